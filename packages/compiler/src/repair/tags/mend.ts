import { depthAt, type Misfit, misfitIn, type Tag } from './scan.ts';

/** Elements that HTML never closes. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** More slips than this in one file are no slips. */
const MOST = 6;

/** Whose the signs are that end the line of an element left open in code: the code's, or the element's words. */
export type Signs = 'code' | 'words';

/**
 * The text with its tags in order, where names and indentation say what was meant: an element ends before the
 * first line that stands no deeper than the one it began in. Null where they do not.
 */
export function mendTags(text: string, signs: Signs = 'code'): string | null {
  const byNames = inOrder(text, false, signs);
  const byDepth = inOrder(text, true, signs);
  // Where the lines stand as they should, they tell more than names.
  return byDepth && byDepth.rounds <= (byNames?.rounds ?? MOST)
    ? byDepth.text
    : (byNames?.text ?? null);
}

function inOrder(
  text: string,
  byDepth: boolean,
  signs: Signs,
): { text: string; rounds: number } | null {
  let mended = text;
  for (let rounds = 0; rounds < MOST; rounds++) {
    const misfit = misfitIn(mended, byDepth);
    if (!misfit) return rounds > 0 ? { text: mended, rounds } : null;
    const next = mendOne(mended, misfit, signs);
    if (next === null || next === mended) return null;
    mended = next;
  }
  return null;
}

function mendOne(text: string, misfit: Misfit, signs: Signs): string | null {
  if (misfit.kind === 'stray') return withoutLine(text, misfit.close);
  const { open, close } = misfit;
  if (misfit.kind === 'open') {
    const { outer } = misfit;
    const isOther =
      close &&
      outer &&
      close.name !== open.name &&
      standTogether(text, open, close) &&
      !standTogether(text, outer, close);
    if (isOther && !VOID.test(open.name)) return renamed(text, open, close);
    return misfit.inCode && signs === 'code'
      ? (closedInCode(text, open, misfit.at) ?? closed(text, open, misfit.at, close))
      : closed(text, open, misfit.at, close);
  }
  if (VOID.test(open.name)) return closed(text, open, misfit.close.start, close);
  if (standTogether(text, open, misfit.close)) return renamed(text, open, misfit.close);
  const deeper = depthAt(text, misfit.close.start) < depthAt(text, open.start);
  return deeper ? closed(text, open, misfit.close.start, close) : withoutLine(text, misfit.close);
}

/** Of two names of components the one that the file knows otherwise is meant; else the one that came first. */
function renamed(text: string, open: Tag, close: Tag): string {
  const isMeant =
    /^[A-Z]/.test(open.name) && uses(text, close.name) > 1 && uses(text, open.name) === 1;
  return isMeant
    ? replace(text, open.start + 1, open.start + 1 + open.name.length, close.name)
    : replace(text, close.start + 2, close.start + 2 + close.name.length, open.name);
}

/** An element that begins and ends in one line of code: `cell: (row) => <b>{row.name},`, `on ? <b>Yes : null`. */
function closedInCode(text: string, open: Tag, before: number): string | null {
  if (VOID.test(open.name)) return null;
  const rest = text.indexOf('\n', open.end);
  const words = text.slice(open.end, rest === -1 || rest > before ? before : rest);
  const ahead = text.slice(text.lastIndexOf('\n', open.start - 1) + 1, open.start);
  const end = codeAgain(words, /\?\s*$/.test(ahead), VALUE.test(ahead));
  const held = words.slice(0, end).trimEnd();
  if (end === words.length) return null;
  // A component with nothing in it, such as an icon, was to end in itself.
  if (held === '') return /^[A-Z]/.test(open.name) ? endedInItself(text, open) : null;
  return replace(text, open.end + held.length, open.end + held.length, `</${open.name}>`);
}

/** The value of a property, or what a function there answers. */
const VALUE =
  /(?:^|[{,])\s*(?:[\w$]+|'[^'\n]*'|"[^"\n]*")\s*:\s*(?:(?:\([^()\n]*\)|[\w$]+)\s*=>\s*)?$/;
const NEXT_PROPERTY = /^,\s*(?:[A-Za-z_$][\w$]*|'[^'\n]*'|"[^"\n]*")\s*:/;

/**
 * Where code goes on behind the words of an element: the other half of a choice, the property behind its own, or
 * the signs that end the line.
 */
function codeAgain(words: string, isChoice: boolean, isValue: boolean): number {
  const open: string[] = [];
  const PAIRS: Record<string, string> = { '}': '{', ')': '(', ']': '[' };
  for (let at = 0; at < words.length; at++) {
    const sign = words[at] as string;
    if (/[{([]/.test(sign)) open.push(sign);
    else if (PAIRS[sign]) {
      if (open.at(-1) !== PAIRS[sign]) return at;
      open.pop();
    } else if (isValue && open.length === 0 && NEXT_PROPERTY.test(words.slice(at))) return at;
    else if (isChoice && open.length === 0 && /^\s:\s/.test(words.slice(at, at + 3))) return at;
  }
  return words.length - (/[,;]\s*$/.exec(words)?.[0].length ?? 0);
}

/** The element ended where its lines end, at the latest before what cannot be inside it. */
function closed(text: string, open: Tag, before: number, close?: Tag): string | null {
  if (VOID.test(open.name)) return endedInItself(text, open);
  const end = `</${open.name}>`;
  const rest = text.indexOf('\n', open.end);
  const line = rest === -1 || rest > before ? before : rest;
  const words = text.slice(open.end, line);
  // An element of nothing but the end of its statement: what it was to hold is missing.
  if (/^\s*[;)\]},]/.test(words)) return null;
  // What begins and ends in one line.
  if (line === before && close) return replace(text, line, line, end);
  if (words.trim() !== '' && !/[{(]\s*$/.test(words)) {
    const to = open.end + words.trimEnd().length;
    return replace(text, to, to, end);
  }
  const own = depthAt(text, open.start);
  for (let from = line + 1; from <= before; from = text.indexOf('\n', from) + 1) {
    if (from === 0) break;
    const lineEnd = text.indexOf('\n', from);
    const row = text.slice(from, lineEnd === -1 ? text.length : lineEnd);
    if (row.trim() === '') {
      if (lineEnd === -1) break;
      continue;
    }
    if (indentOf(row) > own) {
      if (lineEnd === -1) break;
      continue;
    }
    // Nothing inside: its lines alone do not say what belongs to it.
    if (from === line + 1) return null;
    return replace(text, from, from, `${' '.repeat(own)}${end}\n`);
  }
  return null;
}

const endedInItself = (text: string, { start, end }: Tag): string =>
  replace(text, start, end, `${text.slice(start, end - 1).trimEnd()} />`);

/** A tag that stands alone in its line and closes nothing. */
function withoutLine(text: string, tag: Tag): string | null {
  const from = text.lastIndexOf('\n', tag.start) + 1;
  const to = text.indexOf('\n', tag.end);
  const row = text.slice(from, to === -1 ? text.length : to);
  return row.trim() === text.slice(tag.start, tag.end)
    ? replace(text, from, to === -1 ? text.length : to + 1, '')
    : null;
}

/** In one line, or in lines that stand equally deep. */
const standTogether = (text: string, open: Tag, close: Tag): boolean =>
  !text.slice(open.start, close.start).includes('\n') ||
  depthAt(text, open.start) === depthAt(text, close.start);

const uses = (text: string, name: string): number =>
  text.split(new RegExp(`(?<![\\w$])${name.replace(/[.$]/g, '\\$&')}(?![\\w$])`)).length - 1;
const indentOf = (row: string): number => row.length - row.trimStart().length;
const replace = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
