import type { EntitySchema, FieldSchema, RowRules } from '@trellis/contract';
import { type FieldTypeId, optionsPart, typeById } from '@trellis/fields';
import { isSeenInside, type SpecEntity, type SpecField } from '../spec.ts';
import { type Decision, ownDecision } from './decision.ts';
import type { AppModel, EntityModel } from './model.ts';
import { isOfStaff } from './staff.ts';

/** The content of `entities/{Name}.json`: types, and always who may read and write (ruling 17). */
export function entityJson(model: AppModel, { spec: entity, ...known }: EntityModel): string {
  const required = entity.fields
    .filter((field) => field.required && !isOfStaff(model, { spec: entity, ...known }, field))
    .map((field) => field.name);
  const schema: EntitySchema = {
    name: entity.name,
    type: 'object',
    title: entity.label,
    ...(entity.renamedFrom && { 'x-renamed-from': entity.renamedFrom }),
    properties: Object.fromEntries(entity.fields.map((field) => [field.name, fieldSchema(field)])),
    ...(required.length > 0 && { required }),
    'x-accessControl': { permissions: entity.permissions },
    ...(entity.meantOpen?.length && { 'x-meant-open': entity.meantOpen }),
    ...(entity.ownedByCreatorOrAdmin && {
      rls: creatorOrAdmin(entity, ownDecision(model, { spec: entity, ...known })),
    }),
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const OWN = { created_by_id: '{{user.id}}' };
const ADMIN = { user_condition: { role: 'admin' } };
/** A field that others give to a row and do not see again: who made the row and admins do. */
const GUARDED = { read: { $or: [OWN, ADMIN] }, create: true };
/** A field that says who comes, to those who have an account. */
const FOR_MEMBERS = { read: { user_condition: {} }, create: true };

/**
 * People's own rows that staff handle too: the read level may be wider, changes stay with both. What waits for
 * a decision is its creator's to make and change until then, and never to decide.
 */
function creatorOrAdmin(entity: SpecEntity, decision: Decision | null): RowRules {
  const both = { $or: [OWN, ADMIN] };
  const signedIn = { user_condition: {} };
  const isOpen = entity.permissions.read === 'anonymous';
  const read = isOpen ? true : isSeenInside(entity) ? signedIn : both;
  const isForm = entity.permissions.write === 'anonymous';
  if (!decision) return { read, create: isForm ? true : signedIn, update: both, delete: both };
  const waits = { [decision.status.name]: { $in: [decision.pending, null] } };
  return {
    read,
    create: { $or: [{ ...(isForm ? {} : signedIn), ...waits }, ADMIN] },
    update: { $or: [{ ...OWN, ...waits }, ADMIN] },
    delete: both,
  };
}

/** What the types of a spec are in the schema; the others are texts. */
const TYPES: Partial<Record<SpecField['type'], FieldTypeId>> = {
  number: 'number',
  money: 'number',
  percent: 'number',
  duration: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  enum: 'select',
  multienum: 'multiselect',
  email: 'email',
  url: 'link',
  list: 'list',
};

/** The property of an entity's file that a field is. */
export function fieldSchema(field: SpecField): FieldSchema {
  return {
    ...typeOf(field),
    title: field.label,
    ...(field.help && { description: field.help }),
    ...(field.default !== undefined && { default: field.default }),
    ...(field.relation && { 'x-relation': field.relation }),
    ...(field.renamedFrom && { 'x-renamed-from': field.renamedFrom }),
    ...(field.isGuarded ? { rls: GUARDED } : field.isForMembers ? { rls: FOR_MEMBERS } : {}),
  };
}

function typeOf(field: SpecField): FieldSchema {
  switch (field.type) {
    case 'integer':
      return { type: 'integer' };
    case 'rating':
      return { type: 'number', minimum: 0, maximum: 5 };
    case 'image':
    case 'file':
      return { type: 'string', format: 'uri-reference' };
    case 'lines':
      return { type: 'array', items: lineSchema(field) };
    default: {
      const options = field.options?.map(({ value }) => value) ?? [];
      const schema = typeById(TYPES[field.type] ?? 'text').schema({ name: field.name, options });
      const part = optionsPart(schema);
      if (part) part['x-enumLabels'] = field.options?.map(({ label }) => label) ?? [];
      return schema;
    }
  }
}

function lineSchema(field: SpecField): FieldSchema {
  const columns = field.columns ?? [];
  return {
    type: 'object',
    properties: Object.fromEntries(
      columns.map((column) => [
        column.name,
        { type: column.type === 'text' ? 'string' : 'number', title: column.label },
      ]),
    ),
  };
}
