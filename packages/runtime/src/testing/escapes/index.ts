import type { Escape } from './kinds.ts';
import { PATCHING } from './patching.ts';
import { REACHING } from './reaching.ts';
import { SAYING } from './saying.ts';

export { attackingApp } from './app.ts';

/** Every way out of its frame that an app tries in the tests. */
export const ESCAPES: readonly Escape[] = [...PATCHING, ...REACHING, ...SAYING];
