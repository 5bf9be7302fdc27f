import type { Assembly } from './assembly.ts';
import { entityCalled } from './called.ts';
import { forget } from './forget.ts';
import type { Outlined } from './outline/state.ts';

const POLLS = /poll|abstimm|umfrage|sond(?:age|aggi)|encuesta|enquete|survey/i;

/** 'Votes once and sees the results'. */
const SEES_RESULTS =
  /\b(?:polls?|votes?|voting|ballots?|survey)\b[^.]*\b(?:sees?|views?|shows?|watch(?:es)?|with) (?:all )?(?:the )?results?\b/i;
const RESULTS = /^results?$/i;

/** 'Members suggest books, vote, and write …': a deed, that has no parts. */
const IS_DONE = /(?:,|\band|\bthen|\bcan|\bto)\s+vote\b(?!s?\s+(?:has|have|is|are|with)\b)/i;

/** 'Films we want to see, everyone gives a vote': what is voted on is the first that was named, and no poll beside it. */
export function takeVotes({ draft, outline, text }: Assembly): void {
  // 'And sees the results': what votes add up to is no list.
  if (SEES_RESULTS.test(text)) {
    outline.things = outline.things.filter(
      ({ noun, facts }) => !RESULTS.test(noun.text) || facts.length > 0,
    );
    for (const entity of draft.entities)
      if (RESULTS.test(entity.label) && !entity.fields.some(({ asked }) => asked))
        forget(draft, entity);
  }
  const isVote = ({ noun, facts }: Outlined) =>
    !noun.many &&
    /^(?:vote|voto|stimme|stem)$/i.test(noun.head) &&
    (facts.length === 0 || (noun.text === noun.head && IS_DONE.test(text)));
  const about = outline.things.find((thing) => !isVote(thing));
  // An app of polls has its own way to vote.
  const isOfPolls = POLLS.test(`${outline.title?.text ?? ''} ${about?.noun.text ?? ''}`);
  const isSaid =
    outline.things.some(isVote) ||
    draft.does.some(({ kind, entity }) => kind === 'votes' && entity !== undefined);
  if (!about || isOfPolls || !isSaid) return;
  for (const { facts } of outline.things.filter(isVote)) about.facts.push(...facts);
  outline.things = outline.things.filter((thing) => !isVote(thing));
  const entity = entityCalled(draft, about.noun);
  for (const poll of draft.entities.filter(({ thing }) =>
    ['poll', 'vote'].includes(thing?.key ?? ''),
  ))
    forget(draft, poll);
  if (entity && !draft.does.some(({ kind }) => kind === 'votes'))
    draft.does.push({ kind: 'votes', entity: entity.key, text: 'vote' });
}
