import { type LlmTool, ShownPicture } from '@trellis/llm';
import type { ChatNeeds } from './needs.ts';

/** The tool by which a model that sees looks at the app: its first page, as a preview last showed it. */
export function lookingTool({ db }: Pick<ChatNeeds, 'db'>, appId: string): Record<string, LlmTool> {
  return {
    look_at_app: {
      description:
        'Shows the app’s first page as it looked after the last change that was made before this message. Use it when the person speaks of how something looks.',
      input: { type: 'object', properties: {} },
      run: async () => {
        const picture = await db
          .selectFrom('pictures')
          .select(['content', 'type'])
          .where('app_id', '=', appId)
          .executeTakeFirst();
        if (!picture) return { error: 'No preview has made a picture yet' };
        const data = new Uint8Array(picture.content);
        return new ShownPicture(
          { picture: 'It stands in the next message' },
          { data, mediaType: picture.type },
        );
      },
    },
  };
}
