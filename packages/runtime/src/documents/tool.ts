import type { AppLook } from '@trellis/contract';
import { BOOT_ID, type ToolBoot } from '@trellis/tool-ui/boot';
import { escapeHtml, type ShellHead } from './head.ts';
import { makeOwnPage } from './own-page.ts';
import type { ShellPage } from './shell.ts';

/** Makes the page of a published AI tool. */
export type ToolDocument = (
  boot: ToolBoot,
  head: ShellHead,
  look: AppLook,
  more?: { frameAncestors?: readonly string[]; bubble?: string | null },
) => ShellPage;

/** The page of a tool, or the home of an app that is made of tools (ruling 40). */
export function makeToolDocument(files: { entry: string; style: string }): ToolDocument {
  const page = makeOwnPage(files);
  return (boot, head, look, { frameAncestors = [], bubble = null } = {}) => {
    const { tool, app, home } = boot;
    // On the home of an app of several tools the app is what the page is about.
    const isHome = home !== null && app !== null;
    const name = isHome ? app.name : tool.header || tool.title;
    const about = isHome ? app.description : tool.description;
    return page({
      name,
      head: { ...head, description: about || head.description },
      look,
      root: {
        id: 'tool',
        html: `<div class="tool"><header><h1>${escapeHtml(name)}</h1>${about ? `<p>${escapeHtml(about)}</p>` : ''}</header></div>`,
      },
      boot: { id: BOOT_ID, value: boot },
      frameAncestors,
      bubble,
    });
  };
}
