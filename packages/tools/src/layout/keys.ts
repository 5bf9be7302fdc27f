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

/** 'Überblick' → 'uberblick'. */
const latinKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** The blocks of a layout by names that a model can use, each its own. */
export function namedBlocks(blocks: readonly ToolBlock[]): NamedBlock[] {
  const taken = new Set<string>();
  const keys = new Set<string>();
  return blocks.map((block) => {
    const name = block.title.trim() || KIND[block.type];
    let heading = name;
    for (let n = 2; taken.has(plainKey(heading)); n++) heading = `${name} ${n}`;
    taken.add(plainKey(heading));
    const key = latinKey(heading);
    // What has no letter that JSON keys of every provider take, or the same ones as another, is known by its id.
    const isFree = key !== '' && !keys.has(key);
    const own = isFree ? key : `block_${block.id.replace(/[^A-Za-z0-9]/g, '_')}`;
    keys.add(own);
    return { block, heading, key: own };
  });
}
