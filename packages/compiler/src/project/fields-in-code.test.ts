import { expect, it } from 'vitest';
import { fieldsInCode } from './fields-in-code.ts';

it('reads the fields of entities out of what the code writes, asks for and shows', () => {
  const found = fieldsInCode(
    {
      'pages/Orders.jsx': `import { base44 } from '@/api/base44Client';
const { Order } = base44.entities;
export default function Orders() {
  const [form, setForm] = useState({ customer: '', total: 0, lines: [], is_paid: false });
  const make = useMutation({ mutationFn: (data) => base44.entities.Order.create(data) });
  const change = useMutation({ mutationFn: ({ id, data }) => Order.update(id, data) });
  Order.list('-ordered_on', 50);
  Order.filter({ customer: 'x', $or: [] }, 'rank');
  setForm({ note: \`a\` });
  make.mutate({ ...form, ordered_on: new Date().toISOString() });
  change.mutate({ id: order.id, data: { state: 'sent', total: parseFloat(x) } });
  return orders.map((order) => <p key={order.id}>{order.address.street}{order.lines.map(String)}</p>);
}`,
      'components/StallCard.jsx': `import { Stall as Stand } from '@/entities/all';
export default function StallCard({ selectedStall }) {
  return <button onClick={() => Stand.bulkCreate(list.map((one) => ({ name: one, size: 3 })))}>{selectedStall.owner}</button>;
}`,
      'pages/board-view.tsx': `import { base44, ActivityLog } from '../sdk-client/base44-client';
ActivityLog.create({ action: 'moved' });`,
    },
    ['Order', 'Stall', 'ActivityLog'],
  );
  expect(Object.fromEntries(found)).toEqual({
    Order: {
      customer: { type: 'string' },
      total: { type: 'number' },
      lines: { type: 'array' },
      is_paid: { type: 'boolean' },
      ordered_on: { type: 'string', format: 'date-time' },
      rank: {},
      note: { type: 'string' },
      state: { type: 'string' },
      address: {},
      // Not told from the row's own; the import leaves it out.
      id: {},
    },
    ActivityLog: { action: { type: 'string' } },
    Stall: { name: {}, size: { type: 'number' }, owner: {} },
  });
});
