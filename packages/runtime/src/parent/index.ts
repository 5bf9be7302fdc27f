import type { MountOptions } from './options.ts';
import { type MountedApp, Preview } from './preview.ts';
import type { AppCode } from './preview-code.ts';

export type { AppErrorReport, BridgeUser } from '../bridge.ts';
export type { PointQuestion } from '../pointing.ts';
export type { AppFailure, MountEvents, MountOptions } from './options.ts';
export { appPath } from './path.ts';
export type { MountedApp } from './preview.ts';
export type { AppCode } from './preview-code.ts';

/** Runs an app in a frame of its own inside the container. Browser only. */
export function mountApp(options: MountOptions<AppCode>): MountedApp {
  // Source maps are read when the first error needs them.
  return new Preview(options, async (error, code) =>
    (await import('./places.ts')).explainBySources(error, code),
  );
}
