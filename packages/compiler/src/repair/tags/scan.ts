/** A tag of an element, where it stands. */
export interface Tag {
  name: string;
  start: number;
  end: number;
}

/** Why the tags of a text do not fit, at the first place where they do not. */
export type Misfit =
  /** `open` was not closed before the bracket at `at`, or before `close`, which may close `outer`. */
  | { kind: 'open'; open: Tag; at: number; close?: Tag; outer?: Tag }
  /** `close` closes `open`, which has another name. */
  | { kind: 'other'; open: Tag; close: Tag }
  /** Nothing is open that `close` could close. */
  | { kind: 'stray'; close: Tag };

/** Signs and words behind which an expression begins, and so an element may. */
const BEFORE_ELEMENT = /(?:[([{,;:?=>&|!]|\breturn|\bdefault|\bcase|^)\s*$/;
const NAME = /[A-Za-z_$][\w$.:-]*/y;

/** Elements open in a part of code: brackets inside their words begin another part. */
interface Part {
  open: Tag[];
  /** Curly brackets that code opened since the part began. */
  depth: number;
}

/**
 * The first tag that does not fit, by names alone or `byDepth` of their lines as well; null where all do. Reads
 * broken code as far as it makes sense.
 */
export function misfitIn(text: string, byDepth = false): Misfit | null {
  const parts: Part[] = [{ open: [], depth: 0 }];
  let at = 0;
  while (at < text.length) {
    const part = parts.at(-1) as Part;
    const inWords = part.open.length > 0;
    const sign = text[at];
    if (inWords && sign === '{') {
      parts.push({ open: [], depth: 0 });
      at++;
    } else if (inWords && sign === '}') return { kind: 'open', open: part.open.at(-1) as Tag, at };
    else if (
      sign === '<' &&
      (inWords || BEFORE_ELEMENT.test(text.slice(Math.max(0, at - 40), at)))
    ) {
      const found = tagAt(text, at, part, byDepth);
      if (typeof found !== 'number') return found;
      at = found;
    } else if (inWords) at++;
    else if (sign === '{') {
      part.depth++;
      at++;
    } else if (sign === '}') {
      if (part.depth > 0) part.depth--;
      else if (parts.length > 1) parts.pop();
      at++;
    } else at = pastCode(text, at);
  }
  const last = parts.findLast(({ open }) => open.length > 0)?.open.at(-1);
  return last ? { kind: 'open', open: last, at: text.length } : null;
}

/** Reads a tag; the place behind it, or what is wrong with it. */
function tagAt(text: string, at: number, part: Part, byDepth: boolean): number | Misfit {
  const closes = text[at + 1] === '/';
  NAME.lastIndex = at + (closes ? 2 : 1);
  const name = NAME.exec(text)?.[0] ?? '';
  const from = at + (closes ? 2 : 1) + name.length;
  if (name === '' && !/^\s*>/.test(text.slice(from, from + 20))) return at + 1;
  if (closes) {
    const end = text.indexOf('>', from) + 1 || text.length;
    const close = { name, start: at, end };
    const open = part.open.at(-1);
    if (!open) return { kind: 'stray', close };
    const fits = (other: Tag) =>
      other.name === name && depthAt(text, other.start) === depthAt(text, at);
    const outer =
      (byDepth && part.open.findLast(fits)) || part.open.findLast((other) => other.name === name);
    if (byDepth && open.name === name && isDeeper(text, close, open.start))
      return { kind: 'stray', close };
    if (open.name === name && (!byDepth || outer === open || !isDeeper(text, open, at))) {
      part.open.pop();
      return end;
    }
    return outer ? { kind: 'open', open, at, close, outer } : { kind: 'other', open, close };
  }
  const end = endOfTag(text, from);
  if (text.slice(end - 2, end) !== '/>') part.open.push({ name, start: at, end });
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

/** Behind the `>` of a tag: attributes hold strings and code of their own. */
function endOfTag(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const sign = text[at];
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    else if (sign === '>' && depth === 0) return at + 1;
    at = /["'`]/.test(sign ?? '') || text.startsWith('/*', at) ? pastCode(text, at) : at + 1;
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
