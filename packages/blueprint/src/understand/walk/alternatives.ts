import { attributes, fold, looksPlural } from '../../lexicon/index.ts';
import type { DraftEntity, DraftField } from '../draft.ts';
import { addField, fromAttribute } from '../fields.ts';
import { optionsFrom, readOptions } from '../options.ts';
import type { Piece } from '../pieces/index.ts';
import type { Reading } from './reading.ts';

/** Values of one choice at most; a longer list is none. */
const MOST = 12;
/** Words of one value at most. */
const LONGEST = 3;
/** Values that say how far a row has got. */
const STATES =
  /^(?:un)?(?:planned|done|open|opened|closed|paid|rejected|accepted|declined|approved|pending|finished|active|inactive|sold|available|lent|waiting|started|resolved|fixed|ordered|sent|delivered|cancelled|won|lost|confirmed|answered|published|taken|free|returned)$/i;

/**
 * 'Starter, main or dessert' between commas, 'mark as planned, done or rejected': the values of a choice that is not
 * named itself. False where the words are fields, things or deeds.
 */
export function readAlternatives(reading: Reading, piece: Piece, at: number): boolean {
  const { subject, draft } = reading;
  if (draft.lang !== 'en' || !subject || !opensAlternatives(reading, at)) return false;
  const found = alternativesFrom(reading, piece.from);
  if (!found) return false;
  const field = fieldFor(subject, found.values, reading);
  if (!field) return false;
  field.options = optionsFrom(
    found.values.map((value) => value[0]?.toUpperCase() + value.slice(1)),
  );
  field.type = 'enum';
  field.asked = true;
  reading.skipTo = found.to;
  return true;
}

/** What rows are on their way to. */
const STAGES =
  /^(?:new|to ?do|backlog|next|doing|in progress|in review|review|reviewed|testing|triaged|ready|qualified|applied|interview|offer|hired|reported|assigned|scheduled|packed|shipped|picked up)$/i;

/** 'We move them through new, confirmed, fixed', 'admins mark planned, done or declined': the states of what was named last. */
export function readStages(reading: Reading, piece: Piece): boolean {
  const { subject, draft, tokens, text, lexicon } = reading;
  if (draft.lang !== 'en' || !subject) return false;
  for (let at = piece.from; at < piece.to; at++) {
    if (!/^(?:through|mark|marks|marking)$/.test(tokens[at]?.low ?? '')) continue;
    let from = at + 1;
    while (
      /^(?:as|the|these|stages|states|steps|statuses|phases|:)$/.test(
        tokens[from]?.low ?? tokens[from]?.text ?? '',
      )
    )
      from++;
    const { values, to } = readOptions(text, tokens, from, lexicon);
    const known = values.filter((value) => STATES.test(value) || STAGES.test(value));
    if (values.length < 2 || values.length > MOST || known.length * 2 < values.length) continue;
    const field = fieldFor(subject, ['done'], reading);
    if (!field) return false;
    field.options = optionsFrom(values.map((value) => value[0]?.toUpperCase() + value.slice(1)));
    field.type = 'enum';
    field.asked = true;
    reading.skipTo = to;
    return true;
  }
  return false;
}

function opensAlternatives(reading: Reading, at: number): boolean {
  const before = reading.pieces[at - 1];
  if (before?.kind === 'sign') return /[,:(–—-]/.test(before.text);
  return before?.kind === 'fn' && /^(?:as|either|like)$/.test(before.low);
}

/** The values up to 'or' and the one behind it. */
function alternativesFrom(reading: Reading, from: number): { values: string[]; to: number } | null {
  const { tokens, lexicon, text } = reading;
  const values: string[] = [];
  let start = from;
  let isLast = false;
  for (let at = from; ; at++) {
    const token = tokens[at];
    const cls = token?.kind === 'word' ? lexicon.wordClass(token.low) : undefined;
    const isEnd =
      !token || (token.kind === 'sign' && token.text !== ',') || (isLast && cls !== undefined);
    if (isEnd || token.text === ',' || cls === 'or') {
      if (at === start || at - start > LONGEST || !isValue(reading, start, at)) return null;
      values.push(text.slice(tokens[start]?.start, tokens[at - 1]?.end));
      if (isLast)
        return values.length > 1 && !isCommon(reading, values) ? { values, to: at } : null;
      if (isEnd || values.length > MOST) return null;
      isLast = cls === 'or' || tokens[at + 1]?.low === 'or';
      start = cls === 'or' ? at + 1 : isLast ? at + 2 : at + 1;
      at = start - 1;
    } else if (cls && !['not', 'in', 'filler', 'some'].includes(cls)) return null;
  }
}

/** Neither a field nor something that there are many of, nor a deed. */
function isValue(reading: Reading, from: number, to: number): boolean {
  const { tokens, lexicon, tags } = reading;
  const last = tokens[to - 1];
  if (last?.kind === 'quote') return true;
  if (last?.kind !== 'word') return false;
  const verb = lexicon.verbClass(last.low);
  if (verb && to - from === 1 && !STATES.test(last.low) && tags.get(last.start) === 'verb')
    return false;
  if (looksPlural(last.low, 'en') && !STATES.test(last.low)) return false;
  // 'Admins mark planned' is a sentence.
  for (const token of tokens.slice(from, to - 1))
    if (/^(?:mark|marks|set|sets|move|moves)$/.test(token.low)) return false;
  const entries = lexicon.match(tokens, from)?.entries ?? [];
  return !entries.some(
    (entry) =>
      (entry.kind === 'attribute' && entry.attribute.type !== 'boolean') || entry.kind === 'view',
  );
}

/** 'Yes or no' is a tick, and two things that the app may keep are no choice. */
function isCommon(reading: Reading, values: string[]): boolean {
  const [one = '', two = ''] = values;
  if (values.length === 2 && (two === `un${one}` || two === `not ${one}`)) return true;
  if (values.every((value) => /^(?:yes|no|not|on|off|true|false)$/i.test(value))) return true;
  const { lexicon } = reading;
  return (
    values.length === 2 &&
    values.every((value) =>
      lexicon.phrase(value.toLowerCase()).some(({ kind }) => kind === 'thing'),
    )
  );
}

/** The subject's own choice of such values, its state, or a kind. */
function fieldFor(subject: DraftEntity, values: string[], { draft }: Reading): DraftField | null {
  const isState = values.some((value) => STATES.test(value));
  const own = (subject.thing?.fields ?? [])
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .filter((attribute) => attribute?.options);
  const status =
    isState && (own.find((attribute) => attribute?.role === 'status') ?? attributes.get('status'));
  const known =
    status ||
    [...own, ...attributes.values()].find(
      (attribute) =>
        (attribute?.options ?? []).filter((option) =>
          values.some((value) => isAlike(value, option.label.en)),
        ).length > 1,
    );
  // The parts of a meal are the sections of a menu only on a menu.
  const named =
    known && known.key === 'menu_section' && !own.includes(known)
      ? attributes.get('course')
      : known;
  const attribute = named || attributes.get('type');
  if (!attribute) return null;
  const there = subject.fields.find((field) => field.name === attribute.name);
  if (there?.asked && there.options && there.type === 'enum' && there.attribute !== attribute)
    return null;
  return there ?? addField(subject, { ...fromAttribute(attribute, draft.lang), asked: true });
}

const isAlike = (a: string, b: string): boolean => {
  const [one, two] = [fold(a), fold(b)];
  return one === two || `${one}s` === two || one === `${two}s`;
};
