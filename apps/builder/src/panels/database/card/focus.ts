import type { After } from '../cells/editor.ts';
import type { Column } from '../columns/columns.ts';

/** After an editor's end: to the field that it leads to, unless the focus has gone elsewhere by itself. */
export function focusField(
  box: HTMLElement | null,
  columns: readonly Column[],
  column: Column,
  after: After,
): void {
  const by = { stay: 0, down: 1, right: 1, left: -1 }[after];
  const at = columns.findIndex(({ id }) => id === column.id) + by;
  const next = columns[Math.max(0, Math.min(columns.length - 1, at))]!;
  requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && !box?.contains(focused)) return;
    box?.querySelector<HTMLElement>(`[data-field="${CSS.escape(next.id)}"]`)?.focus();
  });
}
