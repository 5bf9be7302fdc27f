import {
  type AppRole,
  DEFAULT_PERMISSIONS,
  type EntitySchema,
  may,
  type Permissions,
  type RlsRule,
} from '@trellis/contract';
import {
  ALWAYS,
  and,
  type Filter,
  levelFilter,
  NEVER,
  ruleFilter,
  type Subject,
} from '@trellis/filter';
import type { Actor } from '../identity/index.ts';

/** The entity that an app's end users are (ruling 7). */
export const USER = 'User';

export type Operation = 'read' | 'create' | 'update' | 'delete';

export function permissionsOf(schema: EntitySchema): Permissions {
  return schema['x-accessControl']?.permissions ?? DEFAULT_PERMISSIONS;
}

/** The subject whom rules see: the app's own end user, or nobody. */
export function subjectOf(actor: Actor, appId: string): Subject | null {
  if (actor.kind !== 'visitor' || actor.appId !== appId) return null;
  return {
    id: actor.userId,
    // Whoever registers an address is not yet whom it belongs to.
    email: actor.isVerified ? actor.email : null,
    role: actor.role,
    data: actor.profile,
  };
}

/** Whose e-mail somebody may know as a row's `created_by` (ruling 12): everybody's, or one user's own. */
export function knownCreators(
  actor: Actor,
  role: AppRole | null,
  appId: string,
): 'all' | { userId: string } | null {
  if (actor.kind === 'builder') return role === null ? null : 'all';
  if (actor.kind === 'service') return actor.appId === appId ? 'all' : null;
  if (actor.kind !== 'visitor' || actor.appId !== appId) return null;
  return actor.role === 'admin' ? 'all' : { userId: actor.userId };
}

/**
 * The rows that an actor may reach by an operation. Builders act through their role on the app and
 * reach every row, as does the app's own server code; everybody else by the schema's rules: `rls` where it speaks, else the levels.
 * Update and delete need read and write on the row (ruling 16).
 */
export function accessFilter(
  schema: EntitySchema,
  operation: Operation,
  actor: Actor,
  role: AppRole | null,
  appId: string,
): Filter {
  if (actor.kind === 'builder') {
    if (!role) return NEVER;
    if (schema.name === USER) return may(role, 'users.manage') ? ALWAYS : NEVER;
    return may(role, operation === 'read' ? 'rows.read' : 'rows.write') ? ALWAYS : NEVER;
  }
  if (actor.kind === 'service') return actor.appId === appId ? ALWAYS : NEVER;
  return rulesFilter(schema, operation, subjectOf(actor, appId));
}

/** The rows that the schema's rules let somebody of the app reach; null is who is not signed in. */
export function rulesFilter(
  schema: EntitySchema,
  operation: Operation,
  subject: Subject | null,
): Filter {
  if (operation === 'read' || operation === 'create') return oneRule(schema, operation, subject);
  return and(oneRule(schema, 'read', subject), oneRule(schema, operation, subject));
}

function oneRule(schema: EntitySchema, operation: Operation, subject: Subject | null): Filter {
  const rls = schema.rls;
  const rule: RlsRule | undefined =
    operation === 'read' ? rls?.read : (rls?.[operation] ?? rls?.write);
  if (rule !== undefined) return ruleFilter(rule, subject, schema.properties);
  const { read, write } = permissionsOf(schema);
  const level = operation === 'read' ? read : write;
  // `write: creator` lets any signed-in user create: they become the creator.
  if (operation === 'create' && level === 'creator') return subject ? ALWAYS : NEVER;
  return levelFilter(level, subject);
}
