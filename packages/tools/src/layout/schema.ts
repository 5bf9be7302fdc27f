import type { BlockType, ToolBlock } from '@trellis/contract';
import { namedBlocks } from './keys.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
/** Every property is needed, and none beside them may come: what providers ask of a strict schema. */
const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
/** Which row of a list it shows. */
const ITEM = { ...text, description: 'the number of the passage of what it shows, like 3' };
const list = (items: object) => ({ type: 'array', items });

const VALUES: Record<BlockType, (block: ToolBlock) => object> = {
  text: () => ({ ...text, description: 'Markdown' }),
  list: () => texts,
  table: ({ columns }) =>
    object({
      columns: columns?.length
        ? { ...texts, description: `exactly: ${columns.join(' | ')}` }
        : texts,
      rows: { ...list(texts), description: 'each with a cell for every column' },
    }),
  cards: ({ itemId }) =>
    list(
      object({
        ...(itemId && { itemId: ITEM }),
        title: text,
        text,
      }),
    ),
  image: ({ itemId }) =>
    object({
      ...(itemId && { itemId: ITEM }),
      prompt: { ...text, description: 'what the picture shows, for whoever draws it' },
    }),
  chart: () =>
    object({
      labels: texts,
      series: list(object({ name: text, values: list({ type: 'number' }) })),
    }),
  score: () => object({ score: { type: 'number', description: 'from 0 to 100' }, reasons: texts }),
  checklist: () => list(object({ text, isDone: { type: 'boolean' } })),
  code: () => object({ language: text, code: text }),
  quote: () => object({ text, source: text }),
  json: () => ({ ...text, description: 'JSON, as a text' }),
};

/** The JSON schema of an answer in this layout, its blocks in their order. */
export function answerSchema(blocks: readonly ToolBlock[]): object {
  return object(
    Object.fromEntries(
      namedBlocks(blocks).map(({ block, key, heading }) => {
        const value = VALUES[block.type](block) as { description?: string };
        const about = [heading, block.instructions.trim(), value.description]
          .filter(Boolean)
          .join('. ');
        return [key, { ...value, description: about }];
      }),
    ),
  );
}
