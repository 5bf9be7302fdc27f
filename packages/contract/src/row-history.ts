import { z } from 'zod';
import { call } from './call.ts';
import { EntityName } from './entity.ts';
import { AppId, Count, RowId, VersionId } from './ids.ts';
import { needs } from './policy.ts';

/** A time that data is put back to: when a version was made, or an instant. */
export const PastTime = z.union([
  z.strictObject({ versionId: VersionId }),
  z.strictObject({ at: z.iso.datetime() }),
]);
export type PastTime = z.infer<typeof PastTime>;

/** A row's own past: a time, or one of its states. */
export const PastState = z.union([PastTime, z.strictObject({ rev: Count.min(1) })]);
export type PastState = z.infer<typeof PastState>;

/** One state of a row, from `from` until it was changed; the last one until now. */
export const RowState = z.object({
  rev: z.number(),
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  /** How it ended. */
  ended: z.enum(['update', 'delete']).nullable(),
  /** The app's user who ended it. */
  endedBy: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});
export type RowState = z.infer<typeof RowState>;

/** What putting data back did to an entity's rows. */
export const PutBack = z.object({
  /** Rows that have the values again that they had. */
  changed: z.number(),
  /** Rows that had been deleted. */
  broughtBack: z.number(),
  /** Rows that were not there yet. */
  removed: z.number(),
});
export type PutBack = z.infer<typeof PutBack>;

/** Data that no field of the draft or the published app shows any more. */
export const RemovedData = z.object({
  entityId: z.string(),
  entityName: z.string(),
  /** The removed field's key; null where the whole entity was removed. */
  key: z.string().nullable(),
  /** Rows that have a value. */
  rows: z.number(),
});
export type RemovedData = z.infer<typeof RemovedData>;

/** A field whose type a version changed, with the values that did not convert. */
export const Unconverted = z.object({
  entityName: z.string(),
  field: z.string(),
  /** Rows whose value did not convert, and still has nothing in its place. */
  rows: z.number(),
  /** The first of them. */
  examples: z.array(z.object({ id: z.string(), value: z.unknown() })),
});
export type Unconverted = z.infer<typeof Unconverted>;

const onApp = z.object({ appId: AppId });
const onRow = onApp.extend({ entityName: EntityName, id: RowId });
const at = '/api/apps/{appId}/data';

/** What was: rows as they were, values of fields that went, values that did not convert. */
export const rowHistoryCalls = {
  history: call({
    id: 'rowHistory',
    method: 'GET',
    path: `${at}/{entityName}/{id}/history`,
    who: needs('rows.read'),
    summary: 'Every state of a row, the newest first (100 at most)',
    params: onRow,
    answer: z.object({
      states: z.array(RowState),
      /** Whoever made it; null where nobody was signed in. */
      madeBy: z.string().nullable(),
      /** The app's users who had a hand in it, by their ids: a name, or an e-mail where there is none. */
      names: z.record(z.string(), z.string()),
    }),
  }),
  putBackRow: call({
    id: 'putBackRow',
    method: 'POST',
    path: `${at}/{entityName}/{id}/past`,
    who: needs('rows.put-back'),
    summary:
      'Put one row back to how it was at a time, or to one of its states; what it is now stays in its history',
    params: onRow,
    body: PastState,
    answer: PutBack,
  }),
  putBackData: call({
    id: 'putBackData',
    method: 'POST',
    path: `${at}/past`,
    who: needs('data.put-back'),
    summary:
      "Put the app's whole data back to how it was at a time; `before` is the instant that undoes it",
    params: onApp,
    body: PastTime,
    answer: z.object({
      entities: z.array(PutBack.extend({ entityName: z.string() })),
      before: z.iso.datetime(),
    }),
  }),
  removed: call({
    id: 'removedData',
    method: 'GET',
    path: `${at}/removed`,
    who: needs('rows.read'),
    summary: 'Values and rows that are kept of fields and entities that were removed',
    params: onApp,
    answer: z.object({ removed: z.array(RemovedData) }),
  }),
  purge: call({
    id: 'purgeData',
    method: 'POST',
    path: `${at}/purge`,
    who: needs('data.purge'),
    summary: 'Erase what is kept of a removed field or entity, also from the history, for good',
    params: onApp,
    body: z.strictObject({ entityId: z.string().max(40), key: z.string().max(100).nullable() }),
    answer: z.object({ rows: z.number() }),
  }),
  unconverted: call({
    id: 'unconvertedValues',
    method: 'GET',
    path: '/api/apps/{appId}/versions/{versionId}/unconverted',
    who: needs('rows.read'),
    summary: 'Values that did not convert when this version gave their field another type',
    params: onApp.extend({ versionId: VersionId }),
    answer: z.object({ fields: z.array(Unconverted) }),
  }),
};
