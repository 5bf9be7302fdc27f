import { type AppLook, isOfTools, type LinkedBuild, pageKey } from '@trellis/contract';
import type { ShellHead } from '@trellis/runtime';
import type { Context } from 'hono';
import { type AppRow, asksForMembership, brandOf } from '../apps/index.ts';
import { knownAssistant, publicAssistant } from '../assistants/index.ts';
import { hostAppOf } from '../http/index.ts';
import type { PublishNeeds } from './needs.ts';

const CHAT_PAGE = /^\/chat\/?$/i;
const BUBBLE = '/chat-bubble.js';

interface ChatAsk {
  app: AppRow;
  look: AppLook;
  head: ShellHead;
  basePath: string;
  path: string;
  embedOrigins: readonly string[];
}

/** The page of an app's chat assistant, our own code like a tool's; null where it is a draft, or a page of the app's own. */
export async function chatPage(
  services: PublishNeeds,
  c: Context,
  { app, look, head, basePath, path, embedOrigins }: ChatAsk,
): Promise<Response | null> {
  if (!CHAT_PAGE.test(path) || hasOwnChat(app)) return null;
  const assistant = await active(services, app);
  if (!assistant) return null;
  const page = (await services.runtime()).chat(
    {
      appId: app.app_id,
      basePath,
      assistant: publicAssistant(assistant, app),
      sells: asksForMembership(app),
    },
    { ...head, url: `${head.url}/chat` },
    look,
    embedOrigins,
  );
  return c.body(page.html, 200, page.headers);
}

/** Where the script is that puts the way to the assistant into the app's pages; null while there is none to talk to. */
export async function bubbleOf(
  services: PublishNeeds,
  app: AppRow,
  basePath: string,
): Promise<string | null> {
  // An app whose own page stands where the assistant's would has it for itself.
  if (!(await active(services, app)) || hasOwnChat(app)) return null;
  return basePath === '' ? BUBBLE : `${BUBBLE}?app=${app.slug}`;
}

/** That script, for the app's own pages and those elsewhere: nothing of it says who opens them. */
export async function serveBubble(services: PublishNeeds, c: Context): Promise<Response> {
  const appId = hostAppOf(c);
  const slug = (c.req.query('app') ?? '').toLowerCase();
  const apps = services.db.selectFrom('apps').selectAll().where('deleted_at', 'is', null);
  const app = await (appId
    ? apps.where('app_id', '=', appId)
    : apps.where('slug', '=', slug)
  ).executeTakeFirst();
  const isThere = app?.published_version_id && (await active(services, app));
  const script = isThere ? await bubbleFor(services, app, appId !== null) : '';
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

async function bubbleFor(services: PublishNeeds, app: AppRow, isOwnHost: boolean): Promise<string> {
  const { color, onColor } = await brandOf(services, app);
  const page = isOwnHost ? '/chat' : `/app/${app.slug}/chat`;
  const settings = JSON.stringify({ page, name: app.name, color, onColor });
  return `document.currentScript.bubble=${settings};\n${(await services.runtime()).bubble}`;
}

const active = async ({ db }: PublishNeeds, { app_id }: AppRow) => {
  const assistant = await knownAssistant(db, app_id);
  return assistant?.status === 'active' ? assistant : null;
};

function hasOwnChat(app: AppRow): boolean {
  if (isOfTools(app.kind)) return false;
  const { pages } = app.published_build as Omit<LinkedBuild, 'files'>;
  return pages.some((page) => pageKey(page) === pageKey('chat'));
}
