import type { FieldSchema } from '@trellis/fields';
import { z } from 'zod';

/**
 * Who may read or write rows (spec 2, section 6; security.md): anonymous = anybody,
 * all = any signed-in end user of the app, admin = an app admin, creator = the row's creator only
 * (ruling 15), none = nobody at run time.
 */
export const AccessLevel = z.enum(['anonymous', 'all', 'admin', 'creator', 'none']);
export type AccessLevel = z.infer<typeof AccessLevel>;

export const Permissions = z.object({ read: AccessLevel, write: AccessLevel });
export type Permissions = z.infer<typeof Permissions>;

/** Nothing set means creator for both (spec 2, section 3). */
export const DEFAULT_PERMISSIONS: Permissions = { read: 'creator', write: 'creator' };

/** The labels of the levels (spec 2, section 6). */
export const ACCESS_LEVEL_LABELS: Record<AccessLevel, string> = {
  anonymous: 'Anonymous',
  all: 'Public',
  admin: 'Admin',
  creator: 'Creator',
  none: 'None',
};

export type { FieldSchema };

/** A condition on a row, as public app code writes it (base44-compatibility.md): `true`, `false`, or a filter. */
export type RlsRule = boolean | null | Record<string, unknown>;
export interface RowRules {
  read?: RlsRule;
  /** Covers create, update and delete where those are not given. */
  write?: RlsRule;
  create?: RlsRule;
  update?: RlsRule;
  delete?: RlsRule;
}

/** An entity's schema: the content of `entities/{Name}.json`. */
export interface EntitySchema {
  name: string;
  type: 'object';
  title?: string;
  description?: string;
  properties: Record<string, FieldSchema>;
  required?: string[];
  'x-accessControl'?: { permissions?: Permissions };
  rls?: RowRules;
  /** The entity's name before this edit; consumed by the schema diff. */
  'x-renamed-from'?: string;
  /** Personal fields of which it was said that everybody may read them, `*` for the rows as such: nobody is warned of these. */
  'x-meant-open'?: string[];
}

const Field: z.ZodType<FieldSchema> = z.lazy(() =>
  z.looseObject({
    type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
    enum: z.array(z.string().max(200)).max(200).optional(),
    items: Field.optional(),
    properties: z.record(z.string(), Field).optional(),
  }),
) as z.ZodType<FieldSchema>;

/** Names that rows carry by themselves, so that no field may have them. */
export const RESERVED_FIELDS = [
  'id',
  'app_id',
  'createdAt',
  'updatedAt',
  'creatorId',
  'created_date',
  'updated_date',
  'created_by',
  'created_by_id',
  '__proto__',
  'constructor',
  'prototype',
] as const;

/** Names of entities and fields: a letter or underscore, then letters, digits, `_` (entities also `.`). */
export const EntityName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_.]{0,62}$/, 'Not an entity name');
export const FieldName = z.string().regex(/^[\p{L}_][\p{L}\p{N}_]{0,62}$/u, 'Not a field name');

export const EntitySchemaShape: z.ZodType<EntitySchema> = z
  .looseObject({
    name: EntityName,
    type: z.literal('object').default('object'),
    properties: z.record(FieldName, Field),
    required: z.array(z.string()).optional(),
    'x-accessControl': z.looseObject({ permissions: Permissions.optional() }).optional(),
    'x-meant-open': z.array(z.string()).optional().catch(undefined),
  })
  .superRefine((schema, ctx) => {
    for (const name of Object.keys(schema.properties))
      if ((RESERVED_FIELDS as readonly string[]).includes(name))
        ctx.addIssue({
          code: 'custom',
          path: ['properties', name],
          message: `The name ${name} is reserved`,
        });
  }) as unknown as z.ZodType<EntitySchema>;

/** A name under which an app keeps something of a person without a schema: nothing that reads as an operator or a path. */
export const UserFieldName = z.string().regex(/^[^$.\p{C}]{1,63}$/u, 'Not a field name');

/** A row as the product's own entity calls answer it (spec 2, section 3): the data, and these. */
export interface Row {
  id: string;
  createdAt: string;
  updatedAt: string;
  creatorId: string | null;
  [field: string]: unknown;
}
