/** A run of lines that changed: `[from, to)` of the old text, and what stands there now. */
export interface Hunk {
  from: number;
  to: number;
  lines: string[];
}

/** The changed runs between two texts, in order; runs that lie close together are one. */
export function diffLines(before: string[], after: string[], joinWithin = 2): Hunk[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const a = before.slice(start, before.length - end);
  const b = after.slice(start, after.length - end);
  const hunks: Hunk[] = [];
  for (const { at, removed, added } of changes(a, b)) {
    const last = hunks.at(-1);
    const from = start + at;
    if (last && from - last.to <= joinWithin) {
      last.lines.push(...before.slice(last.to, from), ...added);
      last.to = from + removed;
    } else hunks.push({ from, to: from + removed, lines: [...added] });
  }
  return hunks;
}

interface Change {
  at: number;
  removed: number;
  added: string[];
}

/** By the longest common run of lines; files of apps are short enough for the plain table. */
function changes(a: string[], b: string[]): Change[] {
  const width = b.length + 1;
  const common = new Uint32Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
  const found: Change[] = [];
  let open: Change | null = null;
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      open = null;
      i += 1;
      j += 1;
      continue;
    }
    if (!open) {
      open = { at: i, removed: 0, added: [] };
      found.push(open);
    }
    const takeNew =
      j < b.length &&
      (i === a.length || common[i * width + j + 1]! >= common[(i + 1) * width + j]!);
    if (takeNew) open.added.push(b[j++]!);
    else {
      open.removed += 1;
      i += 1;
    }
  }
  return found;
}
