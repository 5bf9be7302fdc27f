import type { ToolDefinition } from '@trellis/contract';
import { INPUT_NAME } from '@trellis/contract';

/** `[name]`, where a field's value goes. A tag holds no brackets and no line break. */
const TAG = /\[([^[\]\n]{1,100})\]/g;

/** The tags of a text, each once, in their order. */
export const tagsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(TAG)].map(([, name]) => name!)),
];

/** Puts something in the place of each tag, in one pass: what is put there is not looked at again. */
export const replaceTags = (text: string, put: (name: string, tag: string) => string): string =>
  text.replace(TAG, (tag, name: string) => put(name, tag));

/** Tags of the instructions that no field has: they are left as they stand, and marked in the editor. */
export function unknownTags({
  instructions,
  fields,
}: Pick<ToolDefinition, 'instructions' | 'fields'>) {
  const known = new Set([INPUT_NAME, ...fields.map(({ name }) => name)]);
  return tagsOf(instructions).filter((tag) => !known.has(tag));
}
