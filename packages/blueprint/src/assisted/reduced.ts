import { z } from 'zod';

/** The types of a field that a small model chooses among. */
export const ReducedType = z.enum([
  'text',
  'longtext',
  'number',
  'money',
  'percent',
  'rating',
  'duration',
  'boolean',
  'date',
  'datetime',
  'time',
  'choice',
  'choices',
  'image',
  'file',
  'email',
  'phone',
  'url',
  'list',
  'relation',
]);
export type ReducedType = z.infer<typeof ReducedType>;

/** Who reads and writes a list: named cases that hold together, instead of levels that may not. */
export const ReducedAccess = z.enum([
  'public',
  'community',
  'team',
  'own',
  'private',
  'form',
  'staff',
]);
export type ReducedAccess = z.infer<typeof ReducedAccess>;

export const ReducedView = z.enum([
  'table',
  'gallery',
  'board',
  'calendar',
  'schedule',
  'timeline',
  'chart',
  'statistics',
  'leaderboard',
]);
export type ReducedView = z.infer<typeof ReducedView>;

const ReducedField = z.object({
  /** English snake_case; a field that is there already keeps it when its label changes. */
  id: z.string(),
  label: z.string(),
  type: ReducedType,
  /** For choices. */
  options: z.array(z.string()),
  /** For a relation: the id of the entity it points at; else ''. */
  entity: z.string(),
  required: z.boolean(),
});
export type ReducedField = z.infer<typeof ReducedField>;

const ReducedEntity = z.object({
  id: z.string(),
  label: z.string(),
  plural: z.string(),
  access: ReducedAccess,
  fields: z.array(ReducedField),
});
/** As it is read: without a word on access that is one, the builder decides. */
export type ReducedEntity = Omit<z.infer<typeof ReducedEntity>, 'access'> & {
  access: ReducedAccess | null;
};

const ReducedPage = z.object({
  title: z.string(),
  view: ReducedView,
  entity: z.string(),
  /** The id of the field that it groups by; '' for none. */
  by: z.string(),
});
export type ReducedPage = z.infer<typeof ReducedPage>;

/**
 * As much of an `AppSpec` as a model of a few billion parameters fills reliably; code completes the
 * rest. Every property is required and there are no unions, patterns or limits, because that is the
 * part of JSON Schema that all servers with structured output agree on.
 */
export const ReducedSpec = z.object({
  name: z.string(),
  tagline: z.string(),
  language: z.string(),
  theme: z.object({ mode: z.enum(['light', 'dark']), colour: z.string() }),
  entities: z.array(ReducedEntity),
  pages: z.array(ReducedPage),
});
export type ReducedSpec = Omit<z.infer<typeof ReducedSpec>, 'entities'> & {
  entities: ReducedEntity[];
};

const { $schema: _dialect, ...schema } = z.toJSONSchema(ReducedSpec);

/** What a server with structured output holds the model to. */
export const REDUCED_SCHEMA = schema;
