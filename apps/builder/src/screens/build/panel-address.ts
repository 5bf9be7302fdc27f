const PANEL = /^#panel=([a-z-]{1,40})$/;

/** The panel that an address names behind its `#`; null for none. What is before belongs to the app's page. */
export const panelIn = (hash: string): string | null => PANEL.exec(hash)?.[1] ?? null;

/** The address where one is, with this panel open. */
export function placeOf(panel: string | null): { pathname: string; search: string; hash: string } {
  const { pathname, search } = window.location;
  return { pathname, search, hash: panel ? `#panel=${panel}` : '' };
}
