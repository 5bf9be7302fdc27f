/** A replacement of `[start, end)` of a text (UTF-16 units). */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits that do not overlap; those at one place come out in the order given. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return source;
  const sorted = edits
    .map((edit, order) => ({ edit, order }))
    .sort((a, b) => a.edit.start - b.edit.start || a.order - b.order);
  let result = '';
  let at = 0;
  for (const { edit } of sorted) {
    result += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + source.slice(at);
}
