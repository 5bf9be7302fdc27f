import type { EditBlock } from './blocks.ts';

export type EditFailure = {
  block: number;
  reason: 'missing' | 'ambiguous' | 'empty';
  search: string;
};
/** The text with the blocks that fit, how many those are, and the others. */
export interface EditResult {
  text: string;
  fitted: number;
  failures: EditFailure[];
}

/**
 * Applies blocks one after the other. A search text is looked for exactly, then with white space at
 * line ends and inside lines folded, then with any indentation (the replacement is then indented like
 * the place it lands in). It must stand in the file exactly once: none or several is a failure of that block,
 * and the others stay. A block whose replacement stands there already, as when it is sent again beside one that did
 * not fit, has nothing left to do.
 */
export function applyBlocks(text: string, blocks: readonly EditBlock[]): EditResult {
  const crlf = text.includes('\r\n');
  let current = crlf ? text.replaceAll('\r\n', '\n') : text;
  const failures: EditFailure[] = [];
  blocks.forEach((block, index) => {
    const search = block.search.replaceAll('\r\n', '\n');
    const replace = block.replace.replaceAll('\r\n', '\n');
    if (search.trim() === '') {
      if (current.trim() === '') current = replace;
      else failures.push({ block: index, reason: 'empty', search });
      return;
    }
    const next = applyOne(current, search, replace);
    if (typeof next !== 'string') current = next.text;
    else if (next === 'ambiguous' || !standsOnce(current, replace))
      failures.push({ block: index, reason: next, search });
  });
  return {
    text: crlf ? current.replaceAll('\n', '\r\n') : current,
    fitted: blocks.length - failures.length,
    failures,
  };
}

/** Whether more than a bracket of it stands in the text, once. */
function standsOnce(text: string, replace: string): boolean {
  if (replace.replace(/\W/g, '').length < 8) return false;
  const at = text.indexOf(replace);
  return at >= 0 && text.indexOf(replace, at + 1) < 0;
}

function applyOne(
  text: string,
  search: string,
  replace: string,
): { text: string } | 'missing' | 'ambiguous' {
  const exact = text.indexOf(search);
  if (exact >= 0) {
    if (text.indexOf(search, exact + 1) >= 0) return 'ambiguous';
    // No String.replace: `$&` in code must stay what it is.
    return { text: text.slice(0, exact) + replace + text.slice(exact + search.length) };
  }
  for (const fold of [foldSpace, foldAll]) {
    const found = findLines(text.split('\n'), search.split('\n'), fold);
    if (found === 'ambiguous') return 'ambiguous';
    if (found) {
      const lines = text.split('\n');
      const landed = lines.slice(found.from, found.to);
      const insert = fold === foldAll ? reindent(replace, search, landed) : replace;
      return {
        text: [...lines.slice(0, found.from), ...insert.split('\n'), ...lines.slice(found.to)].join(
          '\n',
        ),
      };
    }
  }
  return 'missing';
}

const foldSpace = (line: string): string => line.trimEnd().replace(/(\S)\s+/g, '$1 ');
const foldAll = (line: string): string => line.trim().replace(/\s+/g, ' ');

function findLines(lines: string[], search: string[], fold: (line: string) => string) {
  let from = 0;
  let to = search.length;
  while (from < to && search[from]!.trim() === '') from++;
  while (to > from && search[to - 1]!.trim() === '') to--;
  const wanted = search.slice(from, to).map(fold);
  const folded = lines.map(fold);
  let found: { from: number; to: number } | null = null;
  for (let i = 0; i + wanted.length <= folded.length; i++) {
    if (wanted.every((line, k) => folded[i + k] === line)) {
      if (found) return 'ambiguous' as const;
      found = { from: i, to: i + wanted.length };
    }
  }
  return found;
}

/** Moves the replacement by the difference between the search text's indentation and the file's. */
function reindent(replace: string, search: string, landed: string[]): string {
  const indent = (line: string) => /^[ \t]*/.exec(line)![0];
  const first = search.split('\n').find((line) => line.trim() !== '') ?? '';
  const target = landed.find((line) => line.trim() !== '') ?? '';
  const was = indent(first);
  const is = indent(target);
  return replace
    .split('\n')
    .map((line) =>
      line.trim() === ''
        ? line
        : line.startsWith(was)
          ? is + line.slice(was.length)
          : is + line.trimStart(),
    )
    .join('\n');
}
