import type { PublicTool } from '@trellis/contract';

export const BOOT_ID = 'trellis-tool';

/** What the server says with a tool's page. */
export interface ToolBoot {
  appId: string;
  /** Where the app begins; empty on a host of its own. */
  basePath: string;
  tool: PublicTool;
}
