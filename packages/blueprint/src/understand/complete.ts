import {
  attributes,
  type FieldRef,
  fold,
  lexiconFor,
  type Thing,
  things,
} from '../lexicon/index.ts';
import { forget } from './assemble/forget.ts';
import { bookedOrNamed, neededBy } from './booked.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { addThing, borrowedThing, isDone, relate } from './entities.ts';
import { ensure, fromAttribute, withRole } from './fields.ts';
import { addUsual } from './usual.ts';

/** How many fields of their own a person must name for the usual ones to stay away. */
const ENOUGH = 2;

/** Brings along what an app of these things never lacks, and fills every entity up with its usual fields. */
export function complete(draft: Draft): void {
  if (draft.entities.length === 0) fromContext(draft);
  joinAny(draft);
  placeComments(draft);
  for (const entity of [...draft.entities]) companions(draft, entity);
  for (const entity of [...draft.entities]) fillUp(draft, entity);
  for (const entity of draft.entities)
    entity.fields = entity.fields.filter(
      ({ asked, role, attribute }) =>
        asked || role === 'title' || !draft.without.includes(attribute?.key ?? ''),
    );
  for (const entity of draft.entities) order(draft, entity);
}

/** Where only a place was named ('an app for my gym'), its usual things. */
function fromContext(draft: Draft): void {
  const isCrm = draft.contexts.some(({ key }) => key === 'sales');
  // 'A neighbourhood tool library' is a tool library, and no notice board beside it.
  const isOther = draft.contexts.some(({ key }) => key !== 'neighbourhood');
  const meant = draft.contexts.filter(({ key }) => !isOther || key !== 'neighbourhood');
  for (const context of meant.slice(0, 2).filter((one) => !isCrm || !isOfAnyFirm(one)))
    for (const key of context.things) {
      const thing = things.get(key);
      if (thing) addThing(draft, thing);
    }
}

const OF_ANY_FIRM = ['project', 'task', 'employee', 'client'];
/** What any company has besides, a CRM for one is not asked for. */
const isOfAnyFirm = ({ things: usual }: { things: string[] }): boolean =>
  usual.every((key) => OF_ANY_FIRM.includes(key));

function companions(draft: Draft, entity: DraftEntity): void {
  const thing = entity.thing;
  if (!thing) return;
  for (const key of entity.given ? [] : thing.with) {
    const other = things.get(key);
    if (!other) continue;
    // 'Beehives: inspections' are inspections of hives, and no list beside those.
    const said = shortFor(draft, other);
    if (said) Object.assign(said, { thing: other, icon: other.icon, isChild: true });
    else addThing(draft, other).isChild = true;
  }
  for (const ref of thing.fields) if (ref.create && ref.thing) bring(draft, entity, ref);
}

/** A list that was asked for by the last word of what a thing is called. */
const shortFor = ({ entities, lang }: Draft, other: Thing): DraftEntity | undefined =>
  entities.find(
    ({ asked, label, thing }) =>
      asked &&
      thing !== other &&
      other.words[lang].some(({ one }) => fold(one).endsWith(` ${fold(label)}`)),
  );

const ANY = /^(?:item|entry|thing|object|record)$/i;

/** 'Lost and found: teachers add items': of lost items, where those are a list. */
function joinAny(draft: Draft): void {
  for (const any of draft.entities.filter(({ label }) => ANY.test(label))) {
    const meant = draft.entities.find(
      ({ label }) => label !== any.label && fold(label).endsWith(` ${fold(any.label)}`),
    );
    if (!meant) continue;
    const has = new Set(meant.fields.map(({ name }) => name));
    meant.fields.push(...any.fields.filter(({ asked, name }) => asked && !has.has(name)));
    for (const deed of draft.does) if (deed.entity === any.key) deed.entity = meant.key;
    meant.actor ??= any.actor;
    forget(draft, any);
  }
}

/** 'Vote for them and comment on them': comments are of what was named first, where nothing says of what. */
function placeComments(draft: Draft): void {
  for (const comment of draft.entities) {
    if (comment.thing?.key !== 'comment' || comment.fields.some(({ to }) => to)) continue;
    const about = draft.entities.find(
      ({ asked, isChild, thing }) =>
        asked &&
        !isChild &&
        thing?.kind !== 'person' &&
        !['comment', 'vote'].includes(thing?.key ?? ''),
    );
    if (about) relate(comment, about, { required: true });
  }
}

function bring(draft: Draft, entity: DraftEntity, ref: FieldRef): void {
  const other = things.get(ref.thing ?? '');
  if (!other || listOf(draft, other)) return;
  const related = entity.fields.some((field) => field.type === 'relation' && field.required);
  if (related) return;
  // A booking with a day of its own is of that day, not of something with a timetable.
  const hasDay = entity.fields.some(
    ({ asked, role, type }) => asked && role === 'date' && type !== 'time',
  );
  if (ref.thing === 'class' && hasDay) return;
  if (BOOKED.includes(ref.thing ?? '') && bookedOrNamed(draft, entity)) return;
  if (ref.thing === 'class' && (entity.given || !hasClasses(draft))) {
    const appointment = things.get('appointment');
    if (appointment) entity.thing = appointment;
    return;
  }
  if (entity.given) return;
  addThing(draft, other);
}

/** The list of such a thing, or of a kind of it: deposits are for a savings goal where there is one. */
const listOf = (draft: Draft, thing: Thing | undefined): DraftEntity | undefined =>
  draft.entities.find((entity) => thing && entity.thing === thing) ??
  draft.entities.find(
    ({ asked, label }) =>
      asked && thing?.words[draft.lang].some(({ one }) => fold(label).endsWith(` ${fold(one)}`)),
  ) ??
  draft.entities.find(
    (entity) =>
      entity.asked && isAnimal(thing) && entity.thing !== undefined && isAnimal(entity.thing),
  );

/** What is walked, fed or treated: where one list of animals is kept, it is of these. */
const ANIMALS: readonly string[] = ['pet', 'animal', 'adoptable', 'riding_horse', 'animal_patient'];
const isAnimal = (thing: Thing | undefined): boolean => ANIMALS.includes(thing?.key ?? '');

/** What bookings and stays are of, where nothing else is kept that can be booked. */
const BOOKED: readonly string[] = ['class', 'accommodation'];

const CLASSES =
  /\b(?:class(?:es)?|courses?|lessons?|workshops?|sessions?|yoga|pilates|studio|gym|fitness|training|dance|places?|spots?|seats?|kurs\p{L}*|stunden?|pl[aä]tze?|cours|places|clases?|cursos?|plazas?|cors[oi]|lezion[ei]|post[oi]|aulas?|vagas?|lessen|les|plekken|cursus\p{L}*)\b/iu;
/** Whether there is something with a timetable and places; elsewhere a booking is an appointment. */
const hasClasses = ({ text, contexts, entities }: Draft): boolean =>
  CLASSES.test(text) ||
  contexts.some((context) => context.things.includes('class')) ||
  entities.some(({ thing }) => thing?.key === 'class');

/** Who arrives departs on a day as well: beside it no 'departure' is a place. */
function pairArrival({ fields }: DraftEntity): void {
  const arrives = fields.some(({ attribute }) => attribute?.key === 'start_date');
  const leaves = fields.find(
    ({ attribute, type }) => attribute?.key === 'departure' && type === 'text',
  );
  if (arrives && leaves) Object.assign(leaves, { type: 'date', role: 'plain' });
}

/** 'date, time' of something that begins at an hour is one field. */
export function joinDateAndTime(draft: Draft, entity: DraftEntity, isMeant = false): void {
  const date = entity.fields.findIndex((field) => field.attribute?.key === 'date');
  const time = entity.fields.findIndex((field) => field.attribute?.key === 'time');
  const starts = attributes.get('starts_at');
  if (
    date < 0 ||
    time < 0 ||
    !starts ||
    entity.fields.some(({ attribute }) => attribute === starts) ||
    !(isMeant || entity.thing?.fields.some((ref) => ref.attribute === 'starts_at'))
  )
    return;
  const label = `${entity.fields[date]?.label} ${AND[draft.lang]} ${draft.lang === 'de' ? entity.fields[time]?.label : entity.fields[time]?.label.toLowerCase()}`;
  const isNeeded = entity.fields[date]?.required || entity.fields[time]?.required;
  entity.fields.splice(Math.min(date, time), 1, {
    ...fromAttribute(starts, draft.lang, label),
    asked: true,
    ...(isNeeded && { required: true }),
  });
  entity.fields.splice(Math.max(date, time), 1);
}

const AND = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', pt: 'e', nl: 'en' } as const;

/** Visits, lessons, checks: what happens is kept for whom or what the app was named for. */
function happensTo(draft: Draft, entity: DraftEntity): void {
  const [first] = draft.entities;
  if (entity.thing || !first?.thing || first === entity) return;
  // A wedding is no part of a baptism.
  const happens = first.thing.kind !== 'person' && first.fields.some(({ role }) => role === 'date');
  if (['apart', 'log'].includes(first.thing.kind) || happens) return;
  if (borrowedThing(entity, draft)?.key !== 'event') return;
  const isTied = [...entity.fields, ...first.fields].some(
    ({ to }) => to === first.key || to === entity.key,
  );
  if (!isTied) relate(entity, first);
}

function fillUp(draft: Draft, entity: DraftEntity): void {
  happensTo(draft, entity);
  joinDateAndTime(draft, entity);
  pairArrival(entity);
  const thing = entity.thing ?? borrowedThing(entity, draft);
  const asked = entity.fields.filter((field) => field.asked).length;
  const isTold = entity.given !== undefined && asked >= ENOUGH;
  const isRelated = entity.fields.some(({ to }) => to);
  for (const ref of thing?.fields ?? []) {
    // What work passes through is nobody's question: it begins by itself.
    const isCore = ref.core && (!isTold || attributes.get(ref.attribute ?? '')?.role === 'status');
    const wanted = ref.required || isCore || asked < ENOUGH;
    if (ref.thing && !(isTold && isRelated)) relateTo(draft, entity, ref);
    else if (wanted && ref.attribute)
      addUsual(draft, entity, isTold ? { ...ref, required: false } : ref, asked);
  }
  const hasHour = entity.fields.some(({ type }) => type === 'time');
  if (
    !thing &&
    hasHour &&
    !entity.fields.some(({ role, type }) => role === 'date' && type !== 'time')
  )
    ensure(entity, 'date', draft);
  else if (!thing && saidOf(entity) < ENOUGH) {
    if (isDone(entity, draft) || isNoted(entity)) ensure(entity, 'date', draft);
    ensure(entity, 'notes', draft);
  }
  if (!thing && isReported(draft, entity)) ensure(entity, 'description', draft);
  const file = thing ? undefined : fileIn(entity, draft);
  if (file && !entity.fields.some(({ type }) => type === 'file')) ensure(entity, file, draft);
  if (!withRole(entity, 'title') && !thing) addTitle(draft, entity);
}

/** What people from outside report says in words what it is about, whatever else it shows. */
const isReported = ({ requests }: Draft, { key, anyoneAdds, fields }: DraftEntity): boolean =>
  (anyoneAdds === true || requests.some(({ entity }) => entity === key)) &&
  !fields.some(({ type }) => type === 'longtext' || type === 'richtext');

/** Which kind of file each row is, by what the list is called: 'audio files', 'scans'. */
function fileIn({ label }: DraftEntity, { lang }: Draft): string | undefined {
  const lexicon = lexiconFor(lang);
  const words = fold(label);
  const entries = [words, words.split(' ').at(-1) ?? ''].flatMap((one) => lexicon.phrase(one));
  for (const entry of entries)
    if (entry.kind === 'attribute' && entry.attribute.type === 'file') return entry.attribute.key;
  return undefined;
}

/** Rows that somebody writes down about one of something have a day. */
const isNoted = ({ actor, fields }: DraftEntity): boolean =>
  actor !== undefined && fields.some(({ to }) => to !== undefined);

/** How many fields were said of the rows themselves, and not of whose they are. */
const saidOf = ({ fields }: DraftEntity): number =>
  fields.filter(({ asked, isMaker, type }) => asked && !isMaker && type !== 'relation').length;

/** Two words for the same people. */
const BUYERS = ['customer', 'client'];

function relateTo(draft: Draft, entity: DraftEntity, ref: FieldRef): void {
  const isOfBooked = BOOKED.includes(ref.thing ?? '');
  const named = listOf(draft, things.get(ref.thing ?? ''));
  const target =
    (named === entity ? undefined : named) ??
    (isOfBooked ? bookedOrNamed(draft, entity) : undefined);
  // What a booking is of was said: it is of nothing beside that.
  if (!target || (isOfBooked && neededBy(draft, entity))) return;
  if (target.thing?.key !== ref.thing && entity.fields.some(({ to }) => to === target.key)) return;
  const plain = entity.fields.findIndex(
    (field) =>
      field.type === 'text' &&
      field.role !== 'title' &&
      (field.attribute?.key === ref.thing ||
        field.name === ref.thing ||
        field.name === `${ref.thing}_name` ||
        (BUYERS.includes(ref.thing ?? '') && BUYERS.includes(field.name))),
  );
  const [said] = plain >= 0 ? entity.fields.splice(plain, 1) : [];
  // 'The grade each pupil got in each test': a grade is of a test, and no test is of one grade.
  if (entity.thing?.kind === 'log')
    target.fields = target.fields.filter(({ to }) => to !== entity.key);
  relate(entity, target, {
    required: ref.required || ref.create,
    ...(said?.asked ? { label: said.label, asked: true } : {}),
  });
}

function addTitle(draft: Draft, entity: DraftEntity): void {
  // A booking is called by whose it is, and needs no name besides.
  const whose = entity.fields.find(
    ({ asked, type, attribute }) => asked && type === 'text' && attribute?.key === 'customer_name',
  );
  if (whose) {
    Object.assign(whose, { role: 'title', required: true });
    return;
  }
  const key = entity.thing?.kind === 'person' || !entity.thing ? 'name' : 'title';
  const attribute = attributes.get(key);
  if (!attribute) return;
  const field: DraftField = { ...fromAttribute(attribute, draft.lang), required: true };
  if (entity.fields.some((known) => known.name === field.name)) return;
  entity.fields.unshift(field);
}

const RANK: Partial<Record<DraftField['role'], number>> = {
  title: 0,
  picture: 1,
  subtitle: 2,
  relation: 3,
  body: 8,
  list: 7,
};

/** A request that names what it asks for needs no message besides, nor a signature its comment. */
function asksOtherwise(draft: Draft, entity: DraftEntity, field: DraftField): boolean {
  const isRequest = draft.requests.some((request) => request.entity === entity.key);
  const others = entity.fields.some(
    (other) => other.asked && other !== field && other.type !== 'relation',
  );
  return isRequest && others;
}

/** Title and picture first, long texts last, else as they were named. */
function order(draft: Draft, entity: DraftEntity): void {
  // The right answer is picked from the options: it stands behind them.
  const place = (field: DraftField) =>
    field.attribute?.key === 'correct_answer' ? 7.5 : (RANK[field.role] ?? 5);
  entity.fields = entity.fields
    .map((field, at) => ({ field, at }))
    .sort((a, b) => place(a.field) - place(b.field) || a.at - b.at)
    .map(({ field }) => field);
  const title = entity.fields.find((field) => field.role === 'title');
  if (title && entity.thing?.privacy !== 'form') title.required = true;
  for (const extra of entity.fields.filter((field) => field.role === 'title').slice(1))
    extra.role = 'subtitle';
  if (entity.thing?.privacy === 'form')
    for (const field of entity.fields)
      if (field.role === 'body') field.required = !asksOtherwise(draft, entity, field);
}
