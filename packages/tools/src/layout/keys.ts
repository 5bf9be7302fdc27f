import type { ToolBlock } from '@trellis/contract';

const KIND: Record<ToolBlock['type'], string> = {
  text: 'Text',
  list: 'List',
  table: 'Table',
  cards: 'Cards',
  image: 'Picture',
  chart: 'Chart',
  score: 'Score',
  checklist: 'Checklist',
  code: 'Code',
  quote: 'Quote',
  json: 'Data',
};

/** A block as a model knows it: `key` in JSON, `heading` above a section. */
export interface NamedBlock {
  block: ToolBlock;
  key: string;
  heading: string;
}

/** What two names are compared by: letters and digits. */
export const plainKey = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The blocks of a layout by names that a model can use, each its own. */
export function namedBlocks(blocks: readonly ToolBlock[]): NamedBlock[] {
  const taken = new Set<string>();
  return blocks.map((block) => {
    const name = block.title.trim() || KIND[block.type];
    let heading = name;
    for (let n = 2; taken.has(plainKey(heading)); n++) heading = `${name} ${n}`;
    taken.add(plainKey(heading));
    const key = heading
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '');
    // What has no letter that JSON keys of every provider take is known by its id.
    return { block, heading, key: key || `block_${block.id.replace(/[^A-Za-z0-9]/g, '_')}` };
  });
}
