import { type AppLook, isOfTools, MESSAGES, type PublicTool, pathKey } from '@trellis/contract';
import type { ShellHead } from '@trellis/runtime';
import type { Context } from 'hono';
import { type AppRow, asksForMembership, isSignupOpen } from '../apps/index.ts';
import { presentPath, publishedTools } from '../tools/index.ts';
import { bubbleOf } from './chat-pages.ts';
import { missingPage } from './missing.ts';
import type { PublishNeeds } from './needs.ts';

/** A tool's page, and that of one of its runs (ruling 43). */
const TOOL_PAGE = /^\/tool\/([^/]{1,300})(\/run\/[0-9a-f]{24})?\/?$/i;

/** What is known of a page of ours when it is asked for. */
export interface ToolAsk {
  app: AppRow;
  look: AppLook;
  head: ShellHead;
  basePath: string;
  path: string;
  embedOrigins: readonly string[];
}

/**
 * The page of an active tool, and the home of an app that is made of tools (ruling 40): our own code over the builder's
 * data, without the app's (ruling 41). null where the address is one of the app's own pages.
 */
export async function toolPage(
  services: PublishNeeds,
  c: Context,
  ask: ToolAsk,
): Promise<Response | null> {
  const { app, basePath, path } = ask;
  const found = TOOL_PAGE.exec(path);
  const hasOnlyTools = isOfTools(app.kind);
  if (!found && !hasOnlyTools) return null;
  const tools = await publishedTools(services.db, app);
  if (!found)
    return path === '/' && tools[0] ? shown(services, c, ask, tools, tools[0]) : missing(c, app);
  const named = plain(found[1]!);
  const tool = tools.find((one) => pathKey(one.path) === pathKey(named));
  if (tool) return shown(services, c, ask, tools, tool, found[2] !== undefined);
  const now = await presentPath(services.db, app.app_id, named, tools);
  if (now) return c.redirect(`${basePath}/tool/${now}${found[2] ?? ''}`);
  return missingPage(c, {
    title: 'There is no tool at this address',
    about: 'The address may be mistyped, or the tool is not live right now.',
    message: MESSAGES.toolNotFound(found[1]!),
  });
}

async function shown(
  services: PublishNeeds,
  c: Context,
  { app, look, head, basePath, path, embedOrigins }: ToolAsk,
  tools: readonly PublicTool[],
  tool: PublicTool,
  isRun = false,
): Promise<Response> {
  const isHome = path === '/';
  // A tool that is an app needs no way back to it; its own page and the home are one.
  const isAlone = app.kind === 'AI_TOOL';
  const boot = {
    appId: app.app_id,
    basePath,
    tool,
    app: isAlone ? null : { name: app.name, description: app.description },
    logo: head.icon,
    sells: asksForMembership(app),
    hasSignUp: isSignupOpen(services, app),
    home: isHome && !isAlone ? tools.slice(1).map(cardOf) : null,
  };
  const url = isHome || isAlone ? head.url : `${head.url}/tool/${tool.path}`;
  const page = (await services.runtime()).tool(
    boot,
    // A run is for who has its address, and for no search engine.
    { ...head, url, picture: pictureOf(tool, head), hidden: head.hidden || isRun },
    look,
    { frameAncestors: embedOrigins, bubble: await bubbleOf(services, app, basePath) },
  );
  return c.body(page.html, 200, page.headers);
}

/** What stands for a tool where its address is shared: its own picture, or the app's. */
const pictureOf = ({ imageUrl }: PublicTool, { url, picture }: ShellHead): string | null =>
  imageUrl?.startsWith('/files/') ? new URL(imageUrl, url).href : picture;

const cardOf = ({ path, title, header, description, imageUrl }: PublicTool) => ({
  path,
  title: title || header,
  description,
  imageUrl,
});

const missing = (c: Context, app: AppRow): Response =>
  missingPage(c, {
    title: app.name,
    about: 'There is nothing at this address.',
    message: 'The address may be mistyped, or its tools are not live right now.',
  });

const plain = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
