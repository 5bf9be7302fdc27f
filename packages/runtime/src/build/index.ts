import { join } from 'node:path';
import type { VendorIndex } from '@trellis/contract';
import { type ChatDocument, makeChatDocument } from '../documents/chat.ts';
import { type DirectDocument, makeDirectDocument } from '../documents/direct.ts';
import { type FrameDocument, makeFrameDocument } from '../documents/frame.ts';
import { type ItemDocument, makeItemDocument } from '../documents/item.ts';
import { makeShellDocument, type ShellDocument } from '../documents/shell.ts';
import { makeToolDocument, type ToolDocument } from '../documents/tool.ts';
import { buildScripts } from './scripts/index.ts';
import { buildTool } from './tool/index.ts';
import { buildVendor } from './vendor/index.ts';

export { buildVendor, type VendorOptions } from './vendor/index.ts';

export interface RuntimeOptions {
  kitRoot: string;
  /** A folder of its own: `vendor/` in it is what the server serves below `vendorBase`. */
  outDir: string;
  /** `/_vendor/`. */
  vendorBase: string;
}

/** What the server needs to show apps. */
export interface Runtime {
  vendor: VendorIndex;
  /** Folder of the vendor files. */
  vendorDir: string;
  frame: FrameDocument;
  shell: ShellDocument;
  direct: DirectDocument;
  /** The page of a published AI tool, and the folder of what it loads. */
  tool: ToolDocument;
  toolDir: string;
  /** The page of a list's row. */
  item: ItemDocument;
  /** The page of an app's chat assistant; what it loads is in the same folder. */
  chat: ChatDocument;
  /** What puts the way to an app's assistant into a page; it reads its settings of the element that loads it. */
  bubble: string;
  /** `Link` header by which a browser fetches what every preview begins with while the page's own script comes. */
  ahead: string;
}

/** Builds, or takes up, everything that runs in browsers beside the apps' own code. */
export async function buildRuntime(options: RuntimeOptions): Promise<Runtime> {
  const vendorDir = join(options.outDir, 'vendor');
  const toolDir = join(options.outDir, 'tool');
  const [vendor, scripts, tool] = await Promise.all([
    buildVendor({ kitRoot: options.kitRoot, outDir: vendorDir, base: options.vendorBase }),
    buildScripts(join(options.outDir, 'scripts')),
    buildTool(toolDir),
  ]);
  return {
    vendor,
    vendorDir,
    frame: makeFrameDocument(scripts.frame),
    shell: makeShellDocument(scripts.shell),
    direct: makeDirectDocument(scripts.direct),
    tool: makeToolDocument(tool),
    toolDir,
    item: makeItemDocument(tool),
    chat: makeChatDocument(tool.chat),
    bubble: scripts.bubble,
    ahead: aheadOf(vendor),
  };
}

/** Names the files behind what each preview imports first; what comes within the build itself is left out. */
function aheadOf({ base, development, inline }: VendorIndex): string {
  const files = new Set<string>();
  const queue = ['react', 'react-refresh/runtime'];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const known = development[name];
    if (!known || files.has(known.file)) continue;
    files.add(known.file);
    queue.push(...known.deps);
  }
  return [...files]
    .filter((file) => inline[file] === undefined)
    .map((file) => `<${base}${file}>; rel=preload; as=fetch; crossorigin`)
    .join(', ');
}
