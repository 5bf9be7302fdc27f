/** A tag of an element, where it stands. */
export interface Tag {
  name: string;
  start: number;
  end: number;
}

/** Why the tags of a text do not fit, at the first place where they do not. */
export type Misfit =
  /**
   * `open` was not closed before the bracket at `at`, or before `close`, which may close `outer`. `inCode`: it
   * stands in code, not among the words of another element.
   */
  | { kind: 'open'; open: Tag; at: number; inCode: boolean; close?: Tag; outer?: Tag }
  /** `close` closes `open`, which has another name. */
  | { kind: 'other'; open: Tag; close: Tag }
  /** Nothing is open that `close` could close. */
  | { kind: 'stray'; close: Tag };

/** Signs and words behind which an expression begins, and so an element may. */
const BEFORE_ELEMENT = /(?:[([{,;:?=>&|!]|\breturn|\bdefault|\bcase|^)$/;
const NAME = /[A-Za-z_$][\w$.:-]*/y;

/**
 * The first tag that does not fit, by names alone or `byDepth` of their lines as well; null where all do. Reads
 * broken code as far as it makes sense.
 */
export function misfitIn(text: string, byDepth = false): Misfit | null {
  const end = codeFrom(text, 0, byDepth, true);
  return typeof end === 'number' ? null : end;
}

/** Reads code up to the curly bracket that ends it, with the elements in it; what is wrong with one, if anything is. */
function codeFrom(text: string, from: number, byDepth: boolean, isWhole = false): number | Misfit {
  const open: Tag[] = [];
  /** Curly brackets that code opened. */
  let depth = 0;
  /** Behind the last that is neither comment nor space. */
  let said = from;
  let at = from;
  while (at < text.length) {
    const inWords = open.length > 0;
    const sign = text[at];
    if (inWords && sign === '{') {
      const end = codeFrom(text, at + 1, byDepth);
      if (typeof end !== 'number') return end;
      at = end + 1;
    } else if (inWords && sign === '}')
      return { kind: 'open', open: open.at(-1) as Tag, at, inCode: open.length === 1 };
    else if (
      sign === '<' &&
      (inWords || BEFORE_ELEMENT.test(text.slice(Math.max(from, said - 40), said)))
    ) {
      const found = tagAt(text, at, open, byDepth);
      if (typeof found !== 'number') return found;
      at = found;
      said = at;
    } else if (inWords) at++;
    else if (sign === '}' && depth === 0 && !isWhole) return at;
    else {
      if (sign === '{') depth++;
      else if (sign === '}' && depth > 0) depth--;
      const isComment = text.startsWith('//', at) || text.startsWith('/*', at);
      at = pastCode(text, at);
      if (!isComment && sign?.trim()) said = at;
    }
  }
  const last = open.at(-1);
  return last ? { kind: 'open', open: last, at: text.length, inCode: open.length === 1 } : at;
}

/** Reads a tag; the place behind it, or what is wrong with it. */
function tagAt(text: string, at: number, opened: Tag[], byDepth: boolean): number | Misfit {
  const closes = text[at + 1] === '/';
  NAME.lastIndex = at + (closes ? 2 : 1);
  const name = NAME.exec(text)?.[0] ?? '';
  const from = at + (closes ? 2 : 1) + name.length;
  if (name === '' && !/^\s*>/.test(text.slice(from, from + 20))) return at + 1;
  if (closes) {
    const end = text.indexOf('>', from) + 1 || text.length;
    const close = { name, start: at, end };
    const open = opened.at(-1);
    if (!open) return { kind: 'stray', close };
    const fits = (other: Tag) =>
      other.name === name && depthAt(text, other.start) === depthAt(text, at);
    const outer =
      (byDepth && opened.findLast(fits)) || opened.findLast((other) => other.name === name);
    if (byDepth && open.name === name && isDeeper(text, close, open.start))
      return { kind: 'stray', close };
    if (open.name === name && (!byDepth || outer === open || !isDeeper(text, open, at))) {
      opened.pop();
      return end;
    }
    if (!outer) return { kind: 'other', open, close };
    return { kind: 'open', open, at, inCode: opened.length === 1, close, outer };
  }
  const end = endOfTag(text, pastTypes(text, from), byDepth);
  if (typeof end !== 'number') return end;
  if (text.slice(end - 2, end) !== '/>') opened.push({ name, start: at, end });
  return end;
}

/** Both begin their lines, and the element's stands deeper. */
const isDeeper = (text: string, open: Tag, at: number): boolean =>
  beginsLine(text, at) &&
  beginsLine(text, open.start) &&
  depthAt(text, open.start) > depthAt(text, at);

const lineOf = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
const beginsLine = (text: string, at: number): boolean =>
  text.slice(lineOf(text, at), at).trim() === '';

/** How deep the line of a place is indented. */
export function depthAt(text: string, at: number): number {
  const row = text.slice(lineOf(text, at), lineOf(text, at) + 200).split('\n', 1)[0] ?? '';
  return row.length - row.trimStart().length;
}

/** Behind the types of a component that takes some: `<Choice<Colour> …`. */
function pastTypes(text: string, from: number): number {
  if (text[from] !== '<') return from;
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '<') depth++;
    else if (text[at] === '>' && text[at - 1] !== '=' && --depth === 0) return at + 1;
    else if (text[at] === '\n' && depth === 0) break;
  }
  return from;
}

/** Behind the `>` of a tag: attributes hold strings, and code with elements of its own. */
function endOfTag(text: string, from: number, byDepth: boolean): number | Misfit {
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '>') return at + 1;
    if (sign === '{') {
      const end = codeFrom(text, at + 1, byDepth);
      if (typeof end !== 'number') return end;
      at = end + 1;
    } else at = /["'`]/.test(sign ?? '') || text.startsWith('/*', at) ? pastCode(text, at) : at + 1;
  }
  return text.length;
}

/** Past a string, a comment or one sign of code. */
function pastCode(text: string, at: number): number {
  const sign = text[at];
  if (text.startsWith('//', at)) return text.indexOf('\n', at) + 1 || text.length;
  if (text.startsWith('/*', at)) return text.indexOf('*/', at) + 2 || text.length;
  if (sign !== '"' && sign !== "'" && sign !== '`') return at + 1;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === sign) return i + 1;
    else if (text[i] === '\n' && sign !== '`') return i;
  }
  return text.length;
}
