/** A row that a link leads to: `#row=Task/69…`. */
const LINK = /^#row=([A-Za-z_][A-Za-z0-9_.]{0,62})\/([0-9a-f]{24})$/;

let linked: { entity: string; id: string } | null = null;

/** Keeps the row that the page's address names, before the page goes on to another address; whether it names one. */
export function noteLinkedRow(): boolean {
  const [, entity, id] = LINK.exec(window.location.hash) ?? [];
  if (entity && id) linked = { entity, id };
  return linked !== null;
}

/** The row that somebody came for; null where they came for none, or saw it already. */
export const linkedRow = () => linked;

/** The link was followed: it does not lead there once more. */
export function forgetLinkedRow(): void {
  linked = null;
  const { pathname, search, hash } = window.location;
  if (LINK.test(hash)) window.history.replaceState(window.history.state, '', pathname + search);
}

/** A link that opens the row for whoever builds the app. */
export const linkToRow = (appId: string, entity: string, id: string): string =>
  `${window.location.origin}/build/app/${appId}#row=${entity}/${id}`;
