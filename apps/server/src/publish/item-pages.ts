import { pathKey } from '@trellis/contract';
import type { Context } from 'hono';
import type { AppRow } from '../apps/index.ts';
import { type ListRow, pictureAddress, rowOf } from '../knowledge/index.ts';
import { isLive, toolsOf } from '../tools/index.ts';
import { visitorOnPage } from '../visitors/index.ts';
import { bubbleOf } from './chat-pages.ts';
import { missingPage } from './missing.ts';
import type { PublishNeeds } from './needs.ts';
import type { ToolAsk } from './tool-pages.ts';

const ITEM_PAGE = /^\/item\/([0-9a-f]{24}-[0-9a-f]{16})\/?$/i;

/**
 * The page of a list's row, `/item/{itemId}` (ruling 53): of a list that an active tool uses, and that whoever looks may read
 * (ruling 83), with the columns that its builder chose. null where the address is another's.
 */
export async function itemPage(
  services: PublishNeeds,
  c: Context,
  { app, look, head, basePath, path, embedOrigins }: ToolAsk,
): Promise<Response | null> {
  const id = ITEM_PAGE.exec(path)?.[1]?.toLowerCase();
  if (!id) return null;
  const row = await rowOf(services.db, app.app_id, id);
  const tools = row ? await toolsWith(services, app, row) : [];
  if (!row || tools.length === 0 || !(await mayRead(services, app, row, c)))
    return missingPage(c, {
      title: 'There is nothing at this address',
      about: 'The address may be mistyped, or you may not have access to this page.',
      message: 'It may have been removed from its list, or may be for signed-in people only.',
    });
  const { title, picture, price, link, rest } = row.card;
  const page = (await services.runtime()).item({
    item: {
      title,
      picture: picture && pictureAddress(services.box, app.app_id)(row),
      price,
      link,
      rest,
    },
    app: { name: app.name, basePath },
    tools: tools.map(({ definition: { path: at, title: name, header } }) => ({
      path: at,
      title: name || header || at,
    })),
    head: {
      ...head,
      url: `${head.url}/item/${id}`,
      hidden: head.hidden || row.access !== 'anyone',
    },
    look,
    frameAncestors: embedOrigins,
    bubble: await bubbleOf(services, app, basePath),
  });
  return c.body(page.html, 200, page.headers);
}

/** The active tools of the published app that look into a row's list: those that name it, and those that name none. */
async function toolsWith(services: PublishNeeds, app: AppRow, row: ListRow) {
  const tools = await toolsOf(services.db, app.app_id, app.published_version_id);
  const named = [row.itemId, row.originalId];
  const using = tools.filter(
    (tool) =>
      isLive(tool) &&
      (tool.definition.items.length === 0 ||
        tool.definition.items.some((id) => named.includes(id))),
  );
  return using.sort((one, other) =>
    pathKey(one.definition.path) < pathKey(other.definition.path) ? -1 : 1,
  );
}

async function mayRead(
  services: PublishNeeds,
  app: AppRow,
  { access }: ListRow,
  c: Context,
): Promise<boolean> {
  if (access === 'anyone') return true;
  return access === 'users' && (await visitorOnPage(services, app, c)) !== null;
}
