import { parse } from '../parse/parse.ts';
import type { Source } from '../parse/source.ts';
import { textHash } from '../text/hash.ts';
import { mendTags } from './tags/mend.ts';

interface Mended {
  text: string;
  message: string;
}

/** Slips that have one way of being put right, each tried alone; the text has to be code afterwards. */
const SLIPS: { message: string; mend(text: string, at: number): string | null }[] = [
  {
    message: 'Took the code out of its fence',
    mend: (text) => {
      const fence = /```\w*[^\S\n]*\r?\n([\s\S]*?)\r?\n?```/.exec(text);
      if (fence) return `${fence[1]}\n`;
      const open = /^\s*```\w*[^\S\n]*\r?\n/.exec(text);
      return open ? text.slice(open[0].length) : text.replace(/\n```\s*$/, '\n');
    },
  },
  // An apostrophe within a word is one of its letters: straight it would end the text around it.
  {
    message: 'Made curly quotes straight',
    mend: (text) => straight(text, /(?<!\p{L})[‘’]|[‘’](?!\p{L})/gu),
  },
  { message: 'Made curly quotes straight', mend: (text) => straight(text, /[‘’]/g) },
  { message: 'Put the apostrophe into a text in double quotes', mend: quoteApostrophe },
  { message: 'Closed the quote', mend: closeQuote },
  {
    message: 'Escaped the sign in the text of an element',
    mend: (text, at) => escapeText(text, at),
  },
  { message: 'Put the tags in order', mend: (text) => mendTags(text, 'code') },
  { message: 'Put the tags in order', mend: (text) => mendTags(text, 'words') },
  { message: 'Closed what was left open at the end', mend: closeEnd },
];
const straight = (text: string, single: RegExp): string =>
  text.replace(single, "'").replace(/[“”]/g, '"');
/** These are tried with each sign that the parser says it expects. */
const SIGN = /`([,;:)\]}])`/g;

/** The text as code, where one slip keeps it from being any. */
export function mendSyntax(source: Source): Mended | null {
  const [error] = parse(source).errors;
  const at = offsetOf(source.text, error);
  for (const { message, mend } of SLIPS) {
    const text = mend(source.text, at);
    if (text !== null && isCode(source, text)) return { text, message };
  }
  return putSign(source, at, error?.message ?? '');
}

function isCode(source: Source, text: string): boolean {
  if (text === source.text || text.trim() === '') return false;
  const { errors, signs } = parse({ ...source, text, hash: textHash(text) });
  // A sign that was left over is no text.
  return errors.length === 0 && signs.length === 0;
}

/** A sign that the parser misses, behind what came last; or one too many, where it stumbles. */
function putSign(source: Source, at: number, error: string): Mended | null {
  const { text } = source;
  const end = text.slice(0, at).trimEnd().length;
  const [expected = ''] = error.split(' but found');
  const named = [...expected.matchAll(SIGN)].map(([, sign]) => sign!);
  // A statement that ends too early says no more than that.
  const signs = text[at] === ';' ? [...named, ')', ']', '}'] : named;
  for (const sign of signs) {
    const mended = text.slice(0, end) + sign + text.slice(end);
    if (isCode(source, mended)) return { text: mended, message: `Put in the missing ${sign}` };
  }
  if (!/[)\]};,]/.test(text[at] ?? '')) return null;
  const mended = text.slice(0, at) + text.slice(at + 1);
  return isCode(source, mended)
    ? { text: mended, message: `Took out a ${text[at]} too many` }
    : null;
}

function offsetOf(text: string, error: { line: number; column: number } | undefined): number {
  if (!error) return 0;
  const lines = text.split('\n').slice(0, error.line - 1);
  return lines.reduce((sum, line) => sum + line.length + 1, 0) + error.column - 1;
}

/** `'It's late'` → `"It's late"`, on the line of the error or the one before. */
function quoteApostrophe(text: string, at: number): string | null {
  return onLines(text, at, (line) => line.replace(/'([^'"]*\w)'(\w[^'"]*)'/, '"$1\'$2"'));
}

/** A quote that its line opens and never closes: closed before the signs that end the line. */
function closeQuote(text: string, at: number): string | null {
  return onLines(text, at, (line) => {
    for (const quote of ["'", '"']) {
      const count = line.split(quote).length - 1;
      if (count % 2 === 1 && !line.includes('`'))
        return line.replace(/\s*([;,)\]}]*)\s*$/, `${quote}$1`);
    }
    return line;
  });
}

/** `a < b` or `x > y` in the words of an element. */
function escapeText(text: string, at: number): string | null {
  return onLines(text, at, (line) =>
    line
      .replace(/(>[^<>{}]*\s)<(?=[\s\d=])/, "$1{'<'}")
      .replace(/(>[^<>{}]*\s|\w\s)>(?=\s[^<>{}]*<\/)/, "$1{'>'}"),
  );
}

function onLines(text: string, at: number, change: (line: string) => string): string | null {
  const lines = text.split('\n');
  const nth = text.slice(0, at).split('\n').length - 1;
  for (const index of [nth, nth - 1, nth - 2]) {
    const line = lines[index];
    const changed = line === undefined ? line : change(line);
    if (line === undefined || changed === undefined || changed === line) continue;
    return [...lines.slice(0, index), changed, ...lines.slice(index + 1)].join('\n');
  }
  return null;
}

/** Brackets that are open where the text ends: closed in their order, when nothing else is wrong. */
function closeEnd(text: string): string | null {
  const open: string[] = [];
  const plain = text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '""');
  for (const sign of plain)
    if (sign === '{') open.push('}');
    else if (sign === '(') open.push(')');
    else if (sign === '[') open.push(']');
    else if (sign === open.at(-1)) open.pop();
    else if (/[)\]}]/.test(sign)) return null;
  if (open.length === 0 || open.length > 4) return null;
  return `${text.trimEnd()}\n${open.reverse().join('\n')}\n`;
}
