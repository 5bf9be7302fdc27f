const TABLE = /(?:^|\/)public\/(.+\.(?:csv|tsv))$/i;
const SHOWN = /^(?:src\/)?public\/(.+)$/;

/** Tables that the code fetches by their address (`/data/prices.csv`): those are files of the app, and no rows. */
export function fetchedTables(all: readonly { path: string; content: string }[]): Set<string> {
  const tables = all.flatMap(({ path }) => TABLE.exec(path)?.[1] ?? []);
  return new Set(tables.filter((path) => all.some(({ content }) => content.includes(`/${path}`))));
}

/** The address that a file of the project's `public/` has, without its slash. */
export const shownAt = (path: string): string | undefined => SHOWN.exec(path)?.[1];
