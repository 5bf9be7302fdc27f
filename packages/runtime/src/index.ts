export type { AppErrorReport, BridgeUser, TrellisBridge } from './bridge.ts';
export type { FrameDocument } from './documents/frame.ts';
export type { ShellBoot, ShellDocument, ShellPage } from './documents/shell.ts';
