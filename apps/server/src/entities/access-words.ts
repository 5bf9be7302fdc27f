import {
  type EntitySchema,
  type Permissions,
  personFieldsInRules,
  rolesInRules,
  USER_ROLES,
} from '@trellis/contract';
import { ALWAYS, matches, NEVER, type Subject } from '@trellis/filter';
import { type Operation, permissionsOf, rulesFilter, USER } from './access.ts';

const SEE: Record<Exclude<Permissions['read'], 'anonymous'>, string> = {
  all: 'Everybody who is signed in to the app can see them.',
  admin: 'Only admins of the app can see them.',
  creator: 'People see only the ones they added themselves.',
  none: 'Nobody sees them in the app.',
};
const CHANGE: Record<Exclude<Permissions['write'], 'anonymous'>, string> = {
  all: 'Everybody who is signed in to the app can add and change them.',
  admin: 'Only admins of the app can add and change them.',
  creator: 'Whoever is signed in can add them, and change only their own.',
  none: 'Nobody adds or changes them in the app.',
};

type Act = 'see' | 'change' | 'add';

/** What is for anybody is, in an app that strangers do not open, for whoever comes in. */
type Anybody = (act: Act) => string;
const ANYBODY: Anybody = (act) => `Anybody can ${act} them, without an account`;
const WHOEVER_OPENS: Anybody = (act) => `Whoever can open the app can ${act} them`;

/** Who can see and change the rows of an entity, in words; `isInside`: of an app that only people with an account open. */
export function accessSentence(schema: EntitySchema, isInside = false): string {
  // Whatever its file says: people are no rows (users.ts).
  if (schema.name === USER)
    return 'People see and change what they wrote of themselves; admins of the app see and change all.';
  const rows = rowsSentence(schema, isInside ? WHOEVER_OPENS : ANYBODY);
  const kept = Object.entries(schema.properties)
    .filter(([, { rls }]) => !isShown(rls))
    .map(([name, { title }]) => `“${title ?? name}”`);
  return kept.length === 0 ? rows : `${rows} Not everybody who sees one sees ${LIST.format(kept)}.`;
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

function rowsSentence(schema: EntitySchema, anybody: Anybody): string {
  if (schema.rls) return conditionsSentence(schema, anybody);
  const { read, write } = permissionsOf(schema);
  const see = read === 'anonymous' ? `${anybody('see')}.` : SEE[read];
  const change =
    write === 'anonymous'
      ? `${anybody('add')}; to change one, a person must also be able to see it.`
      : CHANGE[write];
  return `${see} ${change}`;
}

/** What of an entity's rows people do only with an account: seeing them, adding some. */
export function accountNeeded(schema: EntitySchema): ('see' | 'add')[] {
  if (schema.name === USER) return [];
  const { read, write } = permissionsOf(schema);
  const isForAccounts = (operation: Operation, level: Permissions['read']) =>
    schema.rls
      ? reachOf(schema, operation, null) === 'none' &&
        reachOf(schema, operation, personOf(schema, 'user')) !== 'none'
      : level === 'all' || level === 'creator';
  return [
    ...(isForAccounts('read', read) ? (['see'] as const) : []),
    ...(isForAccounts('create', write) ? (['add'] as const) : []),
  ];
}

/** Whether strangers read every row of an entity, and every field. Of people they read nothing. */
export const isOpenToAll = (schema: EntitySchema): boolean =>
  schema.name !== USER &&
  (schema.rls
    ? reachOf(schema, 'read', null) === 'all'
    : permissionsOf(schema).read === 'anonymous') &&
  Object.values(schema.properties).every(({ rls }) => isShown(rls));

/** Whether a field's own rules, where it has any, leave its reading open. */
const isShown = (rls: unknown): boolean =>
  rls === undefined ||
  (typeof rls === 'object' && rls !== null && (!('read' in rls) || rls.read === true));

/** Of the rows, how many somebody reaches: `some` when it depends on what is in them. */
type Reach = 'all' | 'own' | 'some' | 'none';

type Kind = 'stranger' | 'user' | 'admin';

/** Somebody of a role, who has every field that the rules ask for. */
function personOf(schema: EntitySchema, role: string): Subject {
  const data = Object.fromEntries(personFieldsInRules(schema).map((name) => [name, 'x']));
  return { id: role, email: `${role}@example.org`, role, data };
}

/** Asks the conditions themselves, as a stranger, a user and an admin would meet them. */
function reachOf(schema: EntitySchema, operation: Operation, subject: Subject | null): Reach {
  const filter = rulesFilter(schema, operation, subject);
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
  return subject && by(subject.id) && !by('somebody else') ? 'own' : 'some';
}

function conditionsSentence(schema: EntitySchema, anybody: Anybody): string {
  const roles = rolesInRules(schema).filter((role) => !USER_ROLES.some((own) => own === role));
  const reach = (operation: Operation): Reached => ({
    stranger: reachOf(schema, operation, null),
    user: reachOf(schema, operation, personOf(schema, 'user')),
    admin: reachOf(schema, operation, personOf(schema, 'admin')),
    roles: roles.map((role) => [role, reachOf(schema, operation, personOf(schema, role))]),
  });
  const create = reach('create');
  const add =
    create.stranger !== 'none'
      ? anybody('add')
      : create.user !== 'none'
        ? 'Whoever is signed in can add them'
        : create.admin !== 'none'
          ? 'Only admins of the app can add them'
          : 'Nobody adds them in the app';
  const asked = personFieldsInRules(schema);
  const depends = asked.length > 0 ? ` It also depends on ${asked.join(', ')} of the person.` : '';
  const adding = ofRoles(create, 'add');
  return `${reachWords(reach('read'), 'see', anybody)} ${add}${adding}. ${reachWords(reach('update'), 'change', anybody)}${depends}`;
}

interface Reached extends Record<Kind, Reach> {
  /** Of the app's own roles. */
  roles: [role: string, reach: Reach][];
}

/** Roles that reach more than any user does. */
function ofRoles({ user, roles }: Reached, act: Act): string {
  const more = roles.filter(
    ([, reach]) => reach !== 'none' && (user === 'none' || reach === 'all'),
  );
  if (user === 'all' || (act === 'add' && user !== 'none') || more.length === 0) return '';
  const names = more.map(([role]) => role).join(', ');
  return act === 'add'
    ? `; people with the role ${names} can add them`
    : `; people with the role ${names} ${act} ${more.every(([, reach]) => reach === 'all') ? 'all' : 'some'}`;
}

function reachWords(reach: Reached, act: 'see' | 'change', anybody: Anybody): string {
  const { stranger, user, admin } = reach;
  const andAdmins = `${admin === 'all' ? `; admins of the app ${act} all` : ''}${ofRoles(reach, act)}`;
  if (stranger === 'all') return `${anybody(act)}.`;
  if (user === 'all') return `Everybody who is signed in to the app can ${act} them.`;
  if (stranger === 'some' || user === 'some')
    return `Which ones a person can ${act} depends on what is in them${andAdmins}.`;
  if (user === 'own') return `People ${act} only the ones they added themselves${andAdmins}.`;
  if (admin !== 'none') return `Only admins of the app can ${act} them${ofRoles(reach, act)}.`;
  return `Nobody can ${act} them in the app${ofRoles(reach, act)}.`;
}
