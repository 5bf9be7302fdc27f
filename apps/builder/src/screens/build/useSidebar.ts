import { LIMITS } from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { keepSidebar, keptSidebar } from '../../session/device.ts';
import { noteLinkedRow } from '../../session/linked-row.ts';
import { isToolList, panelIn, placeOf } from './panel-address.ts';

/** The side panel's own list of panels (spec 1, section 2: each panel has a Done button that leads to it). */
export const MAIN = 'main';
const CLOSED = 'closed';
/** The key of the entry that a page was opened with (React Router). */
const FRESH = 'default';
/** From which width on the list of panels is open at first, in pixels. */
const ROOMY = 1440;

interface Open {
  /** The open panel's key, or `main`. */
  panel: string;
  /** Collapsed to icons. */
  isCollapsed: boolean;
}

export interface Sidebar extends Open {
  open(key: string): void;
  /** Back to the list of panels. */
  done(): void;
  collapse(): void;
  toggle(): void;
}

/** Which panel is open, kept for a week; the address names it, so that a link and the browser's Back lead to it. */
export function useSidebar(appId: string): Sidebar {
  const navigate = useNavigate();
  const { hash, key } = useLocation();
  const way = useNavigationType();
  const [state, setState] = useState<Open>(() =>
    first(appId, key === FRESH || way !== NavigationType.Pop),
  );
  const isNew = useRef(true);
  const named = panelIn(hash);
  // A panel that was left open is named as well: a link that is copied now leads to it.
  useEffect(() => {
    const { panel, isCollapsed } = state;
    if (isNew.current && panel !== MAIN && !isCollapsed && window.location.hash === '')
      navigate(placeOf(panel), { replace: true });
  }, [state, navigate]);
  // Whatever names a panel leads to it: the preview's page may have moved the address since, so it need not be the last step.
  useEffect(() => {
    if (named && !isNew.current) setState(at(named));
  }, [named]);
  // What the person did on the page moved the address along; Back and Forward move the panel.
  useEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    if (isFirst || way !== NavigationType.Pop) return;
    setState((now) => {
      if (named) return at(named)(now);
      return now.panel === MAIN || hash !== '' ? now : { ...now, panel: MAIN };
    });
  }, [way, named, hash]);
  const keep = useCallback(
    (panel: string, isCollapsed: boolean) => {
      keepSidebar(appId, isCollapsed ? CLOSED : panel, LIMITS.sidebarCookieSeconds);
      setState({ panel, isCollapsed });
      const next = panel === MAIN || isCollapsed ? null : panel;
      if (next !== panelIn(window.location.hash)) navigate(placeOf(next));
    },
    [appId, navigate],
  );
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

const at =
  (panel: string) =>
  (now: Open): Open =>
    now.panel === panel && !now.isCollapsed ? now : { panel, isCollapsed: false };

/** `isOpened`: by an address or a link, and not by Back or Forward, which lead to what was there. */
function first(appId: string, isOpened: boolean): Open {
  // A link to a row leads to the table that it stands in.
  if (noteLinkedRow()) return { panel: 'database', isCollapsed: false };
  const { hash, pathname } = window.location;
  const named = panelIn(hash) ?? (isToolList(pathname) ? 'tools' : null);
  if (named) return { panel: named, isCollapsed: false };
  // Where there is room for it the list stands open with its words, until somebody closes it.
  const usual = window.innerWidth >= ROOMY ? MAIN : CLOSED;
  const left = keptSidebar(appId) ?? usual;
  const kept = isOpened || left === CLOSED ? left : MAIN;
  return { panel: kept === CLOSED ? MAIN : kept, isCollapsed: kept === CLOSED };
}
