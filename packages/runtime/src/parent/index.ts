import { Mount, type MountedApp } from './mount.ts';
import type { MountOptions } from './options.ts';
import { explainBySources } from './places.ts';

export type { AppErrorReport, BridgeUser } from '../bridge.ts';
export type { AppCode } from './code.ts';
export { type AppHistory, browserHistory, memoryHistory, pathBelow } from './history.ts';
export type { MountedApp } from './mount.ts';
export type { AppFailure, MountEvents, MountOptions } from './options.ts';

/** Runs an app in a frame of its own inside the container. Browser only. */
export function mountApp(options: MountOptions): MountedApp {
  return new Mount(options, explainBySources);
}
