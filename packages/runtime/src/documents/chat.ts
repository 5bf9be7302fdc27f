import type { AppLook } from '@trellis/contract';
import { CHAT_BOOT_ID, type ChatBoot } from '@trellis/tool-ui/boot';
import { escapeHtml, type ShellHead } from './head.ts';
import { makeOwnPage } from './own-page.ts';
import type { ShellPage } from './shell.ts';

/** Makes the page of an app's chat assistant. */
export type ChatDocument = (
  boot: ChatBoot,
  head: ShellHead,
  look: AppLook,
  embedOrigins: readonly string[],
) => ShellPage;

/** The page of an app's chat assistant, which the app's own pages show in their corner, and those that may embed it. */
export function makeChatDocument(files: { entry: string; style: string }): ChatDocument {
  const page = makeOwnPage(files);
  return (boot, head, look, embedOrigins) => {
    const { name } = boot.assistant;
    return page({
      name,
      // In a corner there is no room for the product's mark.
      head: { ...head, mark: null },
      look,
      root: {
        id: 'chat',
        html: `<div class="chat"><header class="chathead"><h1>${escapeHtml(name)}</h1></header></div>`,
      },
      boot: { id: CHAT_BOOT_ID, value: boot },
      frameAncestors: ["'self'", ...embedOrigins],
    });
  };
}
