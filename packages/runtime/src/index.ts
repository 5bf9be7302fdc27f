export type { AppErrorReport, BridgeUser, TrellisBridge } from './bridge.ts';
export type { DirectDocument } from './documents/direct.ts';
export type { FrameDocument } from './documents/frame.ts';
export type {
  ShellBoot,
  ShellBubble,
  ShellDocument,
  ShellHead,
  ShellPage,
} from './documents/shell.ts';
