import { FIELD_TYPES, type FieldTypeId } from '@trellis/fields';
import { z } from 'zod';
import { call } from './call.ts';
import { EntityName, type FieldSchema } from './entity.ts';
import { AppId, VersionId } from './ids.ts';
import { needs } from './policy.ts';

/** What a column that is added can be: the specification's types (spec 2, section 3), and every other there is. */
export const ADDED_TYPES = FIELD_TYPES.map(({ id }) => id);
export type AddedType = FieldTypeId;

/** What a column can be turned into; dates and booleans are not offered (spec 2, section 4). */
export const RETYPES = [
  'select',
  'multiselect',
  'text',
  'number',
  'image',
  'json',
  'relation',
] as const;
export type Retype = (typeof RETYPES)[number];

/** Colors of options, by name; one that has none of its own goes by its place. */
export const OPTION_COLORS = [
  'teal',
  'orange',
  'blue',
  'grape',
  'lime',
  'pink',
  'cyan',
  'violet',
] as const;
export type OptionColor = (typeof OPTION_COLORS)[number];

export const COLUMN_LIMITS = { options: 200, option: 200, title: 100 } as const;

const Name = z.string().max(100);
const Title = z.string().max(COLUMN_LIMITS.title, `At most ${COLUMN_LIMITS.title} characters`);
const OptionText = z
  .string()
  .max(COLUMN_LIMITS.option, `At most ${COLUMN_LIMITS.option} characters`);
const Options = z
  .array(OptionText)
  .max(COLUMN_LIMITS.options, `At most ${COLUMN_LIMITS.options} options`);
/** The field as the caller saw it: what somebody else changed since is not overwritten. */
const Seen = z.custom<FieldSchema>((value) => typeof value === 'object' && value !== null);

/** One change of an entity's columns. */
export const ColumnChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('add'),
    name: Name,
    title: Title,
    type: z.enum(ADDED_TYPES),
    options: Options.default([]),
    /** The entity whose rows a column of type `relation` points at. */
    relation: EntityName.nullable().default(null),
    isRequired: z.boolean().default(false),
    /** What rows get where nothing is said; null for nothing. */
    default: z.unknown().default(null),
    /** Null for the end. */
    beside: z.strictObject({ field: Name, side: z.enum(['left', 'right']) }).nullable(),
  }),
  z.strictObject({ kind: z.literal('rename'), field: Name, seen: Seen, title: Title }),
  z.strictObject({
    kind: z.literal('retype'),
    field: Name,
    seen: Seen,
    type: z.enum(RETYPES),
    /** Left out: the values that are there. */
    options: Options.optional(),
    /** The entity whose rows a column of type `relation` points at. */
    relation: EntityName.optional(),
  }),
  z.strictObject({ kind: z.literal('delete'), field: Name, seen: Seen }),
  z.strictObject({ kind: z.literal('add-option'), field: Name, option: OptionText }),
  z.strictObject({
    kind: z.literal('change-option'),
    field: Name,
    seen: Seen,
    option: OptionText,
    /** The word for it; the value in the rows stays. */
    label: OptionText.optional(),
    color: z.enum(OPTION_COLORS).optional(),
  }),
  z.strictObject({
    kind: z.literal('remove-option'),
    field: Name,
    seen: Seen,
    /** Rows that hold it keep it. */
    option: OptionText,
  }),
  z.strictObject({
    kind: z.literal('constrain'),
    field: Name,
    seen: Seen,
    /** What the entity says beside its fields, as the caller saw it. */
    wasRequired: z.boolean(),
    isRequired: z.boolean(),
    /** What new rows get where nothing is said; null for nothing. */
    default: z.unknown().default(null),
  }),
]);
export type ColumnChange = z.infer<typeof ColumnChange>;

/** What a change would do; nothing is written for it. */
export const ColumnForecast = z.object({
  /** Rows that have a value in the column. Of a new one: what an earlier column of its name left behind. */
  values: z.number(),
  /** Rows that have nothing in the column. */
  empty: z.number(),
  /** Values that would be written anew, and those for which there is nothing in the new type. */
  conversion: z
    .object({
      converted: z.number(),
      changes: z.array(z.object({ from: z.string(), to: z.string(), rows: z.number() })),
      left: z.array(z.object({ value: z.string(), rows: z.number() })),
      leftRows: z.number(),
      /** What does not fit stays where it is; otherwise the rows have nothing there, and it is kept behind. */
      isInPlace: z.boolean(),
      /** There are more different values than were looked at. */
      isPart: z.boolean(),
    })
    .nullable(),
  /** Of a column that becomes one of options: those that it would have. */
  options: z.array(z.string()),
  /** Files that name the column and work with the entity. */
  files: z.array(
    z.object({
      path: z.string(),
      lines: z.array(z.object({ line: z.number(), text: z.string() })),
    }),
  ),
});
export type ColumnForecast = z.infer<typeof ColumnForecast>;

/** The code of a change of a column that is another by now. */
export const COLUMN_CHANGED = 'column_changed';

const onEntity = z.object({ appId: AppId, entityName: EntityName });
const at = '/api/apps/{appId}/database/{entityName}/columns';
const Made = z.object({ versionId: VersionId });

/** Columns of the table: each change is a version of the app by hand (ruling 29). */
export const columnCalls = {
  forecast: call({
    id: 'forecastColumn',
    method: 'POST',
    path: `${at}/forecast`,
    who: needs('app.edit'),
    summary: 'What a change of a column would do to values and pages; nothing is written',
    params: onEntity,
    body: ColumnChange,
    answer: ColumnForecast,
  }),
  change: call({
    id: 'changeColumn',
    method: 'POST',
    path: at,
    who: needs('app.edit'),
    summary:
      'Add, rename, retype, constrain or delete a column, or change its options, as a version by hand',
    params: onEntity,
    body: ColumnChange,
    answer: Made,
  }),
  undo: call({
    id: 'undoColumnChange',
    method: 'POST',
    path: '/api/apps/{appId}/database/changes/{versionId}/undo',
    who: needs('app.edit'),
    summary:
      'Take back what a version changed of columns, with their values; calling it for the version that it answers does it again',
    params: z.object({ appId: AppId, versionId: VersionId }),
    answer: Made,
  }),
};
