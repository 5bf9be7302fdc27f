import type { Span } from '../../labels/index.ts';
import { type Entry, fold, HEAD_FIRST } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import { buildNoun } from '../pieces/build.ts';
import { onlyCounts } from '../pieces/grammar.ts';
import type { Noun, Part, Source } from '../pieces/types.ts';

/** Small words inside of a phrase behind which it is only specified: 'weight in grams', 'price per kilo'. */
const SPECIFIES = new Set([
  'in',
  'by',
  'for',
  'of',
  'rel',
  'pron',
  'be',
  'modal',
  'not',
  'like',
  'with',
  'or',
]);

/** The noun phrase of a labelled stretch, without articles and numbers; null where nothing is left. */
export function nounOf(source: Source, { kind, from, to }: Span): Noun | null {
  const parts: Part[] = [];
  const romance = HEAD_FIRST.has(source.lexicon.lang);
  for (let at = from; at < to; ) {
    const token = source.tokens[at] as Token;
    const hit = source.lexicon.match(source.tokens, at);
    const isSmall =
      token.kind !== 'word' || (source.lexicon.wordClass(token.low) && (hit?.length ?? 1) < 2);
    if (isSmall && kind === 'entity' && at === to - 1 && isHeadless(source, parts, token)) {
      parts.push({ from: at, to, entries: [] });
      break;
    }
    if (isSmall) {
      const cls = source.lexicon.wordClass(token.low) ?? '';
      const stops =
        parts.length > 0 &&
        (token.kind !== 'word' || SPECIFIES.has(cls) || countsWhat(source, parts, cls));
      if (stops && !(romance && cls === 'of')) break;
      at++;
      continue;
    }
    if (parts.length === 0 && onlyCounts(source, at)) {
      at++;
      continue;
    }
    const length = Math.min(hit?.length ?? 1, to - at);
    const tag = source.tags.get(token.start);
    const known = hit && hit.length <= to - at ? hit.entries : [];
    const entries = kind === 'entity' && known.every(isYesOrNo) ? [] : known;
    parts.push({ from: at, to: at + length, entries, ...(tag ? { tag } : {}) });
    at += length;
  }
  if (parts.length === 0)
    return small(source, from, to) ?? (kind === 'asking' ? asked(source, from, to) : null);
  return buildNoun(source, trimmed(source, parts));
}

/** 'Broken things', 'lost stuff': what tells how they are is no name without them. */
const isHeadless = ({ lexicon }: Source, parts: readonly Part[], { low }: Token): boolean =>
  lexicon.wordClass(low) === 'filler' &&
  parts.length > 0 &&
  parts.every(({ entries, tag }) => entries.length === 0 && tag !== 'noun');

/** 'Vacunas' that somebody notes are rows, and not whether one of something was vaccinated. */
const isYesOrNo = (entry: Entry): boolean =>
  entry.kind === 'attribute' && entry.attribute.type === 'boolean';

/** 'Anzahl der Gäste': behind a count in the genitive stands what is counted. */
const countsWhat = ({ tokens }: Source, parts: readonly Part[], cls: string): boolean =>
  cls === 'det' && /^(?:an)?zahl$/.test(tokens[parts.at(-1)?.from ?? -1]?.low ?? '');

/** 'Where it is': a question without a noun, for what it asks. */
function asked({ tokens }: Source, from: number, to: number): Noun {
  const text = tokens
    .slice(from, to)
    .map(({ low }) => low)
    .join(' ');
  return {
    kind: 'noun',
    text,
    head: text,
    sense: {},
    before: [],
    many: false,
    unknown: true,
    from,
    to,
  };
}

/** 'People with name and level' are a list, though the word is small elsewhere. */
export const PEOPLE =
  /^(?:people|persons|leute|personen|personnes|gens|personas|gente|persone|pessoas|mensen)$/;

/** Where, when, why and by whom: small words that name a field by themselves ('from, to, reason'). */
const FIELDS =
  /^(?:from|to|until|till|since|in|out|who|whom|what|when|where|why|which|von|nach|bis|seit|wer|wem|was|wann|wo|warum|qui|quoi|quand|ou|pourquoi|quien|cuando|donde|chi|cosa|quando|dove|perche|quem|onde|wie|wat|wanneer|waar|waarom|van|naar|tot)$/;

function small(source: Source, from: number, to: number): Noun | null {
  const low = fold(source.tokens[to - 1]?.low ?? '');
  const isAlone = to - from === 1 && FIELDS.test(low);
  return isAlone || PEOPLE.test(low)
    ? buildNoun(source, [{ from: to - 1, to, entries: [] }])
    : null;
}

/** 'Hours spent', 'fabric used': what was done with it is no head. */
function trimmed(source: Source, parts: Part[]): Part[] {
  const last = parts.at(-1);
  if (parts.length < 2 || !last || last.entries.length > 0 || source.lexicon.lang !== 'en')
    return parts;
  const word = source.tokens[last.from]?.low ?? '';
  // 'Times afterwards' are times.
  if (/^(?:afterwards?|later|then|too|again|today|online|together)$/.test(word))
    return parts.slice(0, -1);
  const isDone =
    /(?:ed|spent|made|bought|sold|given|taken|done|left|lent|paid|found|seen|worn|grown)$/.test(
      word,
    );
  if (!isDone) return parts;
  const before = parts.at(-2) as Part;
  return before.entries.length > 0 ? parts.slice(0, -1) : parts;
}
