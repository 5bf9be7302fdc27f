import type { PublicAssistant } from '@trellis/contract';

export const CHAT_BOOT_ID = 'trellis-chat';

/** What the server says with the page of an app's chat assistant. */
export interface ChatBoot {
  appId: string;
  /** Where the app begins; empty on a host of its own. */
  basePath: string;
  assistant: PublicAssistant;
  /** Whether people pay to use the app, and may have credits. */
  sells: boolean;
}
