import { fold, type Lang, lexiconFor, things } from '../lexicon/index.ts';
import { type Token, tokenise } from '../lexicon/tokens.ts';
import type { AppSpec, Understanding } from '../spec.ts';
import { dropIdle } from './assemble/idle.ts';
import { assemble } from './assemble/index.ts';
import { askedSums } from './assemble/sums.ts';
import { missedViews } from './assemble/views.ts';
import { oneWaitingList } from './assemble/waiting.ts';
import { attach } from './attached.ts';
import { prepare } from './behaviours/index.ts';
import { colours } from './colours.ts';
import { complete } from './complete.ts';
import { type Draft, type DraftEntity, newDraft } from './draft.ts';
import { finish } from './finish.ts';
import { takePlainForm } from './form.ts';
import { dropBareRows } from './generic.ts';
import { glossed, isUnknownTongue, languageName } from './gloss.ts';
import { isGuessed } from './guessed.ts';
import { linkNamesakes, mergeKinds } from './kin.ts';
import { foreignScript, languageOf } from './language.ts';
import { linkHappenings } from './linked.ts';
import { nameMakers } from './makers.ts';
import { mapAsked, withPlaces } from './maps.ts';
import { permissionsIn, type Statement, saysNoLogin, saysPrivate } from './permissions.ts';
import { findPhrases } from './phrases.ts';
import { openSent, withoutLogin } from './sent.ts';
import { withSides } from './sides.ts';
import { respelt } from './spelling.ts';
import { tagsOf } from './tagger.ts';
import { tieSaid } from './tied.ts';
import { returnToBooked, toldOfBookings } from './told-of-booked.ts';
import { saidPlainly } from './turns/index.ts';
import { unclearAnswer } from './unclear.ts';
import { walk } from './walk/index.ts';

export interface UnderstandOptions {
  now?: Date;
  /** The language to answer in where the text does not tell. */
  language?: string;
}

/** How much of a text is read; the rest is told as unread. */
const LONGEST = 4000;

/**
 * Reads a sentence as the wish for an app. Pure and deterministic for a given `now`; never throws.
 * A text without anything an app could keep is 'unclear', with a question in the person's language.
 */
export function understand(text: string, options: UnderstandOptions = {}): Understanding {
  const now = options.now ?? new Date();
  const typed = plain(text).slice(0, LONGEST);
  const foreign = foreignScript(typed);
  const gloss = glossed(typed, tokenise(typed), foreign);
  if (foreign && !gloss) return unclear('en', unclearAnswer('en', 'script', foreign));
  const lang = gloss ? 'en' : languageOf(tokenise(typed));
  if (!gloss && isUnknownTongue(typed, lang)) return unclear(lang, unclearAnswer(lang, 'script'));
  const said = gloss?.text ?? typed;
  const map = mapAsked(said, lang);
  const plainly = saidPlainly(said, lang);
  const spelt = respelt(mapAsked(plainly, lang)?.text ?? plainly, lang);
  const clean = spelt.text;
  const tokens = tokenise(clean);
  if (tokens.every((token) => token.kind !== 'word' && token.kind !== 'quote'))
    return unclear(lang, unclearAnswer(lang, 'empty'));
  const draft = readDraft(clean, tokens, lang);
  draft.readings.unshift(...spelt.readings);
  if (map) withPlaces(draft, map.word);
  if (gloss) draft.readings.unshift({ word: languageName(gloss.lang), readAs: 'gloss' });
  if (!hasSubject(draft)) return unclear(lang, unclearAnswer(lang, 'vague'));
  if (plain(text).length > LONGEST)
    draft.readings.unshift({ word: '…', readAs: `rest:${LONGEST}` });
  return { kind: 'new', spec: finish(draft, now), changes: [], isGuess: isGuessed(draft) };
}

/** Markup, control characters and addresses say nothing about an app. */
function plain(text: string): string {
  return text
    .slice(0, 4 * LONGEST)
    .normalize('NFC')
    .replace(/<(script|style)[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/ 4 (?=(?:my|our|the|a|an|your|kids|all)\b)/gi, ' for ')
    .replace(/\bw\/(?!o)\s?/gi, 'with ')
    .replace(/(?<=\p{L}) w (?=\p{L})/gu, ' with ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\p{Cc}(?<!\n)/gu, ' ')
    .trim();
}

/** What a text names, filled up with what such things need. */
export function readDraft(text: string, tokens: readonly Token[], lang: Lang): Draft {
  const draft = newDraft(lang, text);
  const bare = withoutLogin(text, lang);
  const words = bare === text ? tokens : tokenise(bare);
  const lexicon = lexiconFor(lang);
  const tags = lang === 'en' ? tagsOf(bare, words) : new Map();
  draft.named = nameSaid(text, tokens);
  Object.assign(draft, colours(words, lexicon));
  const reading = {
    text: bare,
    tokens: words,
    lexicon,
    tags,
    found: findPhrases(words, lang),
  };
  walk(draft, reading);
  assemble(draft, reading);
  takePlainForm(draft, reading);
  missedViews(draft, reading);
  askedSums(draft, reading);
  dropIdle(draft, reading);
  oneWaitingList(draft);
  dropBareRows(draft);
  permissions(draft, text);
  openSent(draft, text);
  if (draft.entities.length > 0 || hasSubject(draft)) {
    mergeKinds(draft);
    const told = toldOfBookings(draft);
    prepare(draft);
    attach(draft);
    returnToBooked(draft, told);
    complete(draft);
    nameMakers(draft);
    linkNamesakes(draft);
    tieSaid(draft);
    withSides(draft);
    linkHappenings(draft);
  }
  return draft;
}

/** 'called "Potluck"', 'namens …': a name for the app. */
function nameSaid(text: string, tokens: readonly Token[]): string | undefined {
  const match =
    /\b(?:called|named|namens|genannt|appelée?|nommée?|llamad[oa]|chiamat[oa]|chamad[oa]|genaamd|heißt)\s+(?:["“„«']([^"”“»']{2,40})["”“»']|((?:\p{Lu}[\p{L}\p{N}]*)(?:\s\p{Lu}[\p{L}\p{N}]*){0,3}))/u.exec(
      text,
    );
  if (match) return (match[1] ?? match[2])?.trim();
  const first = tokens[0];
  return first?.kind === 'quote' && first.text.split(' ').length < 4 ? first.text : undefined;
}

function permissions(draft: Draft, text: string): void {
  const { lang } = draft;
  if (saysPrivate(text, lang)) draft.said = { read: 'creator', write: 'creator' };
  for (const statement of permissionsIn(text, lang)) {
    // What a deed leaves behind is closed when all lists are there, by the gate.
    if (statement.things) continue;
    const named =
      draft.entities.find((known) => known.thing?.key === statement.about) ??
      entityIn(draft, statement.object ?? '');
    const box = named && statement.level === 'anonymous' ? suggestionsOf(draft, named) : undefined;
    if (box && statement.action === 'write') {
      box.said = { read: 'admin', write: 'anonymous' };
      continue;
    }
    const entity = named;
    // Everybody of a team is no stranger.
    const level = statement.isEverybody && draft.team ? 'all' : statement.level;
    if (entity) {
      entity.said = { ...entity.said, [statement.action]: level };
      if (statement.action === 'write' && level === 'anonymous') entity.anyoneAdds = true;
    } else if (!opensUnknown(statement)) draft.said[statement.action] = level;
  }
  const form = draft.entities.find((entity) => entity.thing?.privacy === 'form');
  if (form && saysNoLogin(text, lang))
    form.said = {
      write: 'anonymous',
      read: draft.said.read === 'anonymous' ? 'admin' : (draft.said.read ?? 'admin'),
    };
}

/** 'Anyone can suggest events': what strangers write are suggestions, and not what is suggested. */
const suggestionsOf = ({ entities }: Draft, { key, label }: DraftEntity): DraftEntity | undefined =>
  entities.find(
    (other) =>
      other.key !== key && other.thing?.key === 'idea' && fold(other.label).startsWith(fold(label)),
  );

/** The list that words name. */
function entityIn(draft: Draft, words: string): DraftEntity | undefined {
  return draft.entities.find(({ label, plural }) =>
    [label, plural].some((name) => ` ${words} `.includes(` ${fold(name)} `)),
  );
}

/** Words by which all of an app's rows are meant. */
const ALL_ROWS = new Set(
  (
    'the a an any new their own it them this that all everything anything something data row rows entry entries item items ' +
    'thing things post posts content and or to in online here app website site page das die den es sie alles etwas daten ' +
    'eintrag eintrage neue les le tout donnees lo los las todo datos tutto dati tudo dados gegevens und et y e en'
  ).split(' '),
);

/** What is done something to: 'with name and email' names nothing of that. */
const named = (object: string): string[] =>
  (
    object
      .trim()
      .split(
        / ?\b(?:with|without|by|via|using|through|from|mit|ohne|avec|sans|con|sin|senza|com|sem|met|zonder)\b/,
      )[0] ?? ''
  )
    .split(' ')
    .filter((word) => word !== '');

/** Whether strangers may write something that no list holds: that opens none of the others. */
const opensUnknown = ({ action, level, object = '' }: Statement): boolean =>
  action === 'write' && level === 'anonymous' && named(object).some((word) => !ALL_ROWS.has(word));

/** Whether anything was named that an app could be about. */
function hasSubject(draft: Draft): boolean {
  return (
    draft.entities.length > 0 ||
    draft.landing ||
    draft.contexts.some((context) => context.things.some((key) => things.has(key)))
  );
}

function unclear(lang: Lang, answer: string): Understanding {
  return { kind: 'unclear', spec: emptySpec(lang), changes: [], answer };
}

/** A spec with nothing in it, for answers that build nothing. */
export function emptySpec(lang: string): AppSpec {
  return {
    version: 1,
    name: '',
    tagline: '',
    language: lang,
    domain: 'general',
    theme: { mode: 'light', hue: 230, tone: 'calm', colour: '' },
    entities: [],
    behaviours: [],
    pages: [],
    readings: [],
  };
}
