export { RunApi, type RunApiOptions, RunError } from './api.ts';
export { BOOT_ID, type ToolBoot } from './page/boot.ts';
export { Tool } from './Tool.tsx';
