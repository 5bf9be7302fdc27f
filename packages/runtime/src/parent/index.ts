export type { AppErrorReport, BridgeUser } from '../bridge.ts';
export type { AppCode } from './code.ts';
export { type AppHistory, browserHistory, memoryHistory, pathBelow } from './history.ts';
export { type MountedApp, mountApp } from './mount.ts';
export type { AppFailure, MountEvents, MountOptions } from './options.ts';
