import { jsonrepair } from 'jsonrepair';

/** Longer than any spec; a model that runs on beyond it repeats itself. */
const LONGEST = 100_000;

/**
 * The JSON values that an answer may mean, likeliest first: all of it, its fences from the last one on (what comes
 * later is what a model settled on), what stands between the outermost brackets, the first object alone, which words may
 * follow that have brackets as well; first as they are, then mended where
 * they are nearly JSON (comments, commas too many or missing, quotes of other kinds, cut at the end). Pure; never throws.
 */
export function* valuesIn(answer: string): Generator<unknown> {
  const text = answer
    .slice(0, LONGEST)
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, ' ')
    .trim();
  const fenced = [...text.matchAll(/```\w*[^\S\n]*\n?([\s\S]*?)(?:```|$)/g)].map(([, one]) => one!);
  const first = text.search(/[{[]/);
  if (first < 0 || YAML.test(text)) return;
  const last = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  const braces = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const pieces = [text, ...fenced.reverse(), text.slice(first, last + 1), braces, closed(braces)];
  const candidates = [...new Set(pieces.map((one) => one.trim()))].filter((one) =>
    /^(?:\/[/*][\s\S]*?)?[{[]/.test(one),
  );
  for (const read of [parsed, mended]) {
    for (const candidate of candidates) {
      const value = read(candidate);
      if (value !== undefined) yield value;
    }
    // One part of it in each fence.
    const parts = fenced.length > 1 ? fenced.map(read) : [];
    if (parts.length > 0 && parts.every((one) => typeof one === 'object')) yield parts.toReversed();
  }
}

/** What stands in brackets there is no more than a part of it. */
const YAML = /```ya?ml\b|^\w+:[^\n{]*\n(?:[ -]*\w+:[^\n]*\n){2}/;

/** A text that begins with a bracket, to where that one is closed; all of it where it never is. */
function closed(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth++;
    else if (token === '}' && --depth === 0) return text.slice(0, index + 1);
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the next way to read the answer may find some.
    return undefined;
  }
}

/** So many brackets a model forgets at its end; where more are open, the answer was cut, and half a spec is none. */
const MOST_OPEN = 1;

function mended(text: string): unknown {
  if (openIn(text) > MOST_OPEN) return undefined;
  try {
    return JSON.parse(jsonrepair(withoutTypes(text)));
  } catch {
    // Not even nearly JSON, which the next candidate may be.
    return undefined;
  }
}

/** What TypeScript has behind values and within figures. */
const withoutTypes = (text: string): string =>
  text.replace(/(["'\]}\d])\s+as const\b/g, '$1').replace(/(?<=[:\s]\d{1,3})_(?=\d{3}\b)/g, '');

/** How many brackets are not closed, texts left out. */
function openIn(text: string): number {
  const bare = text.replace(/"(?:[^"\\\n]|\\.)*"/g, '');
  return (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
}
