import type { TableView, ViewShape } from '@trellis/contract';
import { ownShelf } from '../../../session/device.ts';
import { PLAIN } from './shape.ts';

/** The view that everybody has and nobody deletes. */
export const ALL_ROWS = 'all';

/** A view as somebody has it now and did not save. */
export interface Draft {
  shape: ViewShape;
  /** The revision that they began with. */
  rev: number;
}

/** What this device knows of an entity's views: which one is shown, and what is not saved in which. */
export interface Kept {
  current: string;
  drafts: Readonly<Record<string, Draft>>;
  /** The shown view as it was last heard of, so that nobody waits for it. */
  last: TableView | null;
}

const NOTHING: Kept = { current: ALL_ROWS, drafts: {}, last: null };

const keyOf = (appId: string, entityId: string) => `table:${appId}:${entityId}`;

export function readKept(appId: string, entityId: string): Kept {
  try {
    const found = JSON.parse(ownShelf().get(keyOf(appId, entityId)) ?? '{}') as Partial<
      Kept & ViewShape
    >;
    // Before there were views, a device kept the layout of all rows.
    if (found.drafts === undefined && found.hidden !== undefined)
      return { ...NOTHING, drafts: { [ALL_ROWS]: { shape: { ...PLAIN, ...found }, rev: 0 } } };
    return { ...NOTHING, ...found };
  } catch {
    // Not ours to read: then the table begins plain.
    return NOTHING;
  }
}

export function writeKept(appId: string, entityId: string, kept: Kept): void {
  // A device without room for it shows the view as it was saved the next time.
  ownShelf().set(keyOf(appId, entityId), JSON.stringify(kept));
}
