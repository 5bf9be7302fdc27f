import { applyEdits, type Edit } from '../text/edit.ts';

const KINDS = 'bg|text|border|ring|divide|placeholder';
const HUES =
  'slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const TOKENS =
  '(?:background|foreground|card|popover|primary|secondary|muted|accent|destructive|border|input|ring)(?:-foreground)?|chart-[1-5]';
const OPACITY = new RegExp(`^((?:[\\w\\[\\]=-]+:)*)(${KINDS})-opacity-(\\d+|\\[[^\\]\\s]+\\])$`);
const COLOUR = new RegExp(
  `^((?:[\\w\\[\\]=-]+:)*)(${KINDS})-(black|white|(?:${HUES})-\\d{2,3}|${TOKENS}|\\[#[\\da-fA-F]{3,8}\\])$`,
);
/** `w-[--sidebar-width]`: the value of a variable, which is written in round brackets now. */
const VARIABLE = /-\[(--[\w-]+)\]/g;
/** `grid-cols-[1fr,300px]`: a list whose commas were spaces; those of `minmax(0,1fr)` are its own. */
const LIST = /(?<=(?:^|:)(?:grid-cols|grid-rows|object)-\[)[^\]\s]*,[^\]\s]*(?=\])/;
const OLD = /-opacity-|-\[--|(?:-cols|-rows|object)-\[[^\]\s]*,/;

interface Word {
  text: string;
  start: number;
}

/**
 * Class names of Tailwind 3 that mean nothing or something else to Tailwind 4, as it writes them: the
 * opacity of a colour stands behind the colour (`bg-black bg-opacity-50` → `bg-black/50`).
 */
export function classEdits(text: string): Edit[] {
  if (!OLD.test(text)) return [];
  const edits: Edit[] = [];
  // A list of classes holds none of these.
  for (const { 0: list, index } of text.matchAll(/[^"'`{}<>;]+/g)) {
    if (!OLD.test(list)) continue;
    const words = [...list.matchAll(/\S+/g)].map((word) => ({
      text: word[0],
      start: index + word.index,
    }));
    edits.push(...opacities(words), ...values(words));
  }
  return edits;
}

/** The text with such names written anew. */
export const withClasses = (text: string): string => applyEdits(text, classEdits(text));

function opacities(words: readonly Word[]): Edit[] {
  const edits: Edit[] = [];
  const colours = words.flatMap((word) => {
    const [, variants, kind] = COLOUR.exec(word.text) ?? [];
    return variants === undefined ? [] : [{ ...word, variants, kind: kind! }];
  });
  for (const word of words) {
    const [, variants, kind, given] = OPACITY.exec(word.text) ?? [];
    if (variants === undefined) continue;
    const same = colours.find((one) => one.kind === kind && one.variants === variants);
    const colour = same ?? colours.find((one) => one.kind === kind && one.variants === '');
    if (!colour) continue;
    const end = word.start + word.text.length;
    if (same) {
      const at = same.start + same.text.length;
      edits.push({ start: at, end: at, text: `/${given}` }, { start: word.start, end, text: '' });
    } else {
      const text = `${variants}${colour.text}/${given}`;
      edits.push({ start: word.start, end, text });
    }
  }
  return edits;
}

/** A list with spaces for its own commas: those inside of brackets, however deep, are a function's. */
function spaced(list: string): string {
  let depth = 0;
  return [...list]
    .map((char) => {
      if (char === '(') depth++;
      else if (char === ')') depth--;
      return char === ',' && depth === 0 ? '_' : char;
    })
    .join('');
}

const values = (words: readonly Word[]): Edit[] =>
  words.flatMap(({ text, start }) => {
    const now = text.replace(VARIABLE, '-($1)').replace(LIST, spaced);
    return now === text ? [] : [{ start, end: start + text.length, text: now }];
  });
