import { z } from 'zod';
import { call } from './call.ts';
import { type AccessLevel, EntityName, type EntitySchema, Permissions } from './entity.ts';
import { AppId, VersionId } from './ids.ts';
import { needs } from './policy.ts';
import { AnyRow, ListQuery } from './rows.ts';

/** An entity as the database panel lists it: as the draft has it. */
export const DatabaseEntity = z.object({
  /** What announcements of changed rows name it by; it stays when the entity is renamed. */
  id: z.string(),
  name: z.string(),
  schema: z.custom<EntitySchema>(),
  /** Rows in it. */
  count: z.number(),
  access: z.object({
    /** Null where conditions of its own (`rls`) take the place of levels. */
    permissions: Permissions.nullable(),
    /** Who can see and change rows, in words. */
    sentence: z.string(),
  }),
});
export type DatabaseEntity = z.infer<typeof DatabaseEntity>;

/** What a table begins with. */
const FirstRows = z.object({ entityId: z.string(), rows: z.array(AnyRow) });
export type FirstRows = z.infer<typeof FirstRows>;

/** What rows are grouped by: a value of a field, or between which two of a list of edges it stands. */
const Grouping = z.union([
  z.strictObject({ field: z.string().max(100), values: z.array(z.string().max(500)).max(200) }),
  z.strictObject({ field: z.string().max(100), edges: z.array(z.string().max(40)).min(2).max(60) }),
]);
export type Grouping = z.infer<typeof Grouping>;

const RowGroup = z.object({
  count: z.number(),
  /** The first of them. */
  rows: z.array(AnyRow),
});
export type RowGroup = z.infer<typeof RowGroup>;

/** Rows of one group that one call answers. */
export const GROUP_ROWS = 100;

/** Rows that a table begins with, and reads at a time. */
export const TABLE_PAGE = 100;

/** What people call a new entity. */
export const EntityTitle = z
  .string()
  .trim()
  .min(1, 'Give the entity a name')
  .max(60, 'At most 60 characters');

/** The name that code has for an entity that people call so: 'Past orders' → `PastOrders`; empty where no letter of it can stand in one. */
export function entityNameFor(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return (/^\d/.test(name) ? `T${name}` : name).slice(0, 60);
}

/** What the database panel asks beside the calls on rows. */
export const databaseCalls = {
  entities: call({
    id: 'databaseEntities',
    method: 'GET',
    path: '/api/apps/{appId}/database',
    who: needs('rows.read'),
    summary: "The app's entities with their schemas, row counts and rules; without its users",
    params: z.object({ appId: AppId }),
    /** The entity whose first rows come along, the oldest first; empty for the first entity. */
    query: z.object({ open: z.string().max(100).optional() }),
    answer: z.object({ entities: z.array(DatabaseEntity), first: FirstRows.nullable() }),
  }),
  makeEntity: call({
    id: 'makeEntity',
    method: 'POST',
    path: '/api/apps/{appId}/database',
    who: needs('app.edit'),
    summary:
      'Make an entity by hand, with a column for a name and for admins alone, as a version that can be taken back',
    params: z.object({ appId: AppId }),
    body: z.strictObject({ title: EntityTitle }),
    answer: z.object({ entityName: EntityName, versionId: VersionId }),
  }),
  groups: call({
    id: 'rowGroups',
    method: 'POST',
    path: '/api/apps/{appId}/database/{entityName}/groups',
    who: needs('rows.read'),
    summary:
      'The first rows of several groups, and how many there are in each: of each value, then of none, then of any other; or between each two edges',
    params: z.object({ appId: AppId, entityName: EntityName }),
    body: z.strictObject({
      q: ListQuery.shape.q,
      sort: ListQuery.shape.sort,
      limit: z.int().min(0).max(GROUP_ROWS),
      by: Grouping,
    }),
    answer: z.object({ groups: z.array(RowGroup) }),
  }),
};

/** The presets that the popover offers (spec 2, section 6). */
export const ACCESS_PRESETS: readonly {
  read: AccessLevel;
  write: AccessLevel;
  label: string;
  description: string;
}[] = [
  {
    read: 'admin',
    write: 'anonymous',
    label: 'Admin Only Read / Anonymous Write',
    description: 'Anyone can submit, only admins view',
  },
  {
    read: 'anonymous',
    write: 'admin',
    label: 'Anonymous Read / Admin Write',
    description: 'Anyone can view, admins edit',
  },
  {
    read: 'all',
    write: 'admin',
    label: 'Public Read / Admin Write',
    description: 'Logged-in users view, admins edit',
  },
  {
    read: 'all',
    write: 'creator',
    label: 'Public Read / Creator Write',
    description: 'Logged-in users view, each edits what they added',
  },
  {
    read: 'creator',
    write: 'creator',
    label: 'Creator Only',
    description: 'Each sees and edits only what they added',
  },
  {
    read: 'admin',
    write: 'admin',
    label: 'Admin Only',
    description: 'Admins view and edit',
  },
];
