/** One search/replace block of an `edit_file` action. */
export interface EditBlock {
  search: string;
  replace: string;
}

const SEARCH = /^<{5,9} ?(?:SEARCH|ORIGINAL|OLD|BEFORE|HEAD)>?\s*$/i;
const MIDDLE = /^={5,9}\s*$/;
const REPLACE = /^>{5,9} ?(?:REPLACE|UPDATED|NEW|AFTER|MODIFIED)\b.*$/i;
/** The same by tags, each on a line of its own or around one. */
const TAGGED =
  /<(search|old|original|find)>[^\S\n]*\n?([\s\S]*?)\n?[^\S\n]*<\/\1>\s*<(replace|new|updated|replacement)>[^\S\n]*\n?([\s\S]*?)\n?[^\S\n]*<\/\3>/gi;
const IS_TAGGED = /^\s*(?:```\w*\s*)?<(?:search|old|original|find)>/i;
/** A part of a file as `diff` writes it. */
const HUNK = /^@@(?: .*)?$/;

/**
 * The blocks of an edit, or null when the content holds none (it is then the whole new file).
 * A block that is not closed is an error, described in `problem`.
 */
export function parseBlocks(content: string): { blocks: EditBlock[]; problem?: string } | null {
  const lines = content.split('\n');
  if (!lines.some((line) => SEARCH.test(line))) return otherBlocks(content, lines);
  const blocks: EditBlock[] = [];
  let part: 'none' | 'search' | 'replace' = 'none';
  let search: string[] = [];
  let replace: string[] = [];
  for (const line of lines) {
    if (part === 'none' && SEARCH.test(line)) {
      part = 'search';
      search = [];
      replace = [];
    } else if (part === 'search' && MIDDLE.test(line)) part = 'replace';
    else if (part === 'replace' && REPLACE.test(line)) {
      blocks.push({ search: search.join('\n'), replace: replace.join('\n') });
      part = 'none';
    } else if (part === 'search') search.push(line);
    else if (part === 'replace') replace.push(line);
  }
  return part === 'none'
    ? { blocks }
    : { blocks, problem: 'The last search/replace block is not closed' };
}

/** Blocks in the other ways that models have for them. */
function otherBlocks(content: string, lines: readonly string[]): { blocks: EditBlock[] } | null {
  if (IS_TAGGED.test(content)) {
    const blocks = [...content.matchAll(TAGGED)].map(([, , search = '', , replace = '']) => ({
      search,
      replace,
    }));
    return blocks.length > 0 ? { blocks } : null;
  }
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('```')) ?? '';
  return HUNK.test(first) || /^(?:--- |diff --git )/.test(first)
    ? { blocks: hunksIn(lines) }
    : null;
}

/** What each hunk looks for is what it keeps and takes away; in its place comes what it keeps and adds. */
function hunksIn(lines: readonly string[]): EditBlock[] {
  const hunks: { before: string[]; after: string[] }[] = [];
  for (const line of lines) {
    if (HUNK.test(line)) hunks.push({ before: [], after: [] });
    const hunk = hunks.at(-1);
    if (!hunk || HUNK.test(line) || /^(?:```|\\ No newline)/.test(line)) continue;
    const text = line.slice(1);
    if (!line.startsWith('+')) hunk.before.push(text);
    if (!line.startsWith('-')) hunk.after.push(text);
  }
  return hunks.map(({ before, after }) => ({
    search: trimmed(before),
    replace: trimmed(after),
  }));
}

const trimmed = (lines: readonly string[]): string => lines.join('\n').replace(/^\n+|\n+$/g, '');
