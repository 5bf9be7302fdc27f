import { speaksOfBooking } from '../lexicon/doers.ts';
import { fold, things } from '../lexicon/index.ts';
import { isForAll } from '../understand/access.ts';
import { limitIn, spanIn } from '../understand/behaviours/counts.ts';
import { BOOKINGS } from '../understand/booked.ts';
import type { Draft, DraftEntity, DraftField } from '../understand/draft.ts';
import { hasOwnTime } from '../understand/given.ts';
import type { ReducedAccess, ReducedEntity } from './reduced.ts';

type Made = { given: ReducedEntity; draft: DraftEntity };

/** What people put themselves down on, however a model calls it: 'Team booking', 'Standbuchung', 'réservation de salle'. */
const PUT_DOWN =
  /(?:sign ?ups?|bookings?|reservations?|registrations?|appointments?|rsvps?|enroll?ments?|rentals?|hires?|buchung(?:en)?|reservierung(?:en)?|anmeldung(?:en)?|termine?|(?:ver)?mietung(?:en)?|ausleihe?n?|inscriptions?|locations?|reservas?|inscripcion(?:es)?|alquiler(?:es)?|prenotazion[ei]|iscrizion[ei]|nolegg[io]+|inscric(?:ao|oes)|alug(?:uel|ueis)|reservering(?:en)?|boeking(?:en)?|aanmelding(?:en)?|verhuur)$/u;
/** Whether a list is called by what people put themselves down on. */
export const isPutDown = ({ label, id }: Pick<ReducedEntity, 'label' | 'id'>): boolean =>
  [label, id.replaceAll('_', ' ')].some((word) => PUT_DOWN.test(fold(word)));

/** What one alone has of a salon's or a surgery's day. */
const SLOT =
  /(?:slots?|appointments?|termine?|zeitfenster|creneaux?|rendez vous|turnos?|franjas?|huecos?|citas?|fasci?[ae]|appuntament[oi]|horarios?|tijdslot(?:en)?|afspra(?:ak|ken))$/u;

const isSlot = (main: DraftEntity): boolean => hasOwnTime(main) && SLOT.test(fold(main.label));

/** Lists in which a model has people book, rent or sign up become bookings, whatever they are called. */
export function readBookings(draft: Draft, made: readonly Made[]): void {
  for (const { given, draft: entity } of made) {
    const relation = bookedIn(draft, made, entity);
    const main = draft.entities.find(({ key }) => key === relation?.to);
    if (isMeeting(draft, made, given, entity)) entity.thing = things.get('appointment');
    if (!main || !relation) continue;
    if (!isBooking(draft, given, entity) && !isOnlyAnswer(draft, made, entity, main)) continue;
    const isAppointment = entity.thing?.key === 'appointment';
    // An appointment with somebody is at its own time, and known as that already.
    if (isAppointment && !hasOwnTime(main)) continue;
    if (isSlot(main) || (hasOwnTime(main) && isAppointment)) entity.isForOne = true;
    entity.thing = things.get('booking');
    relation.required = true;
    for (const one of [main, ...behind(draft, main)]) sayRule(draft, made, one);
  }
}

/** Rows of somebody alone, which nobody else books. */
const THEIRS: readonly string[] = ['own', 'private', 'form'];

/** What a list is of: of what it points at beside people, what it must point at, else all there is. */
function bookedIn(
  draft: Draft,
  made: readonly Made[],
  { fields, key }: DraftEntity,
): DraftField | undefined {
  const isTheirs = new Set(
    made.filter(({ given }) => THEIRS.includes(given.access ?? '')).map((one) => one.draft),
  );
  const pointed = fields.filter(({ to }) => {
    const target = draft.entities.find((entity) => entity.key === to);
    return target && to !== key && target.thing?.kind !== 'person' && !isTheirs.has(target);
  });
  const needed = pointed.filter(({ required }) => required);
  const [only, ...more] = needed.length > 0 ? needed : pointed;
  return more.length === 0 ? only : undefined;
}

function isBooking(
  draft: Draft,
  given: ReducedEntity,
  { thing, given: by, fields }: DraftEntity,
): boolean {
  if (thing?.key === 'booking') return true;
  if (by !== 'people') return false;
  if (thing) return BOOKINGS.includes(thing.key);
  const isBooked = draft.does.some(({ kind }) => kind === 'booking');
  return isPutDown(given) || (given.access === 'own' && (isBooked || spanIn(fields) !== null));
}

/** What is said of a thing or paid for it, and is no place taken. */
const BESIDE =
  /(?:feedback|reviews?|ratings?|comments?|questions?|answers?|notes?|favou?rites?|certificates?|messages?|payments?|invoices?|photos?|reports?|votes?|complaints?|(?:bewertung|ruckmeldung|zahlung|rechnung|nachricht|stimme|frage|beschwerde)(?:en|n)?|kommentare?|notiz(?:en)?|avis|commentaires?|paiements?|factures?|valoracion(?:es)?|comentarios?|opinion(?:es|i)?|pagos?|facturas?|recension[ei]|commenti?o?|pagament[oi]|fattur[ae]|avaliac(?:ao|oes)|pagamentos?|beoordeling(?:en)?|opmerking(?:en)?|betaling(?:en)?|fact(?:uur|uren))$/u;
const isBeside = ({ label }: Pick<DraftEntity, 'label'>): boolean => BESIDE.test(fold(label));

/**
 * People book, or there are places or slots to take, and this is the only list in which they put themselves down for
 * what others see, whatever else its name may mean: nobody can book a session that only whoever made it sees.
 */
function isOnlyAnswer(
  draft: Draft,
  made: readonly Made[],
  entity: DraftEntity,
  main: DraftEntity,
): boolean {
  const access = made.find((one) => one.draft === entity)?.given.access;
  const isSaid = draft.does.some(({ kind }) => kind === 'booking');
  const isOffered =
    isSlot(main) ||
    (limitIn(main.fields) !== undefined && speaksOfBooking(fold(draft.text), draft.lang));
  const fits = access === 'own' ? isSaid || isOffered : access === 'community' && isSaid;
  if (!fits || entity.thing?.kind === 'person' || isBeside(entity)) return false;
  return !made.some(
    (other) =>
      other.draft !== entity &&
      other.draft.given === 'people' &&
      other.draft.fields.some(({ to, required }) => to === main.key && required) &&
      !isBeside(other.draft),
  );
}

/** 'Parents book lessons with a tutor': a time of somebody's, whatever else is called a lesson, and nothing that others book. */
function isMeeting(
  draft: Draft,
  made: readonly Made[],
  { access }: ReducedEntity,
  { key, fields, thing }: DraftEntity,
): boolean {
  if (access !== 'own' || BOOKINGS.includes(thing?.key ?? '') || thing?.kind === 'person')
    return false;
  const isSaid = draft.does.some(({ kind }) => kind === 'booking');
  const withSomebody = fields.some(
    ({ to, required }) =>
      required &&
      draft.entities.some((other) => other.key === to && other.thing?.kind === 'person'),
  );
  const isPointedAt = made.some((other) => other.draft.fields.some(({ to }) => to === key));
  const hasTime = fields.some(({ type, required }) => type === 'datetime' && required);
  return isSaid && withSomebody && hasTime && !isPointedAt;
}

/** What the one that is booked must be of: the tour of a date. */
const behind = (draft: Draft, { fields, key }: DraftEntity): DraftEntity[] =>
  draft.entities.filter(
    (entity) =>
      entity.key !== key &&
      entity.thing?.kind !== 'person' &&
      entity.thing?.privacy !== 'staff' &&
      fields.some(({ to, required }) => to === entity.key && required),
  );

const READ = { public: 'anonymous', team: 'all' } as const;
const isShown = (access: ReducedAccess | null | undefined): access is keyof typeof READ =>
  access === 'public' || access === 'team';

/** What people book from is read by whom the model says, and written by admins, where the message says nothing else. */
function sayRule(draft: Draft, made: readonly Made[], entity: DraftEntity): void {
  const access = made.find((one) => one.draft === entity)?.given.access;
  // Closing to those who are in is no opening, where the message does not speak of all the world.
  if (access === 'team' && entity.said?.read === 'anonymous' && !isForAll(draft))
    entity.said = { ...entity.said, read: READ.team };
  if (entity.said || draft.private || !isShown(access)) return;
  entity.said = {
    read: draft.said.read ?? READ[access],
    write: draft.said.write ?? 'admin',
  };
}
