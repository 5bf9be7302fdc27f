import type { PublicTool } from '@trellis/contract';

export { CHAT_BOOT_ID, type ChatBoot } from '../chat/boot.ts';

export const BOOT_ID = 'trellis-tool';

/** What the server says with a tool's page. */
export interface ToolBoot {
  appId: string;
  /** Where the app begins; empty on a host of its own. */
  basePath: string;
  tool: PublicTool;
  /** The app that the tool is one of; null for a tool that is an app itself. */
  app: { name: string; description: string } | null;
  /** The app's logo, of its own files; null for none. */
  logo: string | null;
  /** Whether people pay to use the app, and may have credits. */
  sells: boolean;
  /** Whether people may sign up, and so may sign in here. */
  hasSignUp: boolean;
  /** On the app's home: its other tools. */
  home: readonly ToolCard[] | null;
}

/** A tool as the home of its app shows it. */
export type ToolCard = Pick<PublicTool, 'path' | 'title' | 'description' | 'imageUrl'>;
