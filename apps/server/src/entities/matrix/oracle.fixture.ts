import type { AccessLevel } from '@trellis/contract';

/** Everybody who may ask, as security.md names them. */
export const ACTORS = [
  'anonymous',
  'end user',
  'creator',
  'other end user',
  'app admin',
  'owner',
  'collaborator',
  'builder of another tenant',
] as const;
export type ActorName = (typeof ACTORS)[number];

/** Whose row is asked for. */
export const KINDS = ['own', "other's", 'anonymous-made', "another app's"] as const;
export type Kind = (typeof KINDS)[number];

/** What is asked of a row. */
export const ON_ROWS = [
  'list',
  'filter',
  'get',
  'update',
  'bulk',
  'delete',
  'delete-many',
  'subscribe',
  'export',
] as const;
/** What is asked of the entity. */
export const ON_ENTITY = ['create', 'import', 'schema'] as const;

const isBuilder = (actor: ActorName) => actor === 'owner' || actor === 'collaborator';
const isSignedIn = (actor: ActorName) =>
  ['end user', 'creator', 'other end user', 'app admin'].includes(actor);

function passes(level: AccessLevel, actor: ActorName, isOwn: boolean): boolean {
  if (isBuilder(actor)) return true;
  if (actor === 'builder of another tenant') return false;
  if (level === 'anonymous') return true;
  if (!isSignedIn(actor)) return false;
  if (level === 'all') return true;
  if (level === 'admin') return actor === 'app admin';
  return level === 'creator' && isOwn;
}

/** Whether somebody sees a row; a stranger has none that is theirs. */
export const sees = (read: AccessLevel, actor: ActorName, kind: Kind): boolean =>
  kind !== "another app's" && passes(read, actor, kind === 'own' && isSignedIn(actor));

/** Update and delete need read and write (ruling 16). */
export const changes = (
  levels: { read: AccessLevel; write: AccessLevel },
  actor: ActorName,
  kind: Kind,
): boolean => sees(levels.read, actor, kind) && sees(levels.write, actor, kind);

/** Whoever creates a row is its creator. */
export const creates = (write: AccessLevel, actor: ActorName): boolean =>
  passes(write, actor, isSignedIn(actor));
