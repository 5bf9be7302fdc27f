import type { Text } from '../walk/index.ts';
import type { Assembly } from './assembly.ts';
import { entityCalled } from './called.ts';
import { forget } from './forget.ts';
import { nounOf } from './nouns.ts';
import { type Outlined, sentenceOf } from './outline/state.ts';

const POLLS = /poll|abstimm|umfrage|sond(?:age|aggi)|encuesta|enquete|survey/i;

/** 'Votes once and sees the results'. */
const SEES_RESULTS =
  /\b(?:polls?|votes?|voting|ballots?|survey)\b[^.]*\b(?:(?:sees?|views?|shows?|watch(?:es)?|with) (?:all )?(?:the )?results?\b|results? (?:(?:are|is|get|gets|will be) )?(?:only )?(?:shown|visible|announced|published|revealed|displayed|hidden)\b)/i;
/** What is voted on is kept beyond any doubt. */
const SAID = 80;
const RESULTS = /^results?$/i;

/** 'Members suggest books, vote, and write …': a deed, that has no parts. */
const IS_DONE = /(?:,|\band|\bthen|\bcan|\bto)\s+vote\b(?!s?\s+(?:has|have|is|are|with)\b)/i;

/** 'Films we want to see, everyone gives a vote': what is voted on is the first that was named, and no poll beside it. */
export function takeVotes(assembly: Assembly): void {
  const { draft, outline, text } = assembly;
  // 'And sees the results': what votes add up to is no list.
  if (SEES_RESULTS.test(text)) {
    outline.things = outline.things.filter(
      ({ noun, facts }) => !RESULTS.test(noun.text) || facts.length > 0,
    );
    for (const entity of draft.entities)
      if (RESULTS.test(entity.label) && !entity.fields.some(({ asked }) => asked))
        forget(draft, entity);
  }
  // 'Votes on proposals': what is voted on, and no list of polls.
  partVotes(assembly);
  const on = namedBehind(assembly);
  if (on) on.span = { ...on.span, lead: Math.max(on.span.lead, SAID) };
  const isVote = ({ noun, facts }: Outlined) =>
    (on !== undefined && facts.length === 0 && VOTE.test(noun.head.toLowerCase())) ||
    (!noun.many &&
      /^(?:vote|voto|stimme|stem)$/i.test(noun.head) &&
      (facts.length === 0 || (noun.text === noun.head && IS_DONE.test(text))));
  const about = votedOn(assembly) ?? outline.things.find((thing) => !isVote(thing));
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

const VOTE =
  /^(?:votes?|voting|voted|abstimm\p{L}*|abgestimmt|stimmen|votent|voter|votations?|votan|votar|votaci[oó]n|votaciones|votano|votare|votazion[ei]|votam|votaç[aã]o|votações|votac[ao]\p{L}*|stemmen|stemming\p{L}*)$/u;
const ABOUT = /^(?:on|about|for|over|über|uber|zu|sur|sobre|su|sui|sulle|per|em)$/;

/** 'Votes on proposals' that were taken for one list: the proposals are. */
function partVotes(assembly: Assembly): void {
  const { tokens, outline } = assembly;
  const whole = outline.things.find(
    ({ span: { from, to } }) =>
      to - from > 2 &&
      VOTE.test(tokens[from]?.low ?? '') &&
      ABOUT.test(tokens[from + 1]?.low ?? ''),
  );
  const span = whole && { ...whole.span, from: whole.span.from + 2 };
  const noun = span && nounOf({ ...assembly, out: [] }, span);
  if (noun) Object.assign(whole, { noun, span });
}

/** What stands behind 'votes on'. */
function namedBehind({ tokens, outline }: Pick<Assembly, 'tokens' | 'outline'>) {
  const at = tokens.findIndex(({ low }) => VOTE.test(low));
  const from = at + 2;
  if (at < 0 || !ABOUT.test(tokens[at + 1]?.low ?? '')) return undefined;
  return outline.things.find(({ span }) => span.from >= from && span.from - from < 3);
}

/** What stands behind 'votes on', or in the same sentence before somebody votes. */
function votedOn(reading: Text & Pick<Assembly, 'outline' | 'spans'>): Outlined | undefined {
  const { tokens, outline } = reading;
  const at = tokens.findIndex(({ low }) => VOTE.test(low));
  if (at < 0) return undefined;
  const here = sentenceOf(reading, { kind: 'deed', from: at, to: at + 1, lead: 0 });
  const before = outline.things.findLast(
    ({ span }) => span.to <= at && sentenceOf(reading, span) === here,
  );
  return namedBehind(reading) ?? before;
}

/** Somebody votes on what was named beside the word for it, whichever list came first; and no poll stands beside that. */
export function placeVotes(assembly: Assembly): void {
  const { draft, entities } = assembly;
  const votes = draft.does.filter(({ kind }) => kind === 'votes');
  const on = votedOn(assembly);
  const entity = on && entities.get(on);
  if (!entity || entity.thing?.key === 'poll' || votes.length === 0) return;
  for (const deed of votes) deed.entity = entity.key;
  for (const poll of draft.entities.filter(
    ({ thing, fields }) =>
      ['poll', 'vote'].includes(thing?.key ?? '') &&
      !fields.some(({ asked, type }) => asked && type !== 'relation'),
  ))
    forget(draft, poll);
}
