import { expect, it } from 'vitest';
import { fieldsInCode } from './fields-in-code.ts';

it('reads what forms hand on to what writes it, however entities are taken', () => {
  const found = fieldsInCode(
    {
      'pages/Tasks.jsx': `import { Task } from '@/api/entities';
import TaskDialog from '../components/tasks/TaskDialog';
export default function Tasks() {
  const handleSubmit = async (taskData) => {
    if (editing) await Task.update(editing.id, taskData);
    else await Task.create({ ...taskData, order: 1 });
  };
  return <TaskDialog task={editing} onSave={handleSubmit} />;
}`,
      'components/tasks/TaskDialog.jsx': `import { TaskForm } from './parts';
export default function TaskDialog({ onSave, task }) {
  return <TaskForm task={task} onSubmit={(data) => { data.checked && log(data); onSave(data); }} />;
}`,
      'components/tasks/parts.jsx': `export function TaskForm({ task, onSubmit }) {
  const [formData, setFormData] = useState(task || { title: '', hours: 0, tags: [] });
  const change = (field, value) => setFormData((prev) => ({ ...prev, [field]: value }));
  return <form onSubmit={() => onSubmit({ ...formData, notes: \`\${formData.memo}\` })}>
    <Input value={formData.place} onChange={(e) => change('place', e.target.value)} />{formData.title.trim()}
  </form>;
}`,
      'pages/Deals.jsx': `import * as Entities from '@/api/entities';
import DealForm from '@/components/DealForm';
const save = async () => {
  const { Note: N } = await import('@/api/entities');
  await N.create({ text: 'a' });
  const { Log } = await import('@/entities/Log');
  await Log.create({ at: new Date().toISOString() });
};
export default function Deals() {
  const make = useMutation({ mutationFn: (data) => Entities.Deal.create(data) });
  const change = useMutation({ mutationFn: ({ id, data }) => Entities.Deal.update(id, data) });
  return <DealForm onCreate={make.mutate} onChange={(data) => change.mutate({ id: 1, data })} />;
}`,
      'components/DealForm.jsx': `export default function DealForm(props) {
  const done = () => { props.onCreate({ amount: Number(x) }); props.onChange({ stage: 'won' }); };
  return <button onClick={done} />;
}`,
    },
    ['Task', 'Deal', 'Note', 'Log'],
  );
  expect(
    Object.fromEntries([...found].map(([name, fields]) => [name, Object.keys(fields).sort()])),
  ).toEqual({
    Task: ['checked', 'hours', 'memo', 'notes', 'order', 'place', 'tags', 'title'],
    Deal: ['amount', 'stage'],
    Note: ['text'],
    Log: ['at'],
  });
  expect(found.get('Task')).toMatchObject({
    hours: { type: 'number' },
    tags: { type: 'array' },
    title: {},
  });
});
