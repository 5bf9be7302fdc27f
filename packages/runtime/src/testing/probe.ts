import type { PreviewUpdate } from '@trellis/contract';
import type { browserHistory } from '../parent/history.ts';
import type { MountedApp } from '../parent/index.ts';
import type { readMessage } from '../parent/parse.ts';

/** What the tests' page around a preview leaves for them to look at. */
export interface Probe {
  mounted: MountedApp;
  events: { type: string; value: unknown }[];
  /** Hands an update over; answers how long it took. */
  apply(update: PreviewUpdate): Promise<number>;
  readMessage: typeof readMessage;
  browserHistory: typeof browserHistory;
}

declare global {
  var probe: Probe;
}
