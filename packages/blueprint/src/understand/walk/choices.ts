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
  const field = fieldFor(reading, noun, attribute, subject, isField);
  field.options = optionsFrom(list.values);
  if (field.type !== 'multienum') field.type = 'enum';
  if (['plain', 'subtitle', 'place', 'list'].includes(field.role)) field.role = 'category';
  field.asked = true;
  reading.skipTo = opened.closing ? list.to + 1 : list.to;
  reading.mode = 'fields';
  return true;
}

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
  if (named)
    return addField(subject, {
      name: fieldName(named),
      label: labelOf(named),
      type: 'enum',
      role: 'category',
      asked: true,
    });
  const own = subject.thing?.fields
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .find((known) => known?.role === 'status');
  const status = own ?? attributes.get('status');
  if (!status) throw new Error('the lexicon has no status');
  return addField(subject, { ...fromAttribute(status, draft.lang), asked: true });
}
