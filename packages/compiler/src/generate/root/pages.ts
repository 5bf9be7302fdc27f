import type { ComponentType } from 'react';

/** A page of the app: its component is here (`Page`), or its code comes when it is asked for (`load`). */
export interface AppPage {
  name: string;
  Page?: ComponentType;
  load?: () => Promise<{ default: ComponentType }>;
}

/** Case and hyphens do not count in a page's address. */
const keyOf = (name: string): string => name.replaceAll('-', '').toLowerCase();

/** What an address asks for; `page` is missing where the app has none of that name. */
export function pageAt(
  pages: readonly AppPage[],
  main: string | null,
  pathname: string,
): { name: string; page: AppPage | undefined } {
  const segment = decoded(pathname.split('/')[1] ?? '') || main || '';
  const page = pages.find(({ name }) => keyOf(name) === keyOf(segment));
  return { name: page?.name ?? segment, page };
}

/** Brings a page's code; from then on its component is there at once. */
export async function loadPage(page: AppPage): Promise<ComponentType> {
  if (!page.Page && page.load) page.Page = (await page.load()).default;
  if (!page.Page) throw new Error(`The page ${page.name} exports no component`);
  return page.Page;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
