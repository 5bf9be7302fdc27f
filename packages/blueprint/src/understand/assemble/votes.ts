import type { Assembly } from './assembly.ts';
import { entityCalled } from './called.ts';
import { forget } from './forget.ts';
import type { Outlined } from './outline/state.ts';

const POLLS = /poll|abstimm|umfrage|sond(?:age|aggi)|encuesta|enquete|survey/i;

/** 'Films we want to see, everyone gives a vote': what is voted on is the first that was named, and no poll beside it. */
export function takeVotes({ draft, outline }: Assembly): void {
  const isVote = ({ noun, facts }: Outlined) =>
    !noun.many && facts.length === 0 && /^(?:vote|voto|stimme|stem)$/i.test(noun.head);
  const about = outline.things.find((thing) => !isVote(thing));
  // An app of polls has its own way to vote.
  const isOfPolls = POLLS.test(`${outline.title?.text ?? ''} ${about?.noun.text ?? ''}`);
  const isSaid =
    outline.things.some(isVote) ||
    draft.does.some(({ kind, entity }) => kind === 'votes' && entity !== undefined);
  if (!about || isOfPolls || !isSaid) return;
  outline.things = outline.things.filter((thing) => !isVote(thing));
  const entity = entityCalled(draft, about.noun);
  for (const poll of draft.entities.filter(({ thing }) =>
    ['poll', 'vote'].includes(thing?.key ?? ''),
  ))
    forget(draft, poll);
  if (entity && !draft.does.some(({ kind }) => kind === 'votes'))
    draft.does.push({ kind: 'votes', entity: entity.key, text: 'vote' });
}
