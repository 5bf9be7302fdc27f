import { type LlmTool, ShownPicture } from '@trellis/llm';
import type { ChatNeeds } from './needs.ts';
import { screenshotOf } from './screenshots.ts';

/** The tool by which a model that sees looks at a page of the app, as it stands in the preview of whoever asks. */
export function lookingTool(
  { db, bus }: Pick<ChatNeeds, 'db' | 'bus'>,
  appId: string,
  userId: string,
): Record<string, LlmTool> {
  return {
    look_at_app: {
      description:
        'Shows a page of the app as it looks now, with what you have changed so far. Use it when the person speaks of how something looks, and once after you changed a layout. page: its name as in pages/Name.tsx, the first page where none is given; phone: on a phone’s width.',
      input: {
        type: 'object',
        properties: { page: { type: 'string' }, phone: { type: 'boolean' } },
      },
      run: async (input) => {
        const { page, phone } = input as { page?: unknown; phone?: unknown };
        const name = nameOf(page);
        if (name === undefined) return { error: 'page is the name of a file in pages/' };
        const wanted = { appId, userId, page: name, isPhone: phone === true };
        const content = await screenshotOf({ db, bus }, wanted);
        if (content)
          return new ShownPicture(
            { picture: 'It stands in the next message' },
            { data: new Uint8Array(content), mediaType: 'image/webp' },
          );
        const why = 'No preview of the person showed that page in time';
        return name === null
          ? ((await lastPicture(db, appId, why)) ?? { error: why })
          : { error: why };
      },
    },
  };
}

/** The page that a model names, null for the first; undefined where it is no name of one. */
function nameOf(page: unknown): string | null | undefined {
  if (page === undefined || page === null || page === '' || page === '/') return null;
  return typeof page === 'string'
    ? /^(?:pages\/)?(\w{1,80})(?:\.[jt]sx)?$/.exec(page.trim())?.[1]
    : undefined;
}

/** The app's picture as a preview made it earlier. */
async function lastPicture(
  db: ChatNeeds['db'],
  appId: string,
  why: string,
): Promise<ShownPicture | null> {
  const picture = await db
    .selectFrom('pictures')
    .select(['content', 'type'])
    .where('app_id', '=', appId)
    .executeTakeFirst();
  return picture
    ? new ShownPicture(
        { picture: `${why}: what stands in the next message is the app before this message` },
        { data: new Uint8Array(picture.content), mediaType: picture.type },
      )
    : null;
}
