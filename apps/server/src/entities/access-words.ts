import type { EntitySchema, Permissions } from '@trellis/contract';
import { ALWAYS, type Asker, matches, NEVER } from '@trellis/filter';
import { type Operation, permissionsOf, rulesFilter } from './access.ts';

const SEE: Record<Permissions['read'], string> = {
  anonymous: 'Anybody can see them, without an account.',
  all: 'Everybody who is signed in to the app can see them.',
  admin: 'Only admins of the app can see them.',
  creator: 'People see only the ones they added themselves.',
  none: 'Nobody sees them in the app.',
};
const CHANGE: Record<Permissions['write'], string> = {
  anonymous:
    'Anybody can add them, without an account; to change one, a person must also be able to see it.',
  all: 'Everybody who is signed in to the app can add and change them.',
  admin: 'Only admins of the app can add and change them.',
  creator: 'Whoever is signed in can add them, and change only their own.',
  none: 'Nobody adds or changes them in the app.',
};

/** Who can see and change the rows of an entity, in words. */
export function accessSentence(schema: EntitySchema): string {
  if (schema.rls) return conditionsSentence(schema);
  const { read, write } = permissionsOf(schema);
  return `${SEE[read]} ${CHANGE[write]}`;
}

/** Of the rows, how many somebody reaches: `some` when it depends on what is in them. */
type Reach = 'all' | 'own' | 'some' | 'none';

const PEOPLE = {
  stranger: null,
  user: { id: 'user', email: 'user@example.org', role: 'user' },
  admin: { id: 'admin', email: 'admin@example.org', role: 'admin' },
} satisfies Record<string, Asker | null>;

/** Asks the conditions themselves, as a stranger, a user and an admin would meet them. */
function reachOf(schema: EntitySchema, operation: Operation, asker: Asker | null): Reach {
  const filter = rulesFilter(schema, operation, asker);
  if (filter === ALWAYS) return 'all';
  if (filter === NEVER) return 'none';
  const by = (creator: string) =>
    matches(filter, {
      id: 'row',
      creator_id: creator,
      created_at: new Date(0).toISOString(),
      updated_at: new Date(0).toISOString(),
      data: {},
    });
  return asker && by(asker.id) && !by('somebody else') ? 'own' : 'some';
}

function conditionsSentence(schema: EntitySchema): string {
  const reach = (operation: Operation) => ({
    stranger: reachOf(schema, operation, PEOPLE.stranger),
    user: reachOf(schema, operation, PEOPLE.user),
    admin: reachOf(schema, operation, PEOPLE.admin),
  });
  const create = reach('create');
  const add =
    create.stranger !== 'none'
      ? 'Anybody can add them, without an account'
      : create.user !== 'none'
        ? 'Whoever is signed in can add them'
        : create.admin !== 'none'
          ? 'Only admins of the app can add them'
          : 'Nobody adds them in the app';
  return `${told(reach('read'), 'see')} ${add}. ${told(reach('update'), 'change')}`;
}

function told(reach: Record<keyof typeof PEOPLE, Reach>, act: 'see' | 'change'): string {
  const { stranger, user, admin } = reach;
  const andAdmins = admin === 'all' ? `; admins of the app ${act} all` : '';
  if (stranger === 'all') return `Anybody can ${act} them, without an account.`;
  if (user === 'all') return `Everybody who is signed in to the app can ${act} them.`;
  if (stranger === 'some' || user === 'some')
    return `Which ones a person can ${act} depends on what is in them${andAdmins}.`;
  if (user === 'own') return `People ${act} only the ones they added themselves${andAdmins}.`;
  if (admin !== 'none') return `Only admins of the app can ${act} them.`;
  return `Nobody can ${act} them in the app.`;
}
