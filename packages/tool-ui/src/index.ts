export { RunApi } from './api.ts';
export { RunError, type VisitorOptions } from './call.ts';
export { BOOT_ID, type ToolBoot } from './page/boot.ts';
export { Result } from './Result.tsx';
export { Tool } from './Tool.tsx';
