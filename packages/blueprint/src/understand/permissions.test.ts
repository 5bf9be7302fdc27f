import { expect, it } from 'vitest';
import { understand } from './index.ts';
import { permissionsIn } from './permissions.ts';

const read = (text: string) =>
  permissionsIn(text, 'en').flatMap(({ action, level }) => (action === 'read' ? [level] : []));

it('who else was named before the verb opens nothing to those before', () => {
  expect(read('members can borrow books, the librarian sees who has what')).toEqual([]);
  expect(read('members can add notes and the treasurer sees all payments')).toEqual([]);
});

it('of several who may, each may, and what is closed stays closed', () => {
  expect(read('only admins and coaches see phone numbers')).toEqual(['admin']);
  expect(read('only admins can add events, and see who comes')).toEqual(['admin']);
  expect(read('members can add and see events')).toEqual(['all']);
  expect(read('members and coaches can see the schedule')).toEqual(['all']);
});

it('opens to strangers what is named before them, and nothing else', () => {
  const { entities } = understand(
    'Beekeeping club: members share hives, swarm alerts anyone can report',
  ).spec;
  expect(entities.map(({ permissions }) => permissions.write)).not.toContain('anonymous');
  const [ideas] = understand('Ideas anyone can submit').spec.entities;
  expect(ideas?.permissions.write).toBe('anonymous');
});
