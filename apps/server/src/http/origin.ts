import type { HttpNeeds } from './needs.ts';

/** Where links in mails lead: the configured address, else this machine's own; never the Host header's. */
export function publicOrigin({ config }: Pick<HttpNeeds, 'config'>): string {
  return config.publicUrl ?? `http://localhost:${config.port}`;
}

/** Only a path of our own may stand behind a link (ruling 13). */
export function ownPath(path: string | undefined | null): string | null {
  return path && /^\/(?![/\\])/.test(path) && !/[\\\r\n\t]/.test(path) ? path : null;
}

/** An address on our own pages, with its query; values that are not set are left out. */
export function ownUrl(
  services: Pick<HttpNeeds, 'config'>,
  path: string,
  query: Record<string, string | null | undefined>,
): string {
  const url = new URL(path, publicOrigin(services));
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}
