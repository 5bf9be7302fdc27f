import { pluralOf, singularOf } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import { stemOf } from './assemble/called.ts';
import { isPerson } from './assemble/people.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { sentenceCase } from './fields.ts';
import { link, putBehindName } from './linked.ts';
import { fieldName } from './names.ts';

const ONE = /^(?:an?|one|the)$/;
const PAIR =
  /^(?:pairs?|pairings?|tandems?|duos?|paare?|bin[oô]mes?|parejas?|coppi[ae]|duplas?|koppels?)$/iu;
/** Of how many people a pair is. */
const TWO = 2;

/** Rows of two of one kind, or of two people: who meets whom stands in each. */
export function withSides(draft: Draft): void {
  if (draft.lang === 'en') sidesOf(draft, tokenise(draft.text));
  pairUp(draft);
}

/** 'Each debate has a proposition and an opposition team': two teams, each by its part. */
function sidesOf(draft: Draft, tokens: readonly Token[]): void {
  tokens.forEach(({ low }, at) => {
    if (
      low !== 'and' ||
      !ONE.test(tokens[at + 1]?.low ?? '') ||
      !ONE.test(tokens[at - 2]?.low ?? '')
    )
      return;
    const [first, second] = [tokens[at - 1]?.low ?? '', tokens[at + 2]?.low ?? ''];
    const what = named(draft, tokens[at + 3]?.low ?? '');
    const isWord = [first, second].every(
      (word) => /^[a-z-]{3,}$/.test(word) && !named(draft, word),
    );
    const subject = isWord && what ? subjectBefore(draft, tokens, at - 2, what) : undefined;
    if (subject && what) pointAtBoth(draft, subject, what, [first, second]);
  });
}

const named = ({ entities, lang }: Draft, word: string): DraftEntity | undefined =>
  entities.find(({ label }) => stemOf(label, lang) === singularOf(word, lang));

/** What the sentence is about: the last list that it names before. */
function subjectBefore(
  draft: Draft,
  tokens: readonly Token[],
  before: number,
  what: DraftEntity,
): DraftEntity | undefined {
  for (let at = before - 1; at >= 0 && !/^[.;!?\n]$/.test(tokens[at]?.text ?? ''); at--) {
    const entity = named(draft, tokens[at]?.low ?? '');
    if (entity && entity !== what) return entity;
  }
  return undefined;
}

function pointAtBoth(
  draft: Draft,
  subject: DraftEntity,
  what: DraftEntity,
  words: readonly string[],
): void {
  const { lang } = draft;
  const stems = words.map((word) => stemOf(word, lang));
  subject.fields = subject.fields.filter(
    ({ label, to, required }) =>
      required || (to !== what.key && !stems.includes(stemOf(label, lang))),
  );
  const sides = words.map((word): DraftField => {
    const label = sentenceCase(`${word} ${what.label.toLowerCase()}`, lang);
    return {
      name: fieldName(label),
      label,
      type: 'relation',
      role: 'relation',
      to: what.key,
      asked: true,
    };
  });
  putBehindName(subject, sides);
  for (const one of draft.entities) if (isOfMeeting(one, subject)) meetIn(draft, subject, one);
}

/** Where, in which round and before whom two meet, where such lists tell nothing else. */
const OF_MEETING =
  /(?:rounds?|rooms?|courts?|pitch(?:es)?|venues?|fields?|halls?|judges?|referees?|umpires?)$/i;

function isOfMeeting(one: DraftEntity, subject: DraftEntity): boolean {
  const isBare = !one.fields.some(({ asked, type }) => asked && type !== 'relation');
  const isTied = subject.fields.some(({ to }) => to === one.key);
  return one !== subject && one.asked && isBare && !isTied && OF_MEETING.test(one.label);
}

/** Once for each meeting, and not for all that they are part of. */
function meetIn({ entities }: Draft, subject: DraftEntity, one: DraftEntity): void {
  for (const other of entities)
    if (other !== subject) other.fields = other.fields.filter(({ to }) => to !== one.key);
  link(subject, one);
}

/** 'I match mentors with mentees, each pair logs meetings': a pair is of one of each. */
function pairUp(draft: Draft): void {
  const { entities, lang } = draft;
  const people = entities.filter((one) => one.asked && isPerson(one, lang));
  for (const pair of entities) {
    const isBare = !pair.fields.some(({ asked }) => asked);
    if (!PAIR.test(pair.label) || !isBare || people.length !== TWO) continue;
    for (const one of people) link(pair, one);
    tieToPair(draft, pair, people);
  }
}

/** What a pair does is of the pair, and of neither of the two. */
function tieToPair(draft: Draft, pair: DraftEntity, people: readonly DraftEntity[]): void {
  const words = [pair.label, pluralOf(pair.label, draft.lang)].map((word) => word.toLowerCase());
  const tokens = tokenise(draft.text);
  for (const entity of draft.entities) {
    if (entity === pair || people.includes(entity)) continue;
    const isTheirs = tokens.some(
      ({ low }, at) =>
        words.includes(low) &&
        tokens
          .slice(at + 1, at + 4)
          .some((token) => singularOf(token.low, draft.lang) === stemOf(entity.label, draft.lang)),
    );
    if (!isTheirs) continue;
    const keys = people.map(({ key }) => key);
    entity.fields = entity.fields.filter(({ to }) => !keys.includes(to ?? ''));
    link(entity, pair);
  }
}
