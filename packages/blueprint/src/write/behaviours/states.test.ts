import { expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import type { AppSpec } from '../../spec.ts';
import { understand } from '../../understand/index.ts';
import { writeApp } from '../app.ts';
import { expenses } from '../fixtures/expenses.ts';

const INVOICES = 'Invoices for my clients with line items and what is still unpaid';

it.each([
  [INVOICES, ['draft', 'paid', 'cancelled']],
  [
    'Rechnungen mit Status Entwurf, Versendet, Bezahlt, Storniert und wer noch nicht bezahlt hat',
    ['Entwurf', 'Bezahlt', 'Storniert'],
  ],
])('%s: nothing is due of a draft, nor of what was called off', (sentence, states) => {
  const files = writeApp(design(understand(sentence).spec));
  const list = states.map((state) => `'${state}'`).join(', ');
  expect(files['lib/invoice.ts']).toContain(
    `return !invoice.paid && ![${list}].includes(invoice.status ?? '')`,
  );
  const drawing = Object.values(files).filter((text) => text.includes('isUnpaid(invoice) && ('));
  expect(drawing).not.toEqual([]);
  // What the status calls paid is not said again.
  const unsaid = `{invoice.status !== '${states[1]}' && (invoice.paid || isUnpaid(invoice)) && (`;
  for (const text of drawing) expect(text).toContain(unsaid);
  expect(files['pages/Home.tsx']).toContain('.rows.filter(isUnpaid).length}');
});

it('what is ticked as paid is neither overdue nor still open', () => {
  const files = writeApp(design(understand(INVOICES).spec));
  const open = "['sent'].includes(invoice.status ?? '') && !invoice.paid";
  expect(files['lib/invoice.ts']).toContain(`return ${open};`);
  expect(files['pages/Home.tsx']).toContain(`invoices.rows.filter((invoice) => ${open})`);
});

it('and of a state alone, without a flag beside it', () => {
  const isUnpaid = (...values: string[]) => {
    const status = {
      name: 'status',
      label: 'Status',
      type: 'enum' as const,
      role: 'status' as const,
      required: false,
      options: values.map((value) => ({ value, label: value })),
    };
    const spec: AppSpec = {
      ...expenses,
      entities: expenses.entities.map((entity, index) =>
        index === 0 ? { ...entity, fields: [...entity.fields, status] } : entity,
      ),
    };
    const text = writeApp(design(spec))['lib/expense.ts'] ?? '';
    return /isUnpaid\(.*\n\s+return (.*);/.exec(text)?.[1];
  };
  expect(isUnpaid('draft', 'sent', 'paid', 'overdue', 'cancelled')).toBe(
    "!['draft', 'cancelled', 'paid'].includes(expense.status ?? '')",
  );
  expect(isUnpaid('open', 'paid')).toBe("expense.status !== 'paid'");
  expect(isUnpaid('draft', 'paid')).toBe("expense.status !== 'paid'");
});

it('whoever has left a club owes what was not paid', () => {
  const { spec } = understand('Members of our club with a fee, and who has not paid yet');
  const { name } = spec.entities[0]!;
  const text = writeApp(design(spec))[`lib/${name.toLowerCase()}.ts`];
  expect(text).toMatch(/return !\w+\.paid;/);
});
