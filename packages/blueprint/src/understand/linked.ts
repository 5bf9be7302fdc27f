import { stemOf } from './assemble/called.ts';
import { OF_ONE } from './assemble/happened.ts';
import { isBearer } from './assemble/logs.ts';
import { isPerson } from './assemble/people.ts';
import { BOOKINGS } from './booked.ts';
import type { Draft, DraftEntity, DraftField } from './draft.ts';
import { isForMany, relate } from './entities.ts';
import { classOf, isGathering, type NounClass } from './wordnet.ts';

/** How many people a row is of: a visit has a client and a carer. */
const MOST_PEOPLE = 2;

/** A row of what happens to one of something says to which: a visit whose, a loan of what. */
export function linkHappenings(draft: Draft): void {
  const before = draft.entities.map((entity) => ({ entity, reached: reachedBy(draft, entity) }));
  for (const { entity, reached } of before) {
    if (!isTold(entity) || !happens(entity, draft)) continue;
    const bearers = draft.entities.filter(
      (one) => one !== entity && !reached.has(one.key) && bears(one, entity, draft),
    );
    const isTied = (list: readonly DraftEntity[]) =>
      entity.fields.some(({ to }) => list.some(({ key }) => key === to));
    const people = bearers.filter((one) => isPerson(one, draft.lang));
    const others = bearers.filter((one) => !people.includes(one));
    const saysWho = entity.fields.some(({ role, asked }) => asked && role === 'person');
    const missing = [
      ...(isTied(people) || saysWho || makesOwn(entity) ? [] : people.slice(0, MOST_PEOPLE)),
      ...(isTied(others) ? [] : others.slice(0, 1)),
    ];
    for (const bearer of missing) link(entity, bearer);
    const tied = draft.entities.filter(({ key }) => entity.fields.some(({ to }) => to === key));
    for (const owner of tied) for (const owned of tied) linkOwned(owned, owner);
  }
  linkGroups(draft);
  linkOwners(draft);
}

/** 'Boats, owners and berths': owners own what was named first, where nothing else ties them to anything. */
function linkOwners(draft: Draft): void {
  const owner = draft.entities.find(({ asked, label }) => asked && AN_OWNER.test(label));
  const owned = draft.entities.find(
    (one) => one !== owner && one.asked && !isPerson(one, draft.lang),
  );
  const isTied = (entity: DraftEntity, other: DraftEntity) =>
    entity.fields.some(({ to }) => to === other.key);
  if (!owner || !owned || isTied(owner, owned)) return;
  if (draft.entities.some((one) => isTied(one, owner))) return;
  link(owned, owner);
  // Whose it is was said: nobody asked for somebody else beside them.
  owned.fields = owned.fields.filter(({ asked, role }) => asked || role !== 'person');
}

const CUSTOMERS: ReadonlySet<string> = new Set(['customer', 'client', 'tenant', 'patient_owner']);
/** Whose a thing is, by words of seven languages. */
const OWNERS =
  'owners?|besitzer(?:innen)?|halter(?:innen)?|eigentümer(?:innen)?|eigner|propriétaires?|dueñ[oa]s?|propietari[oa]s?|proprietari[oae]?|proprietári[oa]s?|don[oa]s?|eigena(?:ar|ren)';
const A_CUSTOMER = new RegExp(
  `^(?:customers?|clients?|kund(?:e|en|innen)|klient(?:en)?|clientes?|clienti|klant(?:en)?|${OWNERS})$`,
  'iu',
);
const AN_OWNER = new RegExp(`^(?:${OWNERS})$`, 'iu');
/** What tells one thing of its kind from another: it is somebody's, and nothing from a catalogue. */
const OWN: ReadonlySet<string> = new Set([
  'make',
  'brand',
  'model',
  'serial_number',
  'license_plate',
  'breed',
  'mileage',
  'chip_number',
]);

/** 'Customers, bikes with make and model, repairs': what is repaired is one of the customer's. */
function linkOwned(owned: DraftEntity, owner: DraftEntity): void {
  const isCustomer = CUSTOMERS.has(owner.thing?.key ?? '') || A_CUSTOMER.test(owner.label);
  const told = owned.fields.filter(
    ({ asked, attribute }) => asked && OWN.has(attribute?.key ?? ''),
  );
  const isTied = owned.fields.some(({ to, role }) => to === owner.key || role === 'person');
  if (owned !== owner && isCustomer && told.length > 0 && !isTied) link(owned, owner);
}

const A_GROUP =
  /(?:teams?|squads?|crews?|departments?|famil(?:y|ies)|households?|bands?|troops?|mannschaft(?:en)?|abteilung(?:en)?|familien?|haushalte?|équipes?|foyers?|familles?|equipos?|familias?|squadr[ae]|famigli[ae]|equipes?|famílias?|ploeg(?:en)?|gezin(?:nen)?)$/iu;

/** 'Teams and players': each of the people is of one of the groups, where nothing else ties the two. */
function linkGroups(draft: Draft): void {
  const groups = draft.entities.filter(({ asked, label }) => asked && A_GROUP.test(label));
  const [group] = groups;
  if (!group || groups.length > 1) return;
  const isTied = (one: DraftEntity, other: DraftEntity) =>
    one.fields.some(({ to }) => to === other.key);
  const named = stemOf(group.label, draft.lang);
  for (const person of draft.entities) {
    const isMember =
      person !== group &&
      person.asked &&
      isPerson(person, draft.lang) &&
      !JUDGES.test(person.label);
    const says = person.fields.some(({ label }) => stemOf(label, draft.lang) === named);
    if (isMember && !says && !isTied(person, group) && !isTied(group, person)) link(person, group);
  }
}

/** People who are of no side. */
const JUDGES =
  /(?:judge|referee|umpire|sponsor|donor|visitor|guest|customer|client|richter|schiedsrichter|arbitre|juge|juez|árbitro|giudice|arbitro|scheidsrechter|jurylid)s?$/iu;

/** Whether the person told more of its rows than what they are called. */
const isTold = ({ asked, fields }: DraftEntity): boolean =>
  asked && fields.some((field) => field.asked && field.type !== 'relation');

/** Whether rows are of what is done to one of something; a gathering is for many. */
function happens(entity: DraftEntity, draft: Draft): boolean {
  const { thing, label, plural } = entity;
  if (BOOKINGS.includes(thing?.key ?? '') || isForMany(entity)) return false;
  const isOfOne = [plural, thing?.words.en[0]?.many ?? ''].some((word) => OF_ONE.test(word));
  if (thing?.kind === 'log' || isOfOne) return true;
  const head = label.split(' ').at(-1) ?? '';
  return !thing && draft.lang === 'en' && classOf(head) === 'event' && !isGathering(head);
}

const BEARERS: ReadonlySet<NounClass> = new Set([
  'place',
  'animal',
  'food',
  'plant',
  'group',
  'object',
]);

/** Whether rows are what such a thing is done to. */
function bears(one: DraftEntity, entity: DraftEntity, draft: Draft): boolean {
  if (!one.asked || happens(one, draft) || !isBearer(one, draft.lang)) return false;
  if (one.fields.some(({ to }) => to === entity.key)) return false;
  if (one.thing) return true;
  // Of a word that nobody knows it is known in English alone what it is.
  const kind = draft.lang === 'en' ? classOf(one.label.split(' ').at(-1) ?? '') : null;
  return kind === 'person' || (kind !== null && isTold(one) && BEARERS.has(kind));
}

/** Whether whoever makes a row is whom it is of. */
const makesOwn = ({ isRegistered, owned, said }: DraftEntity): boolean =>
  isRegistered === true || owned === true || said?.write === 'creator';

/** What a row leads to by what it points at: a line of a quote has the quote's customer. */
function reachedBy(draft: Draft, { fields }: DraftEntity): Set<string> {
  const reached = new Set<string>();
  for (const { to } of fields) {
    const other = draft.entities.find(({ key }) => key === to);
    for (const field of other?.fields ?? []) if (field.to) reached.add(field.to);
  }
  return reached;
}

/** Has a row point at another's, behind what the row is called by. */
export function link(entity: DraftEntity, bearer: DraftEntity): void {
  relate(entity, bearer, { asked: true });
  putBehindName(entity, entity.fields.splice(-1));
}

/** Puts fields behind what a row is called by. */
export function putBehindName({ fields }: DraftEntity, put: readonly DraftField[]): void {
  const at = fields.findIndex(({ role }) => !['title', 'picture', 'subtitle'].includes(role));
  fields.splice(at < 0 ? fields.length : at, 0, ...put);
}
