import { type Token, tokenise } from '../../lexicon/tokens.ts';
import { type ButtonWish, isWritten } from '../button/read.ts';
import { type Deed, deedIn, textOf, VERB_LAST } from './deed.ts';
import type { ForeignTongue } from './verbs.ts';
import { VOCABULARY, type Vocabulary } from './vocabulary.ts';

/** A button wished for in another language than English; null for a sentence that wishes none. */
export function foreignButton(text: string, lang: ForeignTongue): (ButtonWish & Deed) | null {
  const words = VOCABULARY[lang];
  const all = tokenise(text);
  if (all.some(({ low }) => words.removes.test(low))) return null;
  const hasAi = all.some(({ low }) => isAi(low, words));
  const tokens = withoutAi(all, words);
  const button = buttonIn(tokens, text, words, lang);
  const deed =
    button?.deed ??
    usedFor(tokens, text, words, lang) ??
    letsDo(tokens, text, words, lang) ??
    (hasAi ? deedIn(tokens, text, lang) : null);
  if (!deed || deed.objects.length === 0) return null;
  const isPlain = button !== null || hasAi;
  if (!isWritten(deed.verb, isPlain || deed.sources.length > 0, hasAi)) return null;
  return { ...deed, place: deed.place || (button?.place ?? ''), isPlain };
}

/** What a tool is wished to do, and what people are asked for; null where nothing known is said of that. */
export interface ForeignTool extends Deed {
  /** What else is said, word by word. */
  rules: string[];
}

export function foreignTool(text: string, lang: ForeignTongue): ForeignTool | null {
  const words = VOCABULARY[lang];
  const [first = '', ...more] = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2_000)
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/[.!?]+$/, '').trim())
    .filter(Boolean);
  const tokens = withoutAi(tokenise(first), words);
  const at = tokens.findIndex(({ low }) => words.tool.test(low));
  const led = at < 0 ? -1 : leadIn(tokens, at, words, lang);
  const deed = deedIn(led < 0 ? tokens : tokens.slice(led + 1), first, lang);
  if (!deed) return null;
  const sources = [...deed.sources];
  const rules: string[] = [];
  for (const sentence of more) {
    const asked = askedIn(sentence, words);
    if (asked.length > 0) sources.push(...asked);
    else rules.push(sentence);
  }
  return { ...deed, sources, rules };
}

/** 'Es fragt nach der Größe und dem Preis': what a sentence says that people are asked for. */
function askedIn(sentence: string, words: Vocabulary): string[] {
  const tokens = tokenise(sentence).filter(({ text }) => text !== ':');
  const line = tokens.map(({ low }) => low).join(' ');
  const found = words.asks.exec(line);
  const asked = found?.slice(1).find(Boolean);
  if (!found || !asked) return [];
  const from = line.slice(0, line.indexOf(asked, found.index)).split(' ').length - 1;
  const inside = tokens.slice(from, from + asked.split(' ').length);
  return splitAt(inside, words).map((part) => textOf(part, sentence));
}

function splitAt(tokens: readonly Token[], words: Vocabulary): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (token.text === ',' || words.and.test(token.low)) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}

/** Whether a message names a tool that a model answers for: 'KI-Tool', 'outil d’IA', 'herramienta de IA'. */
export function namesAiTool(text: string, lang: ForeignTongue): boolean {
  const words = VOCABULARY[lang];
  const tokens = tokenise(text);
  return tokens.some(
    ({ low }, at) =>
      words.tool.test(low) &&
      tokens.slice(Math.max(0, at - 4), at).some((one) => words.a.test(one.low)) &&
      tokens.slice(Math.max(0, at - 2), at + 4).some((one) => isAi(one.low, words)),
  );
}

/** Whether it wishes for any tool of its own, where there is nothing but tools. */
export function wishesTool(text: string, lang: ForeignTongue): boolean {
  const words = VOCABULARY[lang];
  const tokens = tokenise(text);
  const at = tokens.findIndex(({ low }) => words.tool.test(low));
  return (
    at >= 0 &&
    tokens.slice(Math.max(0, at - 4), at).some(({ low }) => words.a.test(low)) &&
    !tokens.some(({ low }) => words.removes.test(low))
  );
}

const isAi = (low: string, words: Vocabulary): boolean =>
  words.ai.test(low) || /^(?:intelligence|inteligencia|intelligenza|intelligentie)$/.test(low);
const HELP =
  /^(?:mit|mithilfe|per|durch|hilfe|avec|par|grace|aide|con|ayuda|aiuto|com|ajuda|met|via|hulp)$/;
const BETWEEN =
  /^(?:von|van|de|der|einer|eines|einem|ein|l|la|le|a|d|una|un|uma|um|da|do|een|dell|di|kunstlicher|kunstliche|kunstmatige)$/;
const ARTIFICIAL = /^(?:artificielle|artificial|artificiale)$/;

/** Without 'mit Hilfe von KI': whom something is done by is no part of what is done. */
function withoutAi(tokens: readonly Token[], words: Vocabulary): Token[] {
  const gone = new Set<number>();
  for (const [at, { low }] of tokens.entries()) {
    if (!isAi(low, words)) continue;
    let from = at;
    while (from > 0 && (HELP.test(tokens[from - 1]!.low) || BETWEEN.test(tokens[from - 1]!.low)))
      from--;
    const isHelp = tokens.slice(from, at).some((one) => HELP.test(one.low));
    if (!isHelp) continue;
    for (let n = from; n <= at; n++) gone.add(n);
    if (ARTIFICIAL.test(tokens[at + 1]?.low ?? '')) gone.add(at + 1);
  }
  return tokens.filter((_, at) => !gone.has(at));
}

/** 'Einen Button, der einen Titel vorschlägt': one that is not there yet, and what it does. */
function buttonIn(
  tokens: readonly Token[],
  text: string,
  words: Vocabulary,
  lang: ForeignTongue,
): { deed: Deed; place: string } | null {
  const at = tokens.findIndex(({ low, kind }) => kind === 'word' && words.button.test(low));
  if (at < 0 || !tokens.slice(Math.max(0, at - 4), at + 1).some(({ low }) => words.a.test(low)))
    return null;
  const led = leadIn(tokens, at, words, lang);
  const deed = led < 0 ? null : deedIn(tokens.slice(led + 1), text, lang);
  if (!deed) return null;
  const place =
    beside(tokens, at, text, words) || textOf(named(tokens.slice(at + 1, led), words), text);
  // 'Beside the description, to rewrite it': what is rewritten was named before.
  const isSaid = deed.objects.length > 0 && !deed.objects.every((one) => PRONOUN.test(one));
  return { deed: isSaid || place === '' ? deed : { ...deed, objects: [place] }, place };
}

const PRONOUN = /^(?:sie|es|ihn|la|lo|le|las|los|les|li|hem|haar|het|ze)$/i;

/** Where a button is to stand, where that is said before it: 'neben die Beschreibung einen Button'. */
function beside(tokens: readonly Token[], button: number, text: string, words: Vocabulary): string {
  for (let at = 0; at < button; at++) {
    const ahead = tokens.slice(at, button).map(({ low }) => low);
    const skipped = words.at.exec(ahead.slice(0, 5).join(' '))?.[0].split(' ').length ?? 0;
    if (skipped === 0) continue;
    const end = ahead.findLastIndex((low) => words.a.test(low));
    const inside = end > skipped ? tokens.slice(at + skipped, at + end) : [];
    if (inside.length > 0) return textOf(inside, text);
  }
  return '';
}

/** Without what only says that it is a button of a model's. */
const named = (tokens: readonly Token[], words: Vocabulary): Token[] =>
  tokens.filter(
    ({ low, kind }) =>
      kind === 'word' && !isAi(low, words) && !BETWEEN.test(low) && !PARTICLE.test(low),
  );

const HOW_FAR = 9;
/** What a verb of adding leaves before the clause: 'füge einen Button hinzu, der …'. */
const PARTICLE = /^(?:hinzu|ein|dazu|haben|toe|an)$/;

/** Where the words end that lead to what something does; -1 where nothing leads anywhere. */
function leadIn(
  tokens: readonly Token[],
  at: number,
  words: Vocabulary,
  lang: ForeignTongue,
): number {
  for (let n = at + 1; n < Math.min(tokens.length, at + HOW_FAR); n++) {
    const { low } = tokens[n]!;
    if (!words.leads.test(low)) continue;
    const before = tokens[n - 1]!;
    // An article of a place ('in das Formular') is written as 'that' is.
    const isClause =
      !VERB_LAST.has(lang) ||
      n === at + 1 ||
      before.text === ',' ||
      PARTICLE.test(before.low) ||
      /^(?:zum|om|waarmee)$/.test(low);
    if (isClause) return n;
  }
  return -1;
}

/** 'Nutze KI, um … zu schreiben'. */
function usedFor(
  tokens: readonly Token[],
  text: string,
  words: Vocabulary,
  lang: ForeignTongue,
): Deed | null {
  const at = tokens.findIndex(({ low }) => isAi(low, words));
  if (at < 0 || !tokens.slice(Math.max(0, at - 3), at).some(({ low }) => words.uses.test(low)))
    return null;
  return deedIn(
    tokens
      .slice(at + 1)
      .filter(({ low, text: sign }, n) => n > 1 || (sign !== ',' && !words.leads.test(low))),
    text,
    lang,
  );
}

/** 'Lass Nutzer eine Beschreibung generieren': whoever is let is no part of what is done. */
function letsDo(
  tokens: readonly Token[],
  text: string,
  words: Vocabulary,
  lang: ForeignTongue,
): Deed | null {
  const at = tokens.slice(0, 3).findIndex(({ low }) => words.lets.test(low));
  if (at < 0) return null;
  const rest = tokens.slice(at + 1);
  if (!VERB_LAST.has(lang)) return deedIn(rest, text, lang);
  const people = rest.findIndex(({ low }) => !words.article.test(low)) + 1;
  const deed = deedIn(rest.slice(people), text, lang);
  return deed && deed.objects.length > 0 ? deed : deedIn(rest, text, lang);
}
