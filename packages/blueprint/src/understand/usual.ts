import { animalOf } from '../lexicon/animals.ts';
import { type Attribute, attributes, type FieldRef } from '../lexicon/index.ts';
import { isDrawn } from '../samples/picture.ts';
import { limitIn } from './behaviours/counts.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { addField, fromAttribute } from './fields.ts';
import { isOffTheField } from './games.ts';
import { isSaidOtherwise } from './given.ts';

const NAMES_WHO = ['customer_name', 'person_name', 'payer', 'borrower'];
const WHO = [
  'customer',
  'client',
  'patient',
  'animal_patient',
  'pet',
  'student',
  'tenant',
  'member',
  'hotel_guest',
];

/** A field that points at people, or at what stands for them: a patient's pet, not a trip. */
function pointsAtSomebody(draft: Draft, { type, to }: DraftField): boolean {
  const target = draft.entities.find(({ key }) => key === to)?.thing;
  return (
    type === 'relation' &&
    (target === undefined || target.kind === 'person' || WHO.includes(target.key))
  );
}

/** A field that points at those who come: customers, members, patients. */
export const isWhom = ({ entities }: Draft, { to }: DraftField): boolean =>
  WHO.includes(entities.find(({ key }) => key === to)?.thing?.key ?? '');

/** The row says whom it concerns by pointing at them: no name beside it. */
function pointsAtWho(draft: Draft, entity: DraftEntity): boolean {
  return draft.entities.some(
    (other) =>
      other !== entity &&
      WHO.includes(other.thing?.key ?? '') &&
      entity.thing?.fields.some((ref) => ref.thing === other.thing?.key),
  );
}

/** A day by another word: who departs on one needs no end beside it. */
const SAME_DAY: Record<string, string> = { start_date: 'arrival', end_date: 'departure' };

/** How many come, by other words. */
const COUNTS_PEOPLE =
  /(?:guests|people|persons|players|visitors|party size|heads|gäste|personen|leute|spieler|invités|personnes|joueurs|personas|huéspedes|invitados|persone|ospiti|pessoas|hóspedes|gasten|mensen)$/i;

/** Words for the one sum a row is about, whichever of them was said. */
const PLAIN_SUMS = ['cost', 'price', 'amount', 'value', 'fee', 'monthly_cost'];

const ANY_STAFF =
  /staff|member|colleague|worker|agent|employee|personal|kolleg|mitarbeit|mitglied|angestellt|salari|employé|coll[eè]g|collaborat|emplead|trabajador|colaborador|dipendent|funcion[aá]ri|empregad|medewerker|werknemer/i;

/** Adds a usual field, unless the person named one that does its work ('starts at' for the date). */
export function addUsual(draft: Draft, entity: DraftEntity, ref: FieldRef, asked: number): void {
  const attribute = attributes.get(ref.attribute ?? '');
  if (!attribute || isIdlePicture(entity, ref, attribute) || isIdleChoice(entity, ref)) return;
  if (OF_ONES_OWN.has(attribute.key) && isLent(draft, entity)) return;
  if (isOffTheField(attribute.key, draft.text)) return;
  // Barbers say by their name what they do.
  if (attribute.key === 'job_title' && entity.worded && !ANY_STAFF.test(entity.label)) return;
  const there = entity.fields.find(
    (field) => field.name === attribute.name || field.attribute === attribute,
  );
  if (there) {
    there.required ||= ref.required;
    return;
  }
  // 'Max players' says how many fit, by another word.
  if (attribute.key === 'capacity' && limitIn(entity.fields)) return;
  const other = SAME_DAY[attribute.key];
  if (other && entity.fields.some((field) => field.asked && field.attribute?.key === other)) return;
  const isCounted = ({ asked, type, label }: DraftField) =>
    asked && type === 'integer' && COUNTS_PEOPLE.test(label);
  if (attribute.key === 'guests' && entity.fields.some(isCounted)) return;
  if (NAMES_WHO.includes(attribute.key)) {
    const said = entity.fields.find(
      (field) => field.asked && (field.role === 'person' || pointsAtSomebody(draft, field)),
    );
    if (said) said.required = true;
    if (said || pointsAtWho(draft, entity)) return;
  }
  // What people teach is not what they are called.
  if (attribute.key === 'name' && entity.thing?.kind === 'person')
    for (const field of entity.fields)
      if (field.role === 'title' && field.name !== 'name') field.role = 'subtitle';
  const single = ['title', 'status', 'amount', 'picture', 'due', 'priority', 'rating'].includes(
    attribute.role,
  );
  const stands = entity.fields.find(
    (field) =>
      field.asked &&
      field.role === attribute.role &&
      (single || (attribute.role === 'date' && field.type !== 'time')),
  );
  if (entity.given && isSaidOtherwise(draft, entity, attribute)) return;
  const isOtherSum =
    attribute.role === 'amount' && ref.required && !PLAIN_SUMS.includes(stands?.name ?? '');
  if (stands && asked > 0 && !isOtherSum) {
    stands.required ||= ref.required;
    return;
  }
  // A list of dogs needs no word for what they are: of which breed, rather.
  const isOneKind = attribute.key === 'animal_species' && animalOf(entity.label, draft.lang);
  const breed = isOneKind ? attributes.get('species') : undefined;
  const field = addField(
    entity,
    breed
      ? { ...fromAttribute(breed, draft.lang, BREED[draft.lang]), name: 'breed' }
      : fromAttribute(attribute, draft.lang),
  );
  field.required = ref.required && !breed;
}

/** A photo that nobody asked for, of what there is no drawing of: its place would be empty in every row. */
const isIdlePicture = ({ thing }: DraftEntity, ref: FieldRef, { role }: Attribute): boolean =>
  role === 'picture' && !ref.core && !ref.required && !isDrawn(thing?.key ?? '');

/** What one notes of one's own books. */
const OF_ONES_OWN = new Set(['reading_status', 'rating', 'finished_on']);

/** Books that are lent out are read by others. */
const isLent = ({ does, entities }: Draft, { thing }: DraftEntity): boolean =>
  thing?.key === 'book' &&
  (does.some(({ kind }) => kind === 'borrow') ||
    entities.some((other) => ['loan', 'library_loan'].includes(other.thing?.key ?? '')));

/** What one may have for oneself and for work. */
const OF_BOTH = new Set([
  'note',
  'link',
  'goal',
  'task',
  'document',
  'bucket_item',
  'packing_item',
]);

/** 'General, personal, work': a choice for one's own notes and links, and for nobody's teams and suppliers. */
const isIdleChoice = ({ thing }: DraftEntity, { attribute, required, core }: FieldRef): boolean =>
  attribute === 'category' && !required && !core && !OF_BOTH.has(thing?.key ?? '');

const BREED = {
  en: 'Breed',
  de: 'Rasse',
  fr: 'Race',
  es: 'Raza',
  it: 'Razza',
  pt: 'Raça',
  nl: 'Ras',
} as const;
