import { diffLines, type Hunk } from './diff.ts';

export interface Block {
  search: string;
  replace: string;
}

/** What a change to one file comes to. */
export interface FileChange {
  blocks: Block[];
  /** The file with the blocks applied. */
  text: string;
  /** Pieces of the change that found no place, each by its first new line. */
  lost: string[];
}

const MOST_CONTEXT = 12;

/**
 * The change from one text to another as search/replace blocks for a third: the file as it is now,
 * which a person may have edited. Each search text stands there exactly once when its turn comes.
 */
export function changeFile(written: string, wanted: string, current: string): FileChange {
  const before = written.split('\n');
  const after = wanted.split('\n');
  const change: FileChange = { blocks: [], text: current, lost: [] };
  for (const hunk of diffLines(before, after)) {
    const block = blockFor(before, hunk, change.text);
    if (block) {
      change.blocks.push(block);
      const at = change.text.indexOf(block.search);
      change.text =
        change.text.slice(0, at) + block.replace + change.text.slice(at + block.search.length);
    } else {
      const first = hunk.lines.find((line) => line.trim()) ?? before[hunk.from] ?? '';
      change.lost.push(first.trim());
    }
  }
  return change;
}

/** The hunk with as much around it as makes it stand out; null where it has no single place. */
function blockFor(before: string[], hunk: Hunk, text: string): Block | null {
  // Lines that only come or only go need a neighbour: a search text and a replacement are whole lines.
  const isOneSided = hunk.from === hunk.to || hunk.lines.length === 0;
  for (let context = isOneSided ? 1 : 0; context <= MOST_CONTEXT; context += 1) {
    const above = before.slice(Math.max(0, hunk.from - context), hunk.from);
    const below = before.slice(hunk.to, hunk.to + context);
    // Beside a hand-made edit only one side may still be as it was written.
    const sides =
      context === 0
        ? [[above, below]]
        : [
            [above, below],
            [above, []],
            [[], below],
          ];
    for (const [head = [], tail = []] of sides) {
      const search = [...head, ...before.slice(hunk.from, hunk.to), ...tail].join('\n');
      if (isOneSided && !head.length && !tail.length) continue;
      if (!search.trim() || !standsOnce(text, search)) continue;
      return { search, replace: [...head, ...hunk.lines, ...tail].join('\n') };
    }
  }
  return null;
}

/** As whole lines, and once: half a line somewhere else counts as a second place too. */
function standsOnce(text: string, search: string): boolean {
  const first = text.indexOf(search);
  if (first < 0 || text.indexOf(search, first + 1) >= 0) return false;
  const before = first === 0 ? '\n' : text[first - 1];
  const after = text[first + search.length] ?? '\n';
  return before === '\n' && after === '\n';
}

/** As the content of an `edit_file` action. */
export function blocksText(blocks: readonly Block[]): string {
  return blocks
    .map(({ search, replace }) =>
      ['<<<<<<< SEARCH', search, '=======', ...(replace ? [replace] : []), '>>>>>>> REPLACE'].join(
        '\n',
      ),
    )
    .join('\n\n');
}
