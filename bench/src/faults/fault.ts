import type { AppFiles } from '@trellis/contract';
import type { Random } from './random.ts';

/** A file of an app, before or after it was broken. */
export interface Target {
  files: AppFiles;
  path: string;
  text: string;
}

/** One way in which people and models break files. Written without a look at the checks. */
export interface Fault {
  name: string;
  /** Which checks may tell of it. */
  checks: string[];
  /** A machine can know what was meant. */
  isMendable: boolean;
  /** Which files it is made in; components and pages where nothing else is said. */
  path?: RegExp;
  /** The broken text; null where this file gives no occasion. */
  make(target: Target, random: Random): string | null;
}
