import { type Attribute, attributes, capital, type Lang, type Thing } from '../../lexicon/index.ts';
import type { Draft, DraftEntity, DraftField } from '../draft.ts';
import { addThing, addUnknown, isForMany, relate } from '../entities.ts';
import { addField, fieldOf, fromAttribute } from '../fields.ts';
import { fieldName } from '../names.ts';
import type { Noun, Piece } from '../pieces/index.ts';
import { readChoices } from './choices.ts';
import type { Reading } from './reading.ts';
import { take, viewWish } from './top.ts';

/** A noun in a list of fields: a field, or a thing that belongs to the subject, or a way to look at it. */
export function inFields(reading: Reading, noun: Noun, at: number): void {
  const subject = reading.subject as DraftEntity;
  const { draft } = reading;
  const { attribute, thing, view } = noun.sense;
  if (noun.before.some((part) => part.attribute?.key === 'quantity')) {
    const count = { ...noun, sense: { attribute: attributes.get('quantity') } };
    addField(subject, fieldOf(count, subject, draft));
    return;
  }
  if (
    thing &&
    thing === subject.thing &&
    !noun.before.some((part) => part.thing === undefined && !part.context)
  )
    return;
  if (readChoices(reading, noun, at)) return;
  if (reading.lines && noun.sense.view === undefined) {
    addColumn(reading.lines, noun, draft);
    return;
  }
  const own = reading.opens(at);
  if (subject.thing?.privacy === 'form' && !noun.many && isAnswer(thing)) {
    addField(subject, {
      ...fieldOf(noun, subject, draft),
      ...(thing.key === 'comment' ? LONG : {}),
    });
    return;
  }
  if (thing && own && (noun.many || !attribute)) {
    reading.siblings++;
    const entity = addThing(draft, thing, noun);
    reading.subject =
      thing.kind === 'log' || reading.bound
        ? belongTogether(entity, subject, noun)
        : beside(entity, subject);
    return;
  }
  const known = thing && draft.entities.find((entity) => entity.thing === thing);
  if (
    known &&
    known !== subject &&
    thing?.kind !== 'item' &&
    thing?.kind !== 'apart' &&
    !noun.many
  ) {
    relate(subject, known, { asked: true });
    return;
  }
  if (reading.appList && noun.many && !thing && attribute?.role === 'place') {
    take(reading, addUnknown(draft, noun), noun);
    return;
  }
  const listed =
    reading.appList && (isMany(noun) ? !attribute || thing?.kind !== 'item' : !attribute);
  if (thing && listed && !draftsField(subject, noun)) {
    take(reading, addThing(draft, thing, noun), noun);
    return;
  }
  const holder =
    noun.sense.container !== undefined ? noun.before.find((part) => part.thing) : undefined;
  if (holder?.thing && !attribute) {
    take(reading, addThing(draft, holder.thing), noun);
    return;
  }
  const sum = view === 'total' ? ownSum(subject, noun, draft.lang) : undefined;
  if (sum) {
    addField(subject, { ...fromAttribute(sum, draft.lang, capital(noun.text)), asked: true });
    return;
  }
  if (
    view &&
    (view === 'total' || view === 'average') &&
    subject.thing?.key !== 'invoice' &&
    viewWish(reading, noun)
  )
    return;
  if (endsInView(reading, noun)) return;
  if (thing && reading.fixed && !reading.bound && !noun.many && LISTS.test(noun.head)) {
    take(reading, addThing(draft, thing), noun);
    return;
  }
  if (thing && isSibling(reading, noun, subject)) {
    take(reading, addThing(draft, thing, noun), noun);
    return;
  }
  if (isPart(reading, noun, subject)) {
    const entity = addThing(draft, thing as NonNullable<typeof thing>, noun);
    belongTogether(entity, subject, noun);
    reading.part = { entity, of: subject, open: false };
    return;
  }
  const part = partFor(reading, noun, subject);
  if (part) {
    addField(part, fieldOf(noun, part, draft));
    return;
  }
  if (attribute) {
    addField(subject, fieldOf(noun, subject, draft));
    return;
  }
  if (view !== undefined && viewWish(reading, noun)) return;
  const frames =
    noun.sense.container !== undefined &&
    (noun.before.length > 0 ||
      /^(?:app|application|website|site|anwendung|appli)$/i.test(noun.head));
  const isPlace = noun.sense.context && noun.before.length === 0 && !noun.many;
  if (frames || (isPlace && !isListed(reading, at))) return;
  if (own && noun.unknown && noun.many) {
    reading.subject = belongTogether(addUnknown(draft, noun), subject, noun);
    return;
  }
  const choice = noun.unknown ? choiceWith(subject, noun, draft) : undefined;
  if (choice) {
    addField(subject, choice).asked = true;
    return;
  }
  addField(subject, fieldOf(noun, subject, draft));
}

/** 'Breakfast, lunch and dinner' of a meal plan: values of a choice that such a thing has anyway. */
function choiceWith(subject: DraftEntity, noun: Noun, draft: Draft): DraftField | undefined {
  const said = noun.text.toLowerCase();
  const attribute = subject.thing?.fields
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .find((own) => own?.options?.some(({ label }) => label[draft.lang].toLowerCase() === said));
  return attribute && fromAttribute(attribute, draft.lang);
}

/** 'Line items with hours and rate': what one line says of itself. */
function addColumn(field: DraftField, noun: Noun, draft: Draft): void {
  const { type } = fieldOf(noun, undefined, draft);
  const label = capital(noun.text);
  const kind =
    type === 'money'
      ? 'money'
      : ['number', 'integer', 'duration', 'time'].includes(type)
        ? 'number'
        : 'text';
  field.columns ??= [];
  if (kind !== 'text') field.columns = field.columns.filter((column) => column.type !== kind);
  const name = kind === 'money' ? 'price' : kind === 'number' ? 'quantity' : fieldName(label);
  if (!field.columns.some((column) => column.name === name))
    field.columns.push({ name, label, type: kind });
}

/** The part named before, for a field that it has by nature and the subject has not. */
function partFor(reading: Reading, noun: Noun, subject: DraftEntity): DraftEntity | undefined {
  const { part } = reading;
  if (!part || part.of !== subject || subject.thing || noun.sense.view) return undefined;
  const key = noun.sense.attribute?.key;
  part.open ||=
    part.entity.thing?.fields.some((ref) => ref.attribute === key && key !== undefined) ?? false;
  return part.open ? part.entity : undefined;
}

const LISTS = /(?:list|log|itinerary|inventory|repertoire|schedule|liste|lista|elenco|lijst)$/i;

/** 'Total cost' of a repair, which costs something: a field of each row, no sum over all. */
function ownSum(subject: DraftEntity, noun: Noun, lang: Lang): Attribute | undefined {
  return subject.thing?.fields
    .map((ref) => attributes.get(ref.attribute ?? ''))
    .find(
      (own) =>
        own?.type === 'money' &&
        own.words[lang].some((word) => noun.text.toLowerCase().split(' ').includes(word.one)) &&
        noun.text.includes(' '),
    );
}

/** Between the commas of a list, and so a field like its neighbours ('date, vet and reason'). */
function isListed(reading: Reading, at: number): boolean {
  const isComma = (piece: Piece | undefined) => piece?.kind === 'sign' && piece.text === ',';
  return isComma(reading.pieces[at - 1]) || isComma(reading.pieces[at + 1]);
}

/** 'Plots with …, shifts with …, payments': one more of a row of lists, not a part of the last. */
function isSibling(reading: Reading, noun: Noun, subject: DraftEntity): boolean {
  const { thing, attribute } = noun.sense;
  return (
    reading.siblings > 0 &&
    noun.many &&
    !attribute &&
    thing?.kind === 'item' &&
    !subject.thing?.with.includes(thing.key) &&
    !subject.thing?.fields.some((ref) => ref.thing === thing.key)
  );
}

const LONG = { type: 'longtext', role: 'body' } as const;

/** Plurals, and words that mean many without being one ('attendance', 'a packing list'). */
function isMany(noun: Noun): boolean {
  return (
    noun.many || (noun.plural !== undefined && noun.plural === noun.label) || LISTS.test(noun.head)
  );
}

/** Whether the noun is a thing of its own here rather than a word that a field has. */
function isPart(reading: Reading, noun: Noun, subject: DraftEntity): boolean {
  const { thing, attribute, view } = noun.sense;
  if (!thing || (view && !noun.many)) return false;
  if (
    subject.thing?.fields.some((ref) => ref.thing === thing.key) ||
    subject.thing?.with.includes(thing.key) ||
    (noun.many &&
      thing.fields.some(
        (ref) => ref.thing !== undefined && ref.thing === subject.thing?.key && ref.required,
      ))
  )
    return true;
  if (thing.kind === 'apart') return !attribute;
  const qualified = noun.before.some((part) => !part.context);
  if (!isMany(noun))
    return (
      !attribute && !qualified && reading.draft.entities.some((entity) => entity.thing === thing)
    );
  if (!attribute) return true;
  // 'Episodes with audio links': each has its own.
  if (attribute.type === 'url' && qualified) return false;
  const wordForIt = attribute.words.en.some((word) => word.one === noun.text.toLowerCase());
  return (
    thing.kind === 'item' &&
    !wordForIt &&
    ['date', 'datetime', 'rating', 'duration', 'file', 'url', 'richtext'].includes(attribute.type)
  );
}

/** The subject's own kind has such a field: 'tasks with assignees'. */
function draftsField(subject: DraftEntity, noun: Noun): boolean {
  return Boolean(
    noun.sense.attribute &&
      subject.thing?.fields.some((ref) => ref.attribute === noun.sense.attribute?.key),
  );
}

/** 'a content calendar', 'a pipeline view': what the last word says about looking at rows. */
function endsInView(reading: Reading, noun: Noun): boolean {
  const last = noun.text.split(' ').at(-1) ?? '';
  if (noun.many || last === noun.text || noun.sense.view) return false;
  const entry = reading.lexicon.phrase(last).find((known) => known.kind === 'view');
  const views = [
    'calendar',
    'board',
    'chart',
    'timeline',
    'schedule',
    'gallery',
    'leaderboard',
    'statistics',
    'dashboard',
  ];
  return entry?.kind === 'view' && views.includes(entry.view)
    ? viewWish(reading, { ...noun, sense: { view: entry.view }, before: [] })
    : false;
}

/** A thing with fields of its own beside another: related only where the trade relates them. */
function beside(entity: DraftEntity, other: DraftEntity): DraftEntity {
  if (other.thing && entity.thing?.fields.some((ref) => ref.thing === other.thing?.key))
    relate(entity, other, { asked: true });
  return entity;
}

/** What strangers fill in is of nothing that they would have to choose first. */
const isLetterBox = ({ thing }: DraftEntity): boolean => thing?.privacy === 'form';

/** A thing that is named among another's fields: its child where there are many, what it points at where there is one. */
function belongTogether(entity: DraftEntity, parent: DraftEntity, noun: Noun): DraftEntity {
  if (entity === parent) return entity;
  const points = (from: DraftEntity, to: DraftEntity) =>
    from.thing?.fields.some((ref) => ref.thing !== undefined && ref.thing === to.thing?.key);
  if (entity.thing?.kind === 'apart' || parent.thing?.with.includes(entity.thing?.key ?? ''))
    return entity;
  if (points(parent, entity)) relate(parent, entity, { asked: true });
  else if (points(entity, parent)) relate(entity, parent, { required: true, asked: true });
  else if (!isMany(noun)) relate(parent, entity, { asked: true });
  else if (entity.thing?.kind !== 'person' && !isForMany(entity) && !isLetterBox(entity)) {
    relate(entity, parent, { required: true, asked: true });
    entity.isChild = true;
  }
  return entity;
}

/** What a form asks for, by the name of a thing: neither people nor what stands beside a form on its site. */
const isAnswer = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined &&
  thing.kind !== 'person' &&
  (thing.kind !== 'apart' || thing.privacy === 'form');
