import type { EntitySchema, RowRules } from '@trellis/contract';
import { expect, it } from 'vitest';
import { accessSentence, accountNeeded } from './access-words.ts';

const withRules = (rls: RowRules): EntitySchema => ({
  name: 'Booking',
  type: 'object',
  properties: { status: { type: 'string' } },
  rls,
});
const own = { created_by_id: '{{user.id}}' };
const both = { $or: [own, { user_condition: { role: 'admin' } }] };
const signedIn = { user_condition: {} };

it.each<[string, RowRules, string]>([
  [
    'bookings that others count',
    { read: true, create: signedIn, update: both, delete: both },
    'Anybody can see them, without an account. Whoever is signed in can add them. People change only the ones they added themselves; admins of the app change all.',
  ],
  [
    "people's own rows that staff handle",
    { read: both, write: both },
    'People see only the ones they added themselves; admins of the app see all. Whoever is signed in can add them. People change only the ones they added themselves; admins of the app change all.',
  ],
  [
    'rows of nobody but their makers',
    { read: own, write: own },
    'People see only the ones they added themselves. Whoever is signed in can add them. People change only the ones they added themselves.',
  ],
  [
    'an inbox',
    { read: { user_condition: { role: 'admin' } }, create: true, update: false, delete: false },
    'Only admins of the app can see them. Anybody can add them, without an account. Nobody can change them in the app.',
  ],
  [
    'rows that show by their state',
    { read: { status: 'open' }, write: { user_condition: { role: 'admin' } } },
    'Which ones a person can see depends on what is in them. Only admins of the app can add them. Only admins of the app can change them.',
  ],
  [
    'rows that managers handle',
    {
      read: { $or: [own, { user_condition: { role: { $in: ['manager', 'admin'] } } }] },
      write: { user_condition: { role: 'manager' } },
    },
    'People see only the ones they added themselves; admins of the app see all; people with the role manager see all. Nobody adds them in the app; people with the role manager can add them. Nobody can change them in the app; people with the role manager change all.',
  ],
  [
    'rows of a team',
    { read: { status: '{{user.data.team}}' }, write: false },
    'Which ones a person can see depends on what is in them. Nobody adds them in the app. Nobody can change them in the app. It also depends on team of the person.',
  ],
])('says who sees and changes %s', (_, rules, sentence) => {
  expect(accessSentence(withRules(rules))).toBe(sentence);
});

it.each<[string, Partial<EntitySchema>, ('see' | 'add')[]]>([
  ['bookings that others count', { rls: { read: true, create: signedIn, update: both } }, ['add']],
  ["people's own rows", { rls: { read: own, write: own } }, ['see', 'add']],
  ['an inbox', { rls: { read: { user_condition: { role: 'admin' } }, create: true } }, []],
  ['careful defaults', {}, ['see', 'add']],
])('who has no account does without: %s', (_name, rules, needed) => {
  const { rls: _none, ...schema } = withRules({});
  expect(accountNeeded({ ...schema, ...rules })).toEqual(needed);
});

it('says which fields are kept from some of those who see a row', () => {
  const counted = withRules({ read: true, create: signedIn, update: both, delete: both });
  counted.properties.booked_by = { type: 'string', title: 'Booked by', rls: { read: own } };
  counted.properties.phone = { type: 'string', rls: { read: own, create: true } };
  counted.properties.open = { type: 'string', rls: { read: true, create: true } };
  expect(accessSentence(counted)).toMatch(
    / Not everybody who sees one sees “Booked by” or “phone”\.$/,
  );
});
