import {
  type AccessWarning,
  type EntitySchema,
  personalFields,
  personFieldsInRules,
  type RlsRule,
} from '@trellis/contract';
import { isClosedToUsers, readsAll } from '../../entities/index.ts';

/** What an app's schemas say, by the entities' names. */
type Schemas = Record<string, EntitySchema>;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who may read an entity's rows at the most, as the conversation says, by the entities' names. */
export type Spoken = ReadonlyMap<string, 'inside' | 'closed'>;

/** Whatever of an app is more open than most people mean, entity by entity. Pure. */
export function accessWarnings(schemas: Schemas, spoken: Spoken = new Map()): AccessWarning[] {
  const users = Object.entries(schemas).find(([name]) => name.toLowerCase() === 'user')?.[1];
  return Object.entries(schemas)
    .filter(([name]) => name.toLowerCase() !== 'user')
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, schema]) => [
      ...openRows(name, schema, spoken.get(name)),
      ...selfGiven(name, schema, users),
    ]);
}

/** Rows that anybody reads: with what is personal in them, or although the conversation wants them closed. */
function openRows(
  name: string,
  schema: EntitySchema,
  asked: 'inside' | 'closed' | undefined,
): AccessWarning[] {
  const meant = new Set(schema['x-meant-open'] ?? []);
  const reader = readsAll(schema);
  if (reader === null) return [];
  const fields = personalFields(reader.known).filter((field) => !meant.has(field));
  const isSpoken = asked === 'closed' || (asked === 'inside' && reader.who === 'stranger');
  if (fields.length === 0 && (!isSpoken || meant.has(WHOLE))) return [];
  const label = schema.title ?? name;
  const who =
    reader.who === 'stranger'
      ? 'Anybody can read them, without an account.'
      : 'Everyone who signs up can read all of them.';
  const readers = reader.who === 'stranger' ? ('anyone' as const) : ('signed_in' as const);
  if (fields.length === 0) {
    const sentence = `You spoke of privacy, and ${label} is open. ${who}`;
    return [{ entity: name, label, kind: 'spoken', fields, readers, sentence }];
  }
  const sentence = `${label} holds personal data (${listed(fields)}). ${who}`;
  return [{ entity: name, label, kind: 'personal', fields, readers, sentence }];
}

function selfGiven(
  name: string,
  schema: EntitySchema,
  users: EntitySchema | undefined,
): AccessWarning[] {
  const fields = personFieldsInRules(schema).filter(
    (field) => !isClosedToUsers(users?.properties[field], users),
  );
  if (fields.length === 0) return [];
  const label = schema.title ?? name;
  const sentence = `Who reaches ${label} depends on ${listed(fields)} of a person, which people write of themselves: anybody can give themselves this.`;
  return [{ entity: name, label, kind: 'self_given', fields, readers: 'anyone', sentence }];
}

const ADMINS: RlsRule = { user_condition: { role: 'admin' } };
const OWN_OR_ADMIN: RlsRule = { $or: [{ created_by_id: '{{user.id}}' }, ADMINS] };
const CREATE_BY_LEVEL: Record<string, RlsRule> = {
  anonymous: true,
  all: { user_condition: {} },
  creator: { user_condition: {} },
  admin: ADMINS,
  none: false,
};

/** The schema with rows for whoever made them and for admins; who may add any stays as it was. */
export function closed(schema: EntitySchema): EntitySchema {
  const { rls, 'x-accessControl': control, ...rest } = schema;
  const before = rls?.create ?? rls?.write;
  const level = control?.permissions?.write ?? 'creator';
  const { permissions: _, ...others } = control ?? {};
  return {
    ...rest,
    ...(Object.keys(others).length > 0 && { 'x-accessControl': others }),
    rls: {
      read: OWN_OR_ADMIN,
      create: before === undefined ? (CREATE_BY_LEVEL[level] ?? false) : before,
      update: OWN_OR_ADMIN,
      delete: OWN_OR_ADMIN,
    },
  };
}

/** The app's users with fields that admins alone write; what people read of themselves stays. */
export function adminWritten(
  users: EntitySchema | undefined,
  fields: readonly string[],
): EntitySchema {
  const schema: EntitySchema = users ?? { name: 'User', type: 'object', properties: {} };
  const changed = fields.map((name) => {
    const field = schema.properties[name] ?? { type: 'string' as const };
    const own = typeof field.rls === 'object' && field.rls !== null ? field.rls : {};
    const { create: _c, update: _u, ...kept } = own as Record<string, unknown>;
    return [name, { ...field, rls: { ...kept, write: ADMINS } }] as const;
  });
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(changed) } };
}

/** Of the rows as such it was said that they are meant to be open. */
const WHOLE = '*';

/** The schema with the word that it, and what is personal in it, is meant to be open. */
export const meantOpen = (schema: EntitySchema): EntitySchema => ({
  ...schema,
  'x-meant-open': [...personalFields(schema), WHOLE],
});
