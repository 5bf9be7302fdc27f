/** One search/replace block of an `edit_file` action. */
export interface EditBlock {
  search: string;
  replace: string;
}

const SEARCH = /^<{5,9} ?SEARCH\s*$/;
const MIDDLE = /^={5,9}\s*$/;
const REPLACE = /^>{5,9} ?REPLACE\s*$/;

/**
 * The blocks of an edit, or null when the content holds none (it is then the whole new file).
 * A block that is not closed is an error, described in `problem`.
 */
export function parseBlocks(content: string): { blocks: EditBlock[]; problem?: string } | null {
  const lines = content.split('\n');
  if (!lines.some((line) => SEARCH.test(line))) return null;
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
