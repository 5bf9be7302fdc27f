import { fold, type Lang } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import { stemOf } from './assemble/called.ts';
import { isPerson } from './assemble/people.ts';
import type { Draft, DraftEntity } from './draft.ts';
import { link } from './linked.ts';

/** Where a text speaks of the rows of a list. */
interface Mention {
  entity: DraftEntity;
  from: number;
  to: number;
}

const AFTER =
  /^(?:after|before|following|during|nach|vor|apres|avant|despues|antes|dopo|prima|depois|na|voor)$/;
const EACH = /^(?:each|every|jede[rmns]?|chaque|cada|ogni|elke?|iedere?)$/;
const PER = /^(?:per|pro|je|par|por)$/;
const OF = /^(?:of|for|in|at|on|from|von|fur|de|di|em|en|du|a|per|van|voor|bij)$/;
const ONE = /^(?:an?|one|the|its|exactly|eine[rmns]?|une?|una?|um|uma|uno|een|le|la|el|o|het)$/;
const BELONGS =
  /^(?:belongs?|gehor(?:t|en)|appartien(?:t|nent)|pertenecen?|appart(?:iene|engono)|pertencem?|ho(?:ort|ren))$/;
const USES =
  /^(?:uses?|needs?|consumes?|requires?|covers?|concerns?|verwendet|braucht|utilise|consomme|utiliza|consume|richiede|usa|gebruikt)$/;
const AND = /^(?:and|or|und|oder|et|y|e|ou|o|en|of)$/;
/** Words between a verb and what it is of. */
const NEAR = 3;

/**
 * Ties rows to those that the text says outright they are of: 'after every scrim a review', 'deadlines belong to a matter',
 * 'each roast uses a lot', 'goals and cards of each player in each match'.
 */
export function tieSaid(draft: Draft): void {
  const tokens = tokenise(draft.text);
  const mentions = mentionsIn(draft, tokens);
  tokens.forEach(({ low }, at) => {
    const word = fold(low);
    if (AFTER.test(word)) tieWhatFollows(draft, tokens, mentions, at);
    else if (BELONGS.test(word)) tieBelonging(tokens, mentions, at);
    else if (USES.test(word)) tieUsed(draft, tokens, mentions, at);
    else if (PER.test(word) || EACH.test(word)) tieEach(draft, tokens, mentions, at);
  });
}

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === 'sign' && /[.;:!?\n()]/.test(token.text));

const startingAt = (mentions: readonly Mention[], at: number) =>
  mentions.find(({ from }) => from === at);
const endingAt = (mentions: readonly Mention[], at: number) => mentions.find(({ to }) => to === at);

/** 'After each departure there is a cleaning': what comes is of the one that it comes after. */
function tieWhatFollows(
  draft: Draft,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
): void {
  const place = [at + 1, at + 2].find((one) => EACH.test(fold(tokens[one]?.low ?? '')));
  if (place === undefined) return;
  const named = startingAt(mentions, place + 1);
  const of = named?.entity ?? ownerOf(draft, tokens[place + 1]?.low ?? '');
  if (!of || isPerson(of, draft.lang)) return;
  let end = place + 1;
  while (!isEnd(tokens[end])) end++;
  const next = mentions.find(
    ({ entity, from }) =>
      from >= (named?.to ?? place + 2) &&
      from < end &&
      entity !== of &&
      !isPerson(entity, draft.lang),
  );
  if (next) tie(next.entity, of);
}

/** 'Deadlines belong to a matter': whatever was read of it the other way round. */
function tieBelonging(tokens: readonly Token[], mentions: readonly Mention[], at: number): void {
  const owned = endingAt(mentions, at);
  const owner = mentions.find(
    ({ from }) => from > at && from <= at + NEAR && from > 0 && !isEnd(tokens[from]),
  );
  if (!owned || !owner || owned.entity === owner.entity) return;
  owner.entity.fields = owner.entity.fields.filter(({ to }) => to !== owned.entity.key);
  tie(owned.entity, owner.entity);
}

/** 'Every roast uses a lot': each row says which. */
function tieUsed(
  draft: Draft,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
): void {
  const user = endingAt(mentions, at);
  const used = startingAt(mentions, at + 2);
  const isOne = ONE.test(fold(tokens[at + 1]?.low ?? ''));
  if (user && used && isOne && !isPerson(user.entity, draft.lang)) tie(user.entity, used.entity);
}

/** 'A review per player', 'goals and cards of each player in each match'. */
function tieEach(
  draft: Draft,
  tokens: readonly Token[],
  mentions: readonly Mention[],
  at: number,
): void {
  const word = fold(tokens[at]?.low ?? '');
  const isEach = EACH.test(word);
  const of = startingAt(mentions, at + 1);
  const before = isEach ? at - 1 : at;
  if (!of || (isEach && !OF.test(fold(tokens[before]?.low ?? '')))) return;
  for (const { entity } of toldBefore(tokens, mentions, before))
    if (entity !== of.entity && !isPerson(entity, draft.lang)) tie(entity, of.entity);
}

/** What stands before 'per player': it alone, or two of them, and behind other such words. */
function toldBefore(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  before: number,
): Mention[] {
  const last = endingAt(mentions, before);
  if (!last) return [];
  // 'Of each player in each match': the second is told of the same rows.
  const isOfEach = EACH.test(fold(tokens[last.from - 1]?.low ?? ''));
  if (isOfEach && OF.test(fold(tokens[last.from - 2]?.low ?? '')))
    return toldBefore(tokens, mentions, last.from - 2);
  const isJoined = AND.test(fold(tokens[last.from - 1]?.low ?? ''));
  const other = isJoined ? endingAt(mentions, last.from - 1) : undefined;
  return other ? [other, last] : [last];
}

/** Neither the other way round, nor a second time. */
function tie(entity: DraftEntity, of: DraftEntity): void {
  const isTied =
    entity.fields.some(({ to }) => to === of.key) || of.fields.some(({ to }) => to === entity.key);
  if (!isTied) link(entity, of);
}

/** The only list whose rows have such a field: 'after each departure' is after a booking. */
function ownerOf({ entities, lang }: Draft, word: string): DraftEntity | undefined {
  const stem = stemOf(word, lang);
  const having = entities.filter(({ fields }) =>
    fields.some(({ label, type }) => type !== 'relation' && stemOf(label, lang) === stem),
  );
  return having.length === 1 ? having[0] : undefined;
}

function mentionsIn(draft: Draft, tokens: readonly Token[]): Mention[] {
  const { entities, lang } = draft;
  const stems = tokens.map(({ kind, low }) => (kind === 'word' ? stemOf(low, lang) : ''));
  const heads = entities.map((entity) => headOf(entity, lang));
  return entities.flatMap((entity, nth) => {
    const head = heads[nth] ?? '';
    const isOnly = heads.filter((one) => one === head).length === 1;
    const names = [...namesOf(entity, lang), ...(isOnly && head !== '' ? [head] : [])];
    return stems.flatMap((_, from): Mention[] => {
      const said = names
        .map((name) => name.split(' '))
        .filter((words) => words.every((word, at) => stems[from + at] === word))
        .toSorted((a, b) => b.length - a.length)[0];
      return said ? [{ entity, from, to: from + said.length }] : [];
    });
  });
}

const headOf = ({ label }: DraftEntity, lang: Lang): string =>
  stemOf(label, lang).split(' ').at(-1) ?? '';

const namesOf = ({ label, plural, thing }: DraftEntity, lang: Lang): string[] => [
  ...new Set(
    [label, plural, ...(thing?.words[lang] ?? []).flatMap(({ one, many }) => [one, many])].map(
      (name) => stemOf(name, lang),
    ),
  ),
];
