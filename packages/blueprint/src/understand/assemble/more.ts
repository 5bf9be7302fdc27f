import type { Draft } from '../draft.ts';
import { namesPeople } from '../people.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled } from './called.ts';
import type { Fact } from './outline/state.ts';
import { rowOfLists } from './rows.ts';

/** From which lead on words around a person say that each row is of one. */
const OF_WHOM = 80;
/** From which lead on a list of which fields are told is one, though the rules have it not. */
const NAMED = 45;

/**
 * What the rules do not read in a few words either: who does what when, a choice behind a question, and a list that
 * they have not at all, of which fields are told.
 */
export const tellsMore = (assembly: Assembly): boolean => {
  const { draft, outline } = assembly;
  const row = rowOfLists(assembly.spans, assembly);
  // 'Stable: horses, owners, feeding plans': of a row of lists none is another's field.
  const isLost = outline.things.some(
    ({ noun, span: { from } }) =>
      row.some((one) => one.kind === 'entity' && one.from === from) && !entityCalled(draft, noun),
  );
  // 'Which pieces are drying or glazed': states tell of what has them.
  const hasStates = outline.things.some(
    ({ noun, facts }) =>
      facts.some(({ values }) => values.length > 1) && !entityCalled(draft, noun),
  );
  return isLost || hasStates || tellsBeside(assembly);
};

const tellsBeside = ({ draft, outline }: Assembly): boolean =>
  outline.things.some(
    (thing) =>
      thing.facts.length > 1 && thing.span.lead >= NAMED && !entityCalled(draft, thing.noun),
  ) ||
  outline.isAssigned === true ||
  outline.isToward === true ||
  outline.hasParts === true ||
  outline.things.some(
    ({ isBooked, facts }) => isBooked || facts.some((fact) => isOfWhom(draft, fact)),
  ) ||
  [...outline.loose, ...outline.things.flatMap(({ facts }) => facts)].some(
    ({ span, values }) => span.kind === 'asking' && values.length > 1,
  );

/** 'Hours per employee': of whom each row is, by the words around it. */
const isOfWhom = (draft: Draft, { noun, span }: Fact): boolean =>
  span.lead >= OF_WHOM && namesPeople(noun.text, draft.lang);
