const PANEL = /^#panel=([a-z-]{1,40})(?:\/([A-Za-z_][A-Za-z0-9_.]{0,62}))?$/;

/** The panel that an address names behind its `#`; null for none. What is before belongs to the app's page. */
export const panelIn = (hash: string): string | null => PANEL.exec(hash)?.[1] ?? null;

/** What is shown in that panel: of the database, the name of an entity; null where the address does not say. */
export const shownIn = (hash: string): string | null => PANEL.exec(hash)?.[2] ?? null;

/** Whether it is the address of an app's tools, which their panel shows (spec 1, section 2). */
export const isToolList = (pathname: string): boolean =>
  /^\/build\/app\/[^/]+\/tools\/?$/.test(pathname);

/** The address where one is, with this panel open, and what it shows. */
export function placeOf(
  panel: string | null,
  shown?: string,
): { pathname: string; search: string; hash: string } {
  const { pathname, search } = window.location;
  const hash = panel ? `#panel=${panel}${shown ? `/${shown}` : ''}` : '';
  return { pathname, search, hash };
}
