import { LIMITS } from '@trellis/contract';
import { useCallback, useState } from 'react';
import { keepSidebar, keptSidebar } from '../../session/device.ts';
import { noteLinkedRow } from '../../session/linked-row.ts';

/** The side panel's own list of panels (spec 1, section 2: each panel has a Done button that leads to it). */
export const MAIN = 'main';
const CLOSED = 'closed';

export interface Sidebar {
  /** The open panel's key, or `main`. */
  panel: string;
  /** Collapsed to icons. */
  isCollapsed: boolean;
  open(key: string): void;
  /** Back to the list of panels. */
  done(): void;
  collapse(): void;
  toggle(): void;
}

/** Which panel is open, kept for a week. */
export function useSidebar(): Sidebar {
  const [state, setState] = useState(() => {
    // A link to a row leads to the table that it stands in.
    if (noteLinkedRow()) return { panel: 'database', isCollapsed: false };
    const kept = keptSidebar() ?? CLOSED;
    return { panel: kept === CLOSED ? MAIN : kept, isCollapsed: kept === CLOSED };
  });
  const keep = useCallback((panel: string, isCollapsed: boolean) => {
    keepSidebar(isCollapsed ? CLOSED : panel, LIMITS.sidebarCookieSeconds);
    setState({ panel, isCollapsed });
  }, []);
  const { panel, isCollapsed } = state;
  return {
    panel,
    isCollapsed,
    open: useCallback((key) => keep(key, false), [keep]),
    done: useCallback(() => keep(MAIN, false), [keep]),
    collapse: useCallback(() => keep(panel, true), [keep, panel]),
    toggle: useCallback(() => keep(panel, !isCollapsed), [keep, panel, isCollapsed]),
  };
}
