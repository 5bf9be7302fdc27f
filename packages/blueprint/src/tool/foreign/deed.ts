import { fold, type Lang } from '../../lexicon/lang.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { ToolAct } from '../verbs.ts';
import { type ForeignTongue, verbIn } from './verbs.ts';
import { VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** What something is to do, in its parts; every text is the person's own words. */
export interface Deed {
  act: ToolAct;
  /** The English verb that it means. */
  verb: string;
  infinitive: string;
  /** What is made, or worked on. */
  objects: string[];
  /** What it is made from. */
  sources: string[];
  /** Where it stands or goes. */
  place: string;
  /** All of it but the verb, as it was said. */
  said: string;
}

type Kind = 'object' | 'from' | 'place' | 'other';
interface Chunk {
  kind: Kind;
  tokens: Token[];
}

/** Languages whose verb stands at the end, so that an object may follow what it is made from. */
export const VERB_LAST: ReadonlySet<Lang> = new Set<Lang>(['de', 'nl']);

/** Reads what words say that something does ('aus den Fotos eine Beschreibung schreibt'); null where no verb is known. */
export function deedIn(tokens: readonly Token[], text: string, lang: ForeignTongue): Deed | null {
  const words = VOCABULARY[lang];
  const found = verbIn(tokens, lang);
  if (!found) return null;
  const isLast = VERB_LAST.has(lang);
  const body = tokens.filter(
    ({ low }, at) =>
      !found.at.includes(at) &&
      (isLast || at > found.at[0]!) &&
      !(found.at.includes(at + 1) && /^(?:zu|te)$/.test(low)),
  );
  while (body[0] && (body[0].kind === 'sign' || words.small.test(body[0].low))) body.shift();
  while (body.at(-1)?.kind === 'sign') body.pop();
  const chunks = chunksOf(body, words, isLast);
  const of = (kind: Kind) => chunks.filter((chunk) => chunk.kind === kind);
  const { act, verb, infinitive } = found;
  return {
    act,
    verb,
    infinitive,
    // 'Den Nutzern einen Titel': what stands last is what is made.
    objects: membersOf(of('object').at(-1), text, words),
    sources: of('from').flatMap((chunk) => membersOf(chunk, text, words)),
    place: of('place')
      .map((chunk) => textOf(chunk.tokens, text))
      .join(' '),
    said: textOf(body, text),
  };
}

function chunksOf(body: readonly Token[], words: Vocabulary, isLast: boolean): Chunk[] {
  const chunks: Chunk[] = [{ kind: 'object', tokens: [] }];
  for (let at = 0; at < body.length; at++) {
    const token = body[at]!;
    const ahead = body
      .slice(at, at + 5)
      .map(({ low }) => low)
      .join(' ');
    const begun = beginOf(ahead, body, at, words);
    if (begun) chunks.push({ kind: begun.kind, tokens: [] });
    else if (isLast && isNewObject(chunks.at(-1)!, body, at, words))
      chunks.push({ kind: 'object', tokens: [] });
    // Words that only say what begins belong to nothing.
    if (begun && begun.skipped > 0) at += begun.skipped - 1;
    else chunks.at(-1)!.tokens.push(token);
  }
  return chunks.filter(({ tokens }) => tokens.some(({ kind }) => kind !== 'sign'));
}

/** Whether another part of the sentence begins here, and how many words only say so. */
function beginOf(
  ahead: string,
  body: readonly Token[],
  at: number,
  words: Vocabulary,
): { kind: Kind; skipped: number } | null {
  const count = (match: RegExpExecArray | null) => match?.[0].split(' ').length ?? 0;
  const from = count(words.from.exec(ahead));
  if (from > 0) return { kind: 'from', skipped: from };
  const place = words.at.exec(ahead);
  if (place) {
    const behind = body[at + count(place)]?.low ?? '';
    const isThere = words.definite.test(behind) || HAS_ARTICLE.test(place[0]);
    return { kind: isThere ? 'place' : 'other', skipped: isThere ? count(place) : 0 };
  }
  return words.other.test(ahead) ? { kind: 'other', skipped: 0 } : null;
}

/** Prepositions that have taken their article in. */
const HAS_ARTICLE =
  /(?:^| )(?:im|ins|beim|du|al|del|nel|nella|nei|nelle|sul|sulla|alla|no|na|nos|nas|do|da)$/;
/** 'Aus den Fotos eine Beschreibung': an article of what is made, after a noun that nothing joins to it. */
const MADE = /^(?:ein|eine|einen|den|die|das|een|de|het)$/;

function isNewObject(
  { tokens }: Chunk,
  body: readonly Token[],
  at: number,
  words: Vocabulary,
): boolean {
  const before = body[at - 1];
  return (
    MADE.test(body[at]!.low) &&
    tokens.some(({ low, kind }) => kind !== 'sign' && !words.article.test(low)) &&
    before !== undefined &&
    before.kind !== 'sign' &&
    !words.and.test(before.low)
  );
}

/**
 * 'Titel, Preis und Lage' has three members. What follows an article without one of its own is more of the same: 'un titre
 * court et accrocheur'.
 */
function membersOf(chunk: Chunk | undefined, text: string, words: Vocabulary): string[] {
  const members: Token[][] = [[]];
  const tokens = chunk?.tokens ?? [];
  const hasArticle = words.article.test(tokens[0]?.low ?? '');
  for (const [at, token] of tokens.entries()) {
    const isJoint = token.text === ',' || words.and.test(token.low);
    const next = tokens[at + 1];
    const isMore = chunk?.kind === 'object' && hasArticle && next && !words.article.test(next.low);
    if (isJoint && !isMore) members.push([]);
    else members.at(-1)!.push(token);
  }
  return members
    .map((one) => nominative(textOf(one, text)))
    .filter((one) => one !== '' && one.length <= 90)
    .slice(0, 12);
}

/** 'Des Titels' → 'Titel', 'von Speisekarten' → 'Speisekarten': a genitive is told by its article, ending or preposition. */
const nominative = (phrase: string): string =>
  /^[dD]es\s+\p{Lu}/u.test(phrase)
    ? phrase.replace(/^des\s+/i, '').replace(/(?<=\p{L}{3})e?s$/u, '')
    : phrase.replace(/^(?:von|van)\s+(?=\p{L})/iu, '');

/** The words as they were typed, without what stood between them and is none of them. */
export function textOf(tokens: readonly Token[], text: string): string {
  let out = '';
  let last: Token | undefined;
  for (const token of tokens) {
    const gap = last ? text.slice(last.end, token.start) : '';
    out += /\p{L}/u.test(gap) ? ' ' : gap;
    out += text.slice(token.start, token.end);
    last = token;
  }
  return out.replace(/\s+/g, ' ').trim();
}

/** Without the article before it: 'einen Titel' → 'Titel'. */
export function bare(phrase: string, lang: ForeignTongue): string {
  const words = VOCABULARY[lang];
  const parts = phrase.trim().split(/(?<=['’])|\s+/);
  const isArticle = (part: string) => words.article.test(fold(part).replace(/'$/, ''));
  while (parts.length > 1 && isArticle(parts[0]!)) parts.shift();
  return parts.join(' ').replace(/(['’]) /g, '$1');
}
