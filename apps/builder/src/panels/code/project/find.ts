import type { CodeFile } from './file.ts';

interface Found {
  id: string;
  lines: { line: number; text: string }[];
}

/** More lines than anybody reads. */
const MOST = 500;

/** The lines of all files that hold a text; with case where it is to be exact. */
export function findIn(
  files: readonly CodeFile[],
  query: string,
  isExact: boolean,
): { found: Found[]; more: boolean } {
  if (query === '') return { found: [], more: false };
  const fold = (text: string) => (isExact ? text : text.toLowerCase());
  const wanted = fold(query);
  const found: Found[] = [];
  let left = MOST;
  for (const { id, doc } of [...files].sort((a, b) => a.id.localeCompare(b.id))) {
    const lines: Found['lines'] = [];
    let number = 0;
    for (const line of doc.iterLines()) {
      number++;
      if (!fold(line).includes(wanted)) continue;
      if (left-- === 0) return { found: [...found, { id, lines }], more: true };
      lines.push({ line: number, text: line.trim().slice(0, 200) });
    }
    if (lines.length > 0) found.push({ id, lines });
  }
  return { found, more: false };
}
