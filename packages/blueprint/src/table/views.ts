import { change } from '../change/index.ts';
import { LANGS, lexiconFor } from '../lexicon/index.ts';
import { tokenise } from '../lexicon/tokens.ts';
import type { AppSpec, SpecPage, ViewKind } from '../spec.ts';
import { languageOf } from '../understand/language.ts';

/** Ways to look at rows that a table can be meant for by their name alone. */
const VIEWS: readonly ViewKind[] = [
  'calendar',
  'schedule',
  'timeline',
  'board',
  'gallery',
  'chart',
  'statistics',
  'leaderboard',
];
const NONE = /^(?:no|not|without|ohne|kein\p{L}*|nicht|sans|sin|senza|sem|zonder|geen)$/u;

/**
 * A spec with the views that the words name and that no page of it shows yet ('show this file in a calendar'),
 * made of the rows of the first of these entities that has what such a view needs.
 */
export function withViews(
  spec: AppSpec,
  entities: readonly string[],
  wish: string,
  now: Date,
): AppSpec {
  const missing = viewsIn(wish).filter((view) => !spec.pages.some((page) => page.view === view));
  const pages = missing.flatMap((view) => {
    for (const name of entities) {
      const page = viewOf(spec, name, view, now);
      if (page && !spec.pages.some((known) => known.name === page.name)) return [page];
    }
    return [];
  });
  return pages.length > 0 ? { ...spec, pages: [...spec.pages, ...pages] } : spec;
}

function viewsIn(wish: string): ViewKind[] {
  const tokens = tokenise(wish);
  const lexicon = lexiconFor(languageOf(tokens, LANGS[0]));
  const views = tokens.flatMap((_token, at) => {
    const before = tokens.slice(Math.max(0, at - 2), at);
    if (before.some(({ low }) => NONE.test(low))) return [];
    return (lexicon.match(tokens, at)?.entries ?? []).flatMap((entry) =>
      entry.kind === 'view' ? VIEWS.filter((view) => view === entry.view) : [],
    );
  });
  return [...new Set(views)];
}

/** The page that shows one entity so, where it can without another field. */
function viewOf(spec: AppSpec, name: string, view: ViewKind, now: Date): SpecPage | undefined {
  const entities = spec.entities.filter((entity) => entity.name === name);
  const alone: AppSpec = { ...spec, language: 'en', entities, pages: [], behaviours: [] };
  const seen = change(`Add a ${view}`, alone, { now });
  const isSame = seen.spec.entities[0]?.fields.length === entities[0]?.fields.length;
  return isSame ? seen.spec.pages.find((page) => page.view === view) : undefined;
}
