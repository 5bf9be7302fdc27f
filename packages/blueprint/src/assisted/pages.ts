import { fold } from '../lexicon/index.ts';
import type { SpecPage } from '../spec.ts';
import type { Draft, DraftEntity, Wish } from '../understand/draft.ts';
import type { Known } from './entity.ts';
import { keyOf } from './match.ts';
import type { ReducedPage } from './reduced.ts';

const find = (known: Known, name: string): DraftEntity | undefined => known.get(keyOf(name));

/** A model's page as a wish, unless the person's own words ask for the same view already. */
export function wishOf(page: ReducedPage, draft: Draft, known: Known): Wish | null {
  const entity = find(known, page.entity) ?? draft.entities[0];
  const isThere = draft.wishes.some(
    (wish) => wish.view === page.view && (!wish.entity || wish.entity === entity?.key),
  );
  if (!entity || isThere) return null;
  const by = entity.fields.find(
    (field) => fold(field.label) === fold(page.by) || field.name === page.by,
  );
  return {
    view: page.view,
    entity: entity.key,
    text: page.title || page.view,
    ...(by ? { by: by.name } : {}),
  };
}

/** The pages with the titles that a model gave them. */
export function titlesOf(
  pages: readonly SpecPage[],
  given: readonly ReducedPage[],
  draft: Draft,
  known: Known,
): SpecPage[] {
  return pages.map((page) => {
    const own = given.find(
      (one) =>
        one.view === page.view &&
        (find(known, one.entity) ?? draft.entities[0])?.name === page.entity,
    );
    return own?.title ? { ...page, title: own.title } : page;
  });
}
