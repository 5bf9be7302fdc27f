import { ADMIN_FIELD_TYPES, type ToolDefinition } from '@trellis/contract';
import type { Edits } from '../db/index.ts';

type Field = Pick<ToolDefinition['fields'][number], 'name' | 'type'>;

export const isAdminField = ({ type }: Field): boolean => ADMIN_FIELD_TYPES.includes(type);

/** A field of a type: as another type it is another one. */
export const keyOf = ({ name, type }: Field): string => `${type} ${name}`;

/** The fields of a tool that only admins add, and one added: they stay whoever changes and publishes the tool. */
export const addedByAdmins = (edits: Edits): ReadonlySet<string> =>
  new Set(edits.fields?.adminFields);

/** What stands of them beside an edit of the fields; an admin adds to those that were there. */
export function adminFieldsAfter(
  fields: readonly Field[],
  edits: Edits,
  isAdmin: boolean,
): { adminFields?: string[] } {
  const known = addedByAdmins(edits);
  const adminFields = fields
    .filter((field) => isAdminField(field) && (isAdmin || known.has(keyOf(field))))
    .map(keyOf);
  return adminFields.length > 0 ? { adminFields } : {};
}
