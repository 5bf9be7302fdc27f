import type { WordClass } from '../../lexicon/functionWords.ts';
import { HEAD_FIRST } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import { buildNoun } from './build.ts';
import { endsSubject, onlyCounts } from './grammar.ts';
import type { Part, Piece, Source } from './types.ts';
import { isManyEnd, standsLast, verbInside } from './verbs.ts';
import { nounish, spentAt } from './words.ts';

/** The noun phrase that begins at a token; `forced` when its first word only stands as a noun here. */
export function readNoun(source: Source, at: number, forced = false): Piece {
  const parts: Part[] = [];
  let i = at;
  while (i < source.tokens.length) {
    const token = source.tokens[i] as Token;
    if (token.kind !== 'word' || spentAt(source, i)) break;
    if (opensValues(source, i, parts)) break;
    const hit = source.lexicon.match(source.tokens, i);
    const cls = source.lexicon.wordClass(token.low);
    if (cls && !(hit && hit.length > 1)) {
      const next = afterOf(source, i, cls, parts);
      if (next === null) break;
      i = next;
      continue;
    }
    const dated = parts
      .at(-1)
      ?.entries.some((entry) => entry.kind === 'attribute' && entry.attribute.key === 'date');
    const last = parts.at(-1);
    // 'Date applied' is a date of that name.
    if (last && dated && !hit && /[a-z]{2}ed$/.test(token.low)) {
      last.to = ++i;
      break;
    }
    const verb = source.lexicon.verbClass(token.low);
    if (hit && hit.length > 1 && parts.length > 0 && verb === 'book' && isManyEnd(parts)) break;
    if (verb && parts.length > 0 && (!hit || (hit.length === 1 && verbInside(source, i, parts))))
      break;
    if (!hit && !nounish(source, i) && !(forced && i === at)) break;
    if (verb && parts.length > 0 && standsLast(source, i)) break;
    const subject = source.tokens[i - 1]?.low;
    if (subject && parts.length > 0 && endsSubject(source, i, subject)) break;
    if (parts.length === 0 && onlyCounts(source, i)) {
      i++;
      continue;
    }
    const length = hit?.length ?? 1;
    const tag = source.tags.get(token.start);
    parts.push({ from: i, to: i + length, entries: hit?.entries ?? [], ...(tag ? { tag } : {}) });
    i += length;
  }
  if (parts.length === 0)
    return { kind: 'fn', cls: 'filler', low: source.tokens[at]?.low ?? '', from: at, to: at + 1 };
  return buildNoun(source, parts);
}

/** 'genre Fiction, Poetry': a capital behind the name of a choice begins its values. */
function opensValues(source: Source, at: number, parts: Part[]): boolean {
  const chooses = parts
    .at(-1)
    ?.entries.some(
      (entry) =>
        (entry.kind === 'attribute' && entry.attribute.type === 'enum') ||
        (entry.kind === 'view' && entry.view === 'field'),
    );
  const isColumn = parts
    .at(-1)
    ?.entries.some((entry) => entry.kind === 'view' && entry.view === 'field');
  const capitals =
    (source.lexicon.lang !== 'de' || isColumn === true) &&
    /^\p{Lu}/u.test(source.tokens[at]?.text ?? '');
  return chooses === true && capitals && parts[0]?.from !== 0;
}

/** Romance phrases go on past 'de' ('date d'achat'): the next token's place, or null where the phrase ends. */
function afterOf(source: Source, at: number, cls: WordClass, parts: Part[]): number | null {
  if (!HEAD_FIRST.has(source.lexicon.lang) || cls !== 'of' || parts.length === 0) return null;
  const next = source.tokens[at + 1];
  if (next?.kind !== 'word' || source.lexicon.wordClass(next.low)) return null;
  return source.lexicon.match(source.tokens, at + 1) || nounish(source, at + 1) ? at + 1 : null;
}
