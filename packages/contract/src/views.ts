import { z } from 'zod';
import { call } from './call.ts';
import { AppId, Count } from './ids.ts';
import { needs } from './policy.ts';

/** How a view shows rows: in a table, as a board with a column per option, or on the days of a calendar. */
export const ViewKind = z.enum(['table', 'board', 'calendar']);
export type ViewKind = z.infer<typeof ViewKind>;

/** A condition on one column, as the table's filters have it. */
export const ViewFilter = z.strictObject({
  column: z.string().min(1).max(63),
  operator: z.enum([
    'contains',
    'is',
    'is-not',
    'more',
    'less',
    'before',
    'after',
    'any-of',
    'empty',
    'filled',
  ]),
  value: z.union([
    z.string().max(2_000),
    z.number(),
    z.boolean(),
    z.array(z.string().max(200)).max(200),
    z.null(),
  ]),
});
export type ViewFilter = z.infer<typeof ViewFilter>;

const Columns = z.array(z.string().min(1).max(63)).max(300);

/** What a view says of an entity's rows, by the fields' names of today. */
export const ViewShape = z.strictObject({
  kind: ViewKind,
  /** The field that a board has its columns by, or a calendar its days; null for a table. */
  field: z.string().max(63).nullable(),
  filters: z.array(ViewFilter).max(50),
  sort: z.strictObject({ column: z.string().min(1).max(63), isDescending: z.boolean() }).nullable(),
  hidden: Columns,
  /** Columns in the order in which they stand; those that are not named follow in the schema's. */
  order: Columns,
  widths: z.record(z.string().max(63), z.number().min(1).max(2_000)),
  /** Columns that stay in sight at the left. */
  pins: Columns,
});
export type ViewShape = z.infer<typeof ViewShape>;

/** A field that a view was made with and that is no more what it was. */
export const LostField = z.object({
  name: z.string(),
  why: z.enum(['deleted', 'retyped']),
});
export type LostField = z.infer<typeof LostField>;

export const TableView = z.object({
  id: z.string(),
  name: z.string(),
  shape: ViewShape,
  /** Grows with every change of its name or shape: who changes it says which one they had. */
  rev: z.number(),
  /** What it named and the draft no longer has: left out of the shape. */
  lost: z.array(LostField),
  /** Who changed it the last time; empty where nobody knows any more. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
});
export type TableView = z.infer<typeof TableView>;

/** Views of one entity. */
export const MOST_VIEWS = 50;
export const ViewName = z
  .string()
  .trim()
  .min(1, 'A view needs a name')
  .max(60, 'At most 60 characters');

const onEntity = z.object({ appId: AppId, entityId: z.string().min(1).max(40) });
const onView = onEntity.extend({ viewId: z.string().min(1).max(40) });
const at = '/api/apps/{appId}/database/{entityId}/views';
const views = z.object({ views: z.array(TableView) });

/** The saved views of an entity: the app's builders share them. */
export const viewCalls = {
  list: call({
    id: 'tableViews',
    method: 'GET',
    path: at,
    who: needs('rows.read'),
    summary: "An entity's saved views, in their order",
    params: onEntity,
    answer: views,
  }),
  make: call({
    id: 'makeTableView',
    method: 'POST',
    path: at,
    who: needs('views.change'),
    summary: 'Save a view, behind the others',
    params: onEntity,
    body: z.strictObject({ name: ViewName, shape: ViewShape }),
    answer: TableView,
  }),
  change: call({
    id: 'changeTableView',
    method: 'PATCH',
    path: `${at}/{viewId}`,
    who: needs('views.change'),
    summary: 'Change a view; refused where somebody else changed it since the `rev` that is named',
    params: onView,
    body: z.strictObject({
      rev: Count,
      name: ViewName.optional(),
      shape: ViewShape.optional(),
    }),
    answer: TableView,
  }),
  order: call({
    id: 'orderTableViews',
    method: 'PUT',
    path: at,
    who: needs('views.change'),
    summary: 'Put the views into another order; those that are not named stay behind',
    params: onEntity,
    body: z.strictObject({ ids: z.array(z.string().max(40)).max(MOST_VIEWS) }),
    answer: views,
  }),
  remove: call({
    id: 'removeTableView',
    method: 'DELETE',
    path: `${at}/{viewId}`,
    who: needs('views.change'),
    summary: 'Delete a view; the rows stay as they are',
    params: onView,
    answer: z.object({ success: z.boolean() }),
  }),
};
