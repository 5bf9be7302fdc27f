import { z } from 'zod';
import { call } from './call.ts';
import { type AccessLevel, type EntitySchema, Permissions } from './entity.ts';
import { AppId } from './ids.ts';
import { needs } from './policy.ts';

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

/** What the database panel asks beside the calls on rows. */
export const databaseCalls = {
  entities: call({
    id: 'databaseEntities',
    method: 'GET',
    path: '/api/apps/{appId}/database',
    who: needs('rows.read'),
    summary: "The app's entities with their schemas, row counts and rules; without its users",
    params: z.object({ appId: AppId }),
    answer: z.object({ entities: z.array(DatabaseEntity) }),
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
