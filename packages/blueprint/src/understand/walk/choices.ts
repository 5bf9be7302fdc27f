import { attributes, fold, things } from '../../lexicon/index.ts';
import type { DraftEntity, DraftField } from '../draft.ts';
import { addThing } from '../entities.ts';
import { addField, fieldOf, fromAttribute } from '../fields.ts';
import { fieldName, labelOf } from '../names.ts';
import { optionsFrom, readOptions } from '../options.ts';
import type { Noun } from '../pieces/index.ts';
import type { Reading } from './reading.ts';

const COLUMNS = /^(?:columns|lanes|swimlanes|spalten|colonnes|columnas|colonne|colunas|kolommen)$/i;

/** 'columns To do and Done', 'status (open, closed)', 'a genre field with Fiction and Poetry'. False where no values follow. */
export function readChoices(reading: Reading, noun: Noun, at: number): boolean {
  if (readSaid(reading, noun)) return true;
  const { subject } = reading;
  const attribute = noun.sense.attribute ?? noun.before.find((part) => part.attribute)?.attribute;
  const isField = noun.sense.view === 'field' || noun.before.some((part) => part.view === 'field');
  const choosable =
    attribute !== undefined &&
    (['enum', 'text'].includes(attribute.type) ||
      ['category', 'status', 'priority'].includes(attribute.role));
  if (!(subject ? isField || choosable : isField && COLUMNS.test(noun.head))) return false;
  const opened = opening(reading, noun, at, isField, isField || attribute?.type === 'enum');
  if (!opened) return false;
  const from = reading.tokens[opened.from]?.low === 'as' ? opened.from + 1 : opened.from;
  const list = readOptions(reading.text, reading.tokens, from, reading.lexicon, opened.closing);
  if (list.values.length < 2) return false;
  if (!subject) {
    reading.columns = { noun, values: list.values };
    reading.skipTo = opened.closing ? list.to + 1 : list.to;
    return true;
  }
  choose(fieldFor(reading, noun, attribute, subject, isField), list.values);
  reading.skipTo = opened.closing ? list.to + 1 : list.to;
  reading.mode = 'fields';
  return true;
}

/** 'State todo, doing, done': values that were found to stand with the noun. */
function readSaid(reading: Reading, noun: Noun): boolean {
  const said = reading.valuesOf(noun);
  if (!said) return false;
  if (reading.subject) {
    chooseFor(reading, noun, said.values, reading.subject);
    reading.mode = 'fields';
  } else {
    reading.pending.push(noun);
    reading.chosen.push({ noun, values: said.values });
  }
  return true;
}

/** Choices that were named before any thing was: the first thing's. */
export function settleChosen(reading: Reading): void {
  const { draft } = reading;
  const task = things.get('task');
  const isBoard = reading.chosen.some(({ noun }) => !noun);
  const entity = draft.entities[0] ?? (isBoard && task ? addThing(draft, task) : undefined);
  if (!entity) return;
  for (const { noun, values } of reading.chosen)
    if (noun) chooseFor(reading, noun, values, entity);
    else choose(statusOf(reading, entity), values.map(labelOf));
}

/** 'A board with todo, doing, done': the states of what is spoken of. */
export function readBare(reading: Reading, at: number): void {
  const said = reading.values.find(({ bare, from }) => bare && from === at);
  if (!said) return;
  const { subject } = reading;
  if (subject) choose(statusOf(reading, subject), said.values.map(labelOf));
  else reading.chosen.push({ values: said.values });
}

function chooseFor(reading: Reading, noun: Noun, values: string[], entity: DraftEntity): void {
  const { attribute } = noun.sense;
  // 'Room status' of a room is its status.
  const own = noun.before.every(
    (part) => part.view === 'field' || (part.thing && part.thing === entity.thing),
  );
  const bare = own ? { ...noun, text: noun.head, before: [] } : noun;
  const isTick = attribute?.type === 'boolean';
  if (isTick && values.length === 2) {
    addField(entity, fieldOf(noun, entity, reading.draft));
    return;
  }
  const isField = noun.sense.view === 'field' || noun.before.some((part) => part.view === 'field');
  const named = attribute ?? noun.before.find((part) => part.attribute)?.attribute;
  const field = isTick
    ? addField(entity, plainChoice(noun.text, 'status'))
    : fieldFor(reading, bare, named, entity, isField);
  choose(field, values.map(labelOf));
}

function choose(field: DraftField, values: readonly string[]): void {
  field.options = optionsFrom(values);
  if (field.type !== 'multienum') field.type = 'enum';
  if (['plain', 'subtitle', 'place', 'list'].includes(field.role)) field.role = 'category';
  field.asked = true;
}

const plainChoice = (text: string, role: DraftField['role']): DraftField => ({
  name: fieldName(text),
  label: labelOf(text),
  type: 'enum',
  role,
  asked: true,
});

/** 'A board with columns A, B and C', said before what stands in them: the first thing's states. */
export function settleColumns(reading: Reading): void {
  const { columns, draft } = reading;
  const task = things.get('task');
  const entity = draft.entities.find((known) => known.thing?.kind !== 'person');
  if (!columns || !task) return;
  const field = fieldFor(reading, columns.noun, undefined, entity ?? addThing(draft, task), true);
  Object.assign(field, { options: optionsFrom(columns.values), type: 'enum', asked: true });
}

/** Where the values begin: behind a bracket, a colon, 'like', or right behind the word. */
function opening(
  reading: Reading,
  noun: Noun,
  at: number,
  isField: boolean,
  strict: boolean,
): { from: number; closing?: string } | null {
  const next = reading.pieces[at + 1];
  const from = noun.to;
  const token = reading.tokens[from];
  if (!token || !next) return null;
  const isGerman = reading.draft.lang === 'de';
  const isCapital = (place: number) => /^\p{Lu}/u.test(reading.tokens[place]?.text ?? '');
  if (token.text === '(')
    return areValues(reading, from + 1, ')') ? { from: from + 1, closing: ')' } : null;
  if (token.text === ':')
    return strict && reading.mode === 'fields' && areValues(reading, from + 1)
      ? { from: from + 1 }
      : null;
  if (next.kind === 'fn' && (next.cls === 'like' || (next.cls === 'with' && isField)))
    return { from: next.to };
  if (next.kind === 'fn' && next.cls === 'in' && noun.many && strict && isCapital(next.to))
    return { from: next.to };
  if (!strict || next.kind === 'sign' || token.kind === 'sign') return null;
  if (isKnownValue(reading, noun, from)) return { from };
  if (isField && noun.many && next.kind !== 'verb') return { from };
  if (isGerman) return null;
  if (isCapital(from) || token.kind === 'quote') return { from };
  return noun.many && next.kind === 'noun' && next.unknown ? { from } : null;
}

/** 'status planned, in progress, done': a first word that such a field usually holds. */
function isKnownValue(reading: Reading, noun: Noun, from: number): boolean {
  const { attribute } = noun.sense;
  if (!attribute || !['status', 'priority'].includes(attribute.role) || !areValues(reading, from))
    return false;
  const first = reading.tokens[from]?.low ?? '';
  return [...attributes.values()].some(
    (each) =>
      each.name === attribute.name &&
      each.options?.some(
        (option) => fold(option.label[reading.lexicon.lang]).split(' ')[0] === first,
      ),
  );
}

/** Whether what stands in brackets are values rather than fields or a unit. */
function areValues(reading: Reading, from: number, closing?: string): boolean {
  let fields = 0;
  let items = 0;
  for (let at = from; at < reading.tokens.length; at++) {
    const token = reading.tokens[at];
    if (!token || token.text === closing || (token.kind === 'sign' && /[.;\n]/.test(token.text)))
      break;
    if (at !== from && !/^[,/|]$/.test(reading.tokens[at - 1]?.text ?? '')) continue;
    items++;
    const entries = reading.lexicon.match(reading.tokens, at)?.entries ?? [];
    if (entries.some((entry) => entry.kind === 'attribute' && entry.attribute.type !== 'boolean'))
      fields++;
  }
  return items > 1 && fields * 2 < items + 1;
}

function fieldFor(
  reading: Reading,
  noun: Noun,
  attribute: Noun['sense']['attribute'],
  subject: DraftEntity,
  isField: boolean,
): DraftField {
  const { draft } = reading;
  if (attribute) {
    if (isField) return addField(subject, { ...fromAttribute(attribute, draft.lang), asked: true });
    return addField(
      subject,
      fieldOf({ ...noun, sense: { attribute }, head: noun.label ?? noun.head }, subject, draft),
    );
  }
  const named = noun.before
    .filter((part) => part.view !== 'field')
    .map((part) => part.text)
    .join(' ');
  if (named) return addField(subject, plainChoice(named, 'category'));
  if (noun.unknown) return addField(subject, plainChoice(noun.text, 'category'));
  return statusOf(reading, subject);
}

/** The state of a thing, by the words that such a thing has for it. */
function statusOf({ draft }: Reading, subject: DraftEntity): DraftField {
  const own = subject.thing?.fields
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .find((known) => known?.role === 'status');
  const status = own ?? attributes.get('status');
  if (!status) throw new Error('the lexicon has no status');
  return addField(subject, { ...fromAttribute(status, draft.lang), asked: true });
}
