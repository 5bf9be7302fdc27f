import type { BlockPart, ToolBlock } from '@trellis/contract';
import { type FoundObject, partialObjects } from './json.ts';
import { type NamedBlock, namedBlocks, plainKey } from './keys.ts';
import { sectionsOf } from './sections.ts';
import { unwrapped, withoutHalfHeading } from './unwrap.ts';
import { valueInWords } from './value-in-words.ts';
import { blockValue } from './values.ts';

/** What an answer is where the builder laid nothing out. */
export const ONE_TEXT: ToolBlock = {
  id: 'answer',
  type: 'text',
  title: '',
  instructions: '',
  data: { features: {} },
};
export const layoutOf = (blocks: readonly ToolBlock[]): readonly ToolBlock[] =>
  blocks.length > 0 ? blocks : [ONE_TEXT];

/**
 * Reads an answer, or as much of it as is there, by its layout: JSON by the schema, sections under headings, or one
 * text; also where it is broken off, wrapped in words, or of other types than were asked for. It never throws, and
 * what it cannot read of a finished answer is `failed`.
 */
export function readAnswer(
  text: string,
  blocks: readonly ToolBlock[],
  { isComplete }: { isComplete: boolean },
): BlockPart[] {
  const named = namedBlocks(layoutOf(blocks));
  const found = valuesIn(unwrapped(text), named, isComplete);
  const isThere = ({ key }: NamedBlock) => found.values.has(key);
  const last = named.findLastIndex(isThere);
  return named.map(({ block, key }, at) => {
    const value = found.values.get(key);
    const isOver = isComplete || found.isWhole || at < last;
    // A block that another came behind was left out.
    if (value === undefined) return part(block, isOver ? 'failed' : 'waiting', null);
    return part(block, isOver ? 'done' : 'partial', value);
  });
}

const part = (block: ToolBlock, state: BlockPart['state'], value: unknown): BlockPart =>
  ({ id: block.id, type: block.type, state, value }) as BlockPart;

interface Found {
  values: Map<string, unknown>;
  isWhole: boolean;
}

function valuesIn(text: string, named: readonly NamedBlock[], isComplete: boolean): Found {
  // One text is asked for without a form, and may be anything, JSON among it.
  const isPlain = named.length === 1 && named[0]!.block.type === 'text' && !named[0]!.block.title;
  const objects = isPlain && !holds(text, named[0]!.key) ? [] : partialObjects(text);
  let isCut = false;
  for (const { value, isWhole } of objects as Iterable<FoundObject>) {
    const values = byKey(value, named);
    if (values.size > 0) return { values, isWhole };
    isCut ||= !isWhole;
  }
  const said = text.trim();
  if (isPlain) return { values: new Map(said ? [[named[0]!.key, said]] : []), isWhole: false };
  // What begins as JSON and says nothing yet becomes it, or was broken off before it did.
  const isJson = /^\s*(```[a-z]*\s*)?[{[]\s*["{]/i.test(text) && (isCut || !isComplete);
  if (isJson || (!isComplete && /^\s*(```[a-z]*\s*)?\{?[^a-z]*$/i.test(text)))
    return { values: new Map(), isWhole: false };
  return { values: bySection(withoutHalfHeading(text, named), named), isWhole: false };
}

const holds = (text: string, key: string) =>
  text.trimStart().startsWith('{') && text.includes(`"${key}"`);

/** Values under their keys, titles or ids, however they are written; also further down: {"result": {"answer": {…}}}. */
function byKey(
  object: Record<string, unknown>,
  named: readonly NamedBlock[],
  depth = 0,
): Map<string, unknown> {
  const given = new Map(Object.entries(object).map(([name, value]) => [plainKey(name), value]));
  const values = new Map<string, unknown>();
  for (const { block, key, heading } of named) {
    const name = [key, heading, block.id].map(plainKey).find((one) => given.has(one));
    if (name === undefined) continue;
    const value = blockValue(block.type, given.get(name));
    if (value !== undefined) values.set(key, value);
  }
  if (values.size > 0 || depth > 1) return values;
  for (const inner of Object.values(object)) {
    const listed = Array.isArray(inner) ? byEntry(inner) : inner;
    if (typeof listed !== 'object' || listed === null) continue;
    const within = byKey(listed as Record<string, unknown>, named, depth + 1);
    if (within.size > 0) return within;
  }
  return values;
}

/** Blocks as a list: [{"title": "Summary", "content": "…"}]. */
function byEntry(list: readonly unknown[]): Record<string, unknown> {
  const entries = list.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    const { id, key, title, heading, name, ...rest } = one as Record<string, unknown>;
    const called = [key, title, heading, name, id].find((word) => typeof word === 'string');
    const { content, value, data, text, type: _, ...others } = rest;
    return called === undefined ? [] : [[called, content ?? value ?? data ?? text ?? others]];
  });
  // Or one answer in brackets.
  if (entries.length === 0 && list.length === 1) return { ...(list[0] as object) };
  return Object.fromEntries(entries);
}

function bySection(text: string, named: readonly NamedBlock[]): Map<string, unknown> {
  const values = new Map<string, unknown>();
  const sections = sectionsOf(text, named);
  const hasHeadings = sections.size > 1;
  for (const { block, key } of named) {
    const body = sections.get(key);
    const value = body === undefined || body === '' ? undefined : valueInWords(block.type, body);
    if (value !== undefined) values.set(key, value);
  }
  // Words under no heading are the first text's: all of them where there are no headings at all.
  const first =
    named.find(({ block }) => block.type === 'text') ?? (named.length === 1 ? named[0] : undefined);
  const before = hasHeadings ? sections.get(null) : text.trim();
  if (first && before && !values.has(first.key)) {
    const value = valueInWords(first.block.type, before);
    if (value !== undefined) values.set(first.key, value);
  }
  return values;
}
