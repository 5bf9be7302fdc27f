import { type AppLook, type PreviewBuild, rowCalls, runtimeCalls } from '@trellis/contract';
import type { AppFailure } from '@trellis/runtime/parent';
import { api } from '../../session/api.ts';
import { noteLine } from '../../session/shown-errors.ts';
import { mountFrame } from '../running/frame.ts';

/** Pages that are opened at most. */
const MOST_PAGES = 8;
/** How long a page may take until it is on the screen, and what it has then to report what is wrong. */
const PAINT_MS = 6_000;
const SETTLE_MS = 1_200;

export interface Round {
  /** Is filled by a frame that nobody sees. */
  container: HTMLElement;
  appId: string;
  approvedHosts: string;
  look: AppLook;
  /** Where the person is: that page is watched already. */
  path: string;
  /** Files that were changed: their pages are opened first. */
  changed: readonly string[];
  signal: AbortSignal;
}

/** The address of a page within the app. */
const addressOf = (page: string, mainPage: string | null): string =>
  page === mainPage ? '/' : `/${page.toLowerCase()}`;

/** The pages of an app that a person at `path` does not see, as far as they are looked at: what was changed first. */
export const otherPages = (
  { pages, mainPage }: Pick<PreviewBuild, 'pages' | 'mainPage'>,
  path: string,
  changed: readonly string[] = [],
): string[] => {
  const shown = path.split(/[?#]/)[0]!.toLowerCase();
  const names = new Set(changed.map((file) => /^pages\/(\w+)\.\w+$/.exec(file)?.[1]));
  return pages
    .toSorted((a, b) => Number(names.has(b)) - Number(names.has(a)))
    .filter((page) => {
      const address = addressOf(page, mainPage);
      return address !== shown && !(shown === '' && address === '/');
    })
    .slice(0, MOST_PAGES);
};

/** The entity one of whose rows a page shows, by the page's name: 'BoatDetail' and 'ViewBoat' show a boat. */
export const entityOf = (page: string): string | null =>
  /^([A-Z]\w*?)Details?$/.exec(page)?.[1] ?? /^(?:View|Show)([A-Z]\w*)$/.exec(page)?.[1] ?? null;

/** A page's address, with a row to show where it shows one: without it there is nothing that could go wrong. */
export async function placeOf(
  page: string,
  { appId, signal }: Pick<Round, 'appId' | 'signal'>,
  build: Pick<PreviewBuild, 'mainPage'>,
): Promise<string> {
  const address = addressOf(page, build.mainPage);
  const entityName = entityOf(page);
  if (!entityName) return address;
  const params = { appId, entityName };
  const asked = api(rowCalls.list, { params, query: { limit: 1 }, signal });
  // There may be no such entity, or none of its rows to see: then the page is opened as it is.
  const [row] = await asked.catch(() => []);
  const id = (row as { id?: string } | undefined)?.id;
  return id ? `${address}?id=${id}` : address;
}

/** What went wrong on pages, and what their code wrote to the console as an error. */
export interface Found {
  failures: AppFailure[];
  logged: string[];
}

/** Opens each page that the person does not see, one after the other, and says what went wrong on them. */
export async function goRound(round: Round): Promise<Found> {
  const { container, appId, approvedHosts, look, path, changed, signal } = round;
  const build = (await api(runtimeCalls.preview, { params: { appId } })) as PreviewBuild;
  const pages = otherPages(build, path, changed);
  const places = pages.map((page) => placeOf(page, round, build));
  const [first, ...others] = await Promise.all(places);
  const isBroken = build.diagnostics.some(({ severity }) => severity === 'error');
  const found: Found = { failures: [], logged: [] };
  if (!first || isBroken || signal.aborted) return found;
  const painted = Promise.withResolvers<void>();
  const frame = mountFrame({
    container,
    appId,
    approvedHosts,
    look,
    path: first,
    title: 'Other pages of the app',
    build,
    on: {
      painted: (errors) => {
        found.failures.push(...errors);
        painted.resolve();
      },
      error: (error) => found.failures.push(error),
      logged: ({ level, text }) => {
        if (level !== 'error') return;
        noteLine(appId, { level, text: `on another page: ${text}` });
        found.logged.push(text);
      },
    },
  });
  try {
    await within(painted.promise, PAINT_MS, signal);
    await pause(SETTLE_MS, signal);
    for (const address of others) {
      if (signal.aborted) return { failures: [], logged: [] };
      frame.app.setPath(address);
      await pause(SETTLE_MS, signal);
    }
    return signal.aborted ? { failures: [], logged: [] } : found;
  } finally {
    frame.app.destroy();
  }
}

/** Ends when something is done, after a while, or at once where nobody waits any more. */
export const within = (done: Promise<void>, ms: number, signal: AbortSignal): Promise<void> =>
  Promise.race([done, pause(ms, signal)]);

/** Ends after a while, or at once where nobody waits any more. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
