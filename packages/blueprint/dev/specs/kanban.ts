import { AppSpec } from '../../src/spec.ts';

export const kanban = AppSpec.parse({
  version: 1,
  name: 'Team board',
  tagline: 'Who does what by when',
  language: 'en',
  domain: 'tasks',
  theme: { mode: 'light', hue: 225, tone: 'cool', colour: 'blue' },
  entities: [
    {
      name: 'Task',
      label: 'Task',
      plural: 'Tasks',
      icon: 'SquareCheck',
      permissions: { read: 'all', write: 'all' },
      fields: [
        { name: 'title', label: 'Title', type: 'text', role: 'title', required: true },
        {
          name: 'status',
          label: 'Status',
          type: 'enum',
          role: 'status',
          required: true,
          options: [
            { value: 'todo', label: 'To do', color: 'slate' },
            { value: 'in_progress', label: 'In progress', color: 'blue' },
            { value: 'done', label: 'Done', color: 'green' },
          ],
        },
        { name: 'assignee', label: 'Assignee', type: 'text', role: 'person' },
        { name: 'due_date', label: 'Due date', type: 'date', role: 'due' },
        {
          name: 'priority',
          label: 'Priority',
          type: 'enum',
          role: 'priority',
          options: [
            { value: 'low', label: 'Low', color: 'slate' },
            { value: 'medium', label: 'Medium', color: 'amber' },
            { value: 'high', label: 'High', color: 'red' },
          ],
        },
        { name: 'description', label: 'Description', type: 'longtext', role: 'body' },
      ],
      samples: [
        {
          title: 'Write the release notes',
          status: 'todo',
          assignee: 'Mara Lindt',
          due_date: '2026-11-24',
          priority: 'medium',
        },
        {
          title: 'Fix the login redirect on phones',
          status: 'in_progress',
          assignee: 'Jonas Weber',
          due_date: '2026-11-19',
          priority: 'high',
        },
        {
          title: 'Plan the offsite',
          status: 'todo',
          assignee: 'Aisha Khan',
          due_date: '2026-12-02',
          priority: 'low',
        },
        {
          title: 'Update the price page',
          status: 'in_progress',
          assignee: 'Mara Lindt',
          due_date: '2026-11-27',
          priority: 'medium',
        },
        {
          title: 'Move the backups',
          status: 'done',
          assignee: 'Jonas Weber',
          due_date: '2026-11-12',
          priority: 'high',
        },
      ],
    },
  ],
  behaviours: [],
  pages: [],
});
