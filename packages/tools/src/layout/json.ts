import { jsonrepair } from 'jsonrepair';

/** The object that begins at a place: to its end where there is one, else all that is there. */
function objectAt(text: string, from: number): { text: string; isWhole: boolean } {
  let depth = 0;
  let isText = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (isText) {
      if (sign === '\\') at++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0)
      return { text: text.slice(from, at + 1), isWhole: true };
  }
  return { text: text.slice(from), isWhole: false };
}

/** Whether a text that begins like this is meant as an object: nothing but a word of introduction and a fence before it. */
const OBJECT = /^\s*(?:[^\n{[]{0,200}\n+){0,4}\s*(?:```[a-z]*\s*)?\{/i;

/** The object of an answer, also where it is broken off, or wrapped in words; undefined where it is none. */
export function partialObject(
  text: string,
): { value: Record<string, unknown>; isWhole: boolean } | undefined {
  const begin = OBJECT.exec(text)?.[0].length;
  if (begin === undefined) return undefined;
  const found = objectAt(text, begin - 1);
  for (const read of [JSON.parse, (broken: string) => JSON.parse(jsonrepair(broken))])
    try {
      const value: unknown = read(found.text);
      if (typeof value === 'object' && value !== null && !Array.isArray(value))
        return { value: value as Record<string, unknown>, isWhole: found.isWhole };
    } catch {
      // What is no JSON is perhaps nearly JSON; and what is not even that is read as words.
    }
  return undefined;
}
