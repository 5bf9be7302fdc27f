import { PERMISSION_WORDS } from '../lexicon/actors.ts';
import { fold } from '../lexicon/lang.ts';
import { isOfThoseInCare } from '../lexicon/people.ts';
import type { Privacy } from '../lexicon/read.ts';
import type { SpecEntity } from '../spec.ts';
import type { Draft, DraftEntity, Level } from './draft.ts';
import { saysPrivate } from './permissions.ts';
import { isExam, isGrave, isPaidByPeople, isProfile, isSecret, keepsPeople } from './subjects.ts';
import {
  isLogged,
  isOfCared,
  isOfClosed,
  isOfPeople,
  isOfSomebody,
  isOfTwo,
  isTheirs,
  namesSomebody,
  offeredTo,
  saysWho,
  speaksOfOwn,
} from './whose.ts';

export type Access = Pick<
  SpecEntity,
  'permissions' | 'permissionsBecause' | 'ownedByCreatorOrAdmin'
>;

const level = (
  read: Level,
  write: Level,
  because: SpecEntity['permissionsBecause'],
  owned = false,
): Access => ({
  permissions: { read, write },
  permissionsBecause: because,
  ownedByCreatorOrAdmin: owned,
});

/** Things that hold nothing personal although one person keeps them: 'my books' may be shown. */
const SHOWABLE = new Set([
  'recipe',
  'book',
  'film',
  'post',
  'photo',
  'product',
  'event',
  'class',
  'restaurant',
  'property',
  'menu_item',
  'album',
  'game',
  'series',
  'quote',
  'artwork',
  'beer',
  'coffee',
]);

/** What is of somebody's body or mind: theirs, whoever the app is for ('for our team'), unless it is said to be shared. */
const INTIMATE = new Set([
  'vaccination',
  'seizure',
  'prenatal_visit',
  'menstrual_cycle',
  'medication',
  'symptom',
  'mood_entry',
  'diary_entry',
  'sleep_log',
  'weigh_in',
  'vital_sign',
  'glucose_reading',
  'meditation',
]);

/** What is measured of a body and noted of a mind: rows of a list without a name that have two of these are as theirs. */
const OF_BODY = new Set([
  'medication',
  'blood_pressure',
  'glucose',
  'heart_rate',
  'mood',
  'sleep_hours',
  'symptoms',
  'diagnosis',
]);

/** Whether rows are of somebody's body or mind, and of nobody else that they name. */
const isIntimate = ({ thing, fields }: DraftEntity): boolean =>
  thing
    ? INTIMATE.has(thing.key)
    : fields.filter(({ attribute }) => OF_BODY.has(attribute?.key ?? '')).length > 1 &&
      !fields.some((field) => isOfSomebody(field) || field.type === 'relation');

const PEOPLE = /^(?:person|people|personne|persona|pessoa|persoon|mens|leute)$/i;

/** What goes into a cart is shown, though a household keeps it for itself elsewhere (wine, honey). */
const isSold = (draft: Draft, entity: DraftEntity): boolean =>
  draft.does.some(({ kind }) => kind === 'cart') &&
  entity.thing?.privacy === 'private' &&
  entity.fields.some(({ attribute }) => attribute?.key === 'price');

/** What is shown to everybody elsewhere and is a file of its own beside these: flats beside their tenants. */
const KEPT_BESIDE: Record<string, string> = { property: 'tenant', equipment: 'employee' };

/** Who writes at work, in seven languages. */
const AT_WORK =
  /(?:driver|worker|employee|staff|nurse|carer|caregiver|technician|mechanic|cleaner|cook|waiter|crew|guard|operator|foreman|picker|engineer|electrician|plumber|inspector|officer|colleague|fahrer|mitarbeiter|kolleg|pfleger|techniker|chauffeur|employ[ée]|salari[ée]|ouvrier|conductor|empleado|trabajador|autist[ai]|dipendent|operai|motorista|funcion[áa]ri|trabalhador|medewerker|monteur)/i;

/** Damage that drivers report, beside the vans of a company: known to those who are in, and not to the street. */
const isAtWork = (draft: Draft, entity: DraftEntity): boolean =>
  AT_WORK.test(entity.actor ?? '') ||
  draft.entities.some((other) => other !== entity && other.thing?.privacy === 'staff');

/** Who works together, beside those of `AT_WORK`, in seven languages. */
const TOGETHER =
  /(?:member|team|crew|\bband\b|choir|orchestra|ensemble|\bclub\b|society|association|\bchor\b|verein|orchester|chorale|ch(?:oe|œ)ur|\bcoro\b|asociaci|associazion|\bkoor\b|vereniging|orkest|singer|musician|s[äa]nger|musiker|chanteu|musicien|cantant|m[úu]sico|musicist|zanger|muzikant|volunteer|researcher|scientist|mitglied|freiwillig|forscher|membre|b[ée]n[ée]vol|chercheu|miembro|voluntari|investigador|membr[oi]|volontari|ricercator|equipe|équipe|equipo|pesquisador|leden|\blid\b|vrijwillig|onderzoeker)/i;

/** What people tell each other, and not the street: what they pray for, who paid, from where they drive, when they can come. */
const isAmongThoseInside = ({ thing, label }: DraftEntity): boolean =>
  thing
    ? ['prayer_request', 'shared_expense', 'ride_share'].includes(thing.key)
    : /^availabilit/i.test(label);

/** Who hands papers in from outside, in seven languages. */
const OUTSIDERS =
  /(?<!\p{L})(?:client|customer|patient|tenant|applicant|mandant|kunde|klient|mieter|bewerber|locataire|candidat|paciente|inquilin|pazient|h[óo]spede|klant|cli[ëe]nt|huurder|sollicitant)/iu;

/** Papers that clients or tenants hand in are between them and whoever keeps the app. */
const isHandedIn = ({ actor = '', fields }: DraftEntity): boolean =>
  fields.some(({ type }) => type === 'file') && !AT_WORK.test(actor) && !TOGETHER.test(actor);

/** Rows that point at people whom only staff may see are written by staff. */
function handledByStaff(draft: Draft, entity: DraftEntity): boolean {
  return entity.fields.some((field) => {
    const target = draft.entities.find((other) => other.key === field.to);
    return target?.thing?.kind === 'person' && target.thing.privacy === 'staff' && target.asked;
  });
}

/** Who may read and write an entity's rows: what was said, else what its kind calls for (ruling 17). */
export function accessOf(draft: Draft, entity: DraftEntity, parent: Access | undefined): Access {
  const usual = usualAccess(draft, entity, parent);
  const read = entity.said?.read ?? draft.said.read;
  const write = entity.said?.write ?? draft.said.write;
  if (!read && !write) return usual;
  if (entity.isSent) return level(read ?? 'admin', 'anonymous', 'public_form');
  if (write === 'anonymous' && (read ?? usual.permissions.read) !== 'admin') {
    const isHidden = read === undefined && ['creator', 'none'].includes(usual.permissions.read);
    if (!isHidden && (entity.anyoneAdds || (read ?? usual.permissions.read) === 'anonymous'))
      return level(read ?? 'anonymous', 'anonymous', 'said', true);
  }
  if (read === 'creator' && write === 'creator' && isDecided(draft, entity))
    return level('creator', 'creator', 'own_rows', true);
  return level(read ?? readBeside(write, usual), write ?? writeBeside(read, usual), 'said');
}

/** 'They see only their own, the manager approves': whoever decides must see what there is to decide, unless nobody may. */
const isDecided = ({ does, text, lang }: Draft, { key }: DraftEntity): boolean =>
  does.some(({ kind, entity }) => kind === 'approval' && entity === key) &&
  !saysPrivate(text, lang);

/** What a group notes and is ranked by is seen by all who are in: a club's runs, and not its weights. */
const isRanked = (draft: Draft, entity: DraftEntity): boolean =>
  entity.actor !== undefined &&
  !draft.private &&
  !isIntimate(entity) &&
  entity.fields.some(({ isMaker }) => isMaker) &&
  draft.wishes.some(({ view }) => view === 'leaderboard');

/** Who writes must be able to read what they wrote, unless it is a letter box (ruling 16). */
function readBeside(write: Level | undefined, usual: Access): Level {
  if (write === 'anonymous') return 'admin';
  return usual.permissions.read === 'creator' && write !== 'creator'
    ? (write ?? 'creator')
    : usual.permissions.read;
}

function writeBeside(read: Level | undefined, usual: Access): Level {
  return usual.permissions.write === 'creator' && read === 'admin'
    ? 'admin'
    : usual.permissions.write;
}

/** What is called a booking is somebody's, though it has none of the fields that bookings have. */
function usualOf({ likely }: DraftEntity): Privacy {
  const privacy = likely?.privacy ?? 'default';
  return ['own', 'staff', 'private', 'team'].includes(privacy) ? privacy : 'default';
}

/** What those who come to an app leave in it: results, comments, loans, bookings; counted by all who see what it is of. */
function madeByPeople(
  draft: Draft,
  entity: DraftEntity,
  parent: Access | undefined,
): Access | undefined {
  const offered = isIntimate(entity) ? null : offeredTo(draft, entity);
  if (offered) return level(offered, 'creator', 'community', true);
  const counted: Level =
    (parent?.permissions.read ?? 'anonymous') === 'anonymous' ? 'anonymous' : 'all';
  if (isExam(draft, entity)) return level('admin', 'admin', 'staff');
  if (entity.thing?.key === 'quiz_result' || entity.thing?.key === 'vote')
    return level(counted, 'creator', 'counted');
  if (entity.thing?.key === 'comment')
    return level(parent?.permissions.read ?? 'anonymous', 'creator', 'community');
  // Others see that a thing is out and until when; who has it the gate keeps to them and to admins.
  if (entity.thing?.key === 'loan' && entity.actor) return level('all', 'creator', 'counted', true);
  if (entity.isRegistered) return level('creator', 'creator', 'own_rows', true);
  if (entity.owned) return level(counted, 'creator', 'counted', true);
  return undefined;
}

/** A task of somebody alone, that is given to nobody. */
const isOwnTask = ({ team }: Draft, { thing, fields }: DraftEntity): boolean =>
  thing?.key === 'task' && !team && !fields.some(({ role, asked }) => role === 'person' && asked);

/** What belongs to something is as open as that, unless it is kept of people. */
function besideParent(
  draft: Draft,
  entity: DraftEntity,
  parent: Access | undefined,
  privacy: Privacy,
): Access | undefined {
  if (!entity.isChild || !parent) return undefined;
  if (parent.permissions.read !== 'anonymous') return parent;
  // An invoice beside a course that everybody sees is nobody else's affair for that.
  if (['staff', 'own', 'private'].includes(privacy)) return undefined;
  // Offers with their buyers beside pictures that everybody sees.
  if (!entity.thing && namesSomebody(entity) && !isForAll(draft))
    return level('all', parent.permissions.write, 'default');
  return parent;
}

/** What those who are said to do it write: their own, known to those who are in, or shown to everybody. */
function byActor(draft: Draft, entity: DraftEntity, privacy: Privacy): Access {
  // What tenants report and clients send is between them and whoever keeps the app, where no word says what it is.
  const isOfOutsiders = !entity.thing && !isForAll(draft) && OUTSIDERS.test(entity.actor ?? '');
  if (privacy === 'own' || privacy === 'staff' || isOfOutsiders)
    return level('creator', 'creator', 'own_rows', true);
  const isInside =
    isAmongThoseInside(entity) ||
    // What is said at work is no street's, whatever it is.
    AT_WORK.test(entity.actor ?? '') ||
    // Who noted it stands in the row, or they note it at work.
    (!entity.thing && (saysWho(draft, entity) || isAtWork(draft, entity)));
  if (!isInside && (privacy !== 'team' || isForAll(draft)))
    return level('anonymous', 'creator', 'community');
  return !isInside && isHandedIn(entity)
    ? level('creator', 'creator', 'own_rows', true)
    : level('all', 'creator', 'community', true);
}

/** People of whom nothing is known but that they are people, what stands beside them, and what is theirs by its word. */
function ofPeople(draft: Draft, entity: DraftEntity): Access | undefined {
  if (isProfile(entity)) return level('all', 'creator', 'community', true);
  if (isPaidByPeople(draft, entity)) return level('admin', 'admin', 'staff');
  if (isOfClosed(draft, entity)) return level('admin', 'admin', 'staff');
  if (!isOfPeople(draft, entity))
    return keepsPeople(draft, entity) ? level('all', 'admin', 'default') : undefined;
  if (!isOfThoseInCare(entity.label)) return level('all', 'admin', 'default');
  // 'Parents see the reports of their own child': it is theirs to add.
  return speaksOfOwn(draft)
    ? level('creator', 'creator', 'own_rows', true)
    : level('admin', 'admin', 'staff');
}

/** What is put into a cart is sent in as an order. */
const isOrdered = ({ does }: Draft, { thing }: DraftEntity): boolean =>
  thing?.key === 'order' && does.some(({ kind }) => kind === 'cart');

function usualAccess(draft: Draft, entity: DraftEntity, parent: Access | undefined): Access {
  const privacy = entity.thing?.privacy ?? usualOf(entity);
  if (isSecret(entity)) return level('creator', 'creator', 'private');
  if (isGrave(entity)) return level('creator', 'creator', 'own_rows', true);
  if (privacy === 'form' || isOrdered(draft, entity))
    return level('admin', 'anonymous', 'public_form');
  if (isSold(draft, entity)) return level('anonymous', 'admin', 'default');
  const made = madeByPeople(draft, entity, parent);
  if (made) return made;
  if (!entity.thing && isIntimate(entity)) return level('creator', 'creator', 'private');
  if (privacy === 'private' && isRanked(draft, entity))
    return level('all', 'creator', 'counted', true);
  if (entity.actor && privacy !== 'private') return byActor(draft, entity, privacy);
  if (privacy === 'own' && handledByStaff(draft, entity)) return level('admin', 'admin', 'staff');
  const kept = KEPT_BESIDE[entity.thing?.key ?? ''];
  if (kept && draft.entities.some((other) => other.thing?.key === kept))
    return level('admin', 'admin', 'staff');
  // Who came is nothing for the street, however open the list of trainings is.
  if (entity.thing?.key === 'attendance' && parent?.permissions.read === 'anonymous')
    return level('all', parent.permissions.write, 'default');
  const beside = besideParent(draft, entity, parent, privacy);
  if (beside) return beside;
  if (isOwnTask(draft, entity)) return level('creator', 'creator', 'private');
  if (privacy === 'staff') return level('admin', 'admin', 'staff');
  if (isIntimate(entity)) return level('creator', 'creator', 'private');
  // 'Mandanten laden Unterlagen hoch': outsiders hand in what is between them and whoever keeps the app.
  if (privacy === 'team' && !entity.actor && isHandedIn(entity) && OUTSIDERS.test(draft.text))
    return level('creator', 'creator', 'own_rows', true);
  const isShared = draft.team || (isOfTwo(draft) && !OUTSIDERS.test(draft.text));
  if (isShared || privacy === 'team')
    return draft.private && !isShared
      ? level('creator', 'creator', 'private')
      : level('all', 'all', 'team');
  if (
    privacy === 'private' ||
    (draft.private && !SHOWABLE.has(entity.thing?.key ?? '') && draft.contexts.length === 0)
  )
    return level('creator', 'creator', 'private');
  if (privacy === 'own') return level('creator', 'creator', 'own_rows', true);
  // People of whom nothing is known but that they are people: among those who are in.
  if (!entity.thing && PEOPLE.test(entity.label)) return level('all', 'creator', 'community', true);
  if (isTheirs(draft, entity)) return level('creator', 'creator', 'own_rows', true);
  const isShown = draft.landing || isForAll(draft);
  const aboutPeople = isShown || entity.thing ? undefined : ofPeople(draft, entity);
  if (aboutPeople) return aboutPeople;
  if (isAmongThoseInside(entity)) return level('all', 'creator', 'community', true);
  if (privacy === 'community') return level('anonymous', 'creator', 'community');
  // What nothing is known of is no more open than what stands beside it.
  const isBesideClosed = draft.entities.some(
    ({ thing }) => thing && ['staff', 'private', 'own', 'team'].includes(thing.privacy),
  );
  if (!isShown && !entity.thing && isBesideClosed) return level('all', 'admin', 'default');
  // What is noted of somebody whom only staff may see, or of what was done with them, is for staff.
  if (!isForAll(draft) && (isOfClosed(draft, entity) || isLogged(draft, entity)))
    return level('admin', 'admin', 'staff');
  // Whose something is, who pays or has it: known to those who are in, and not to the street.
  if (!draft.landing && saysWho(draft, entity))
    return isOfCared(entity) ? level('admin', 'admin', 'staff') : level('all', 'admin', 'default');
  return level('anonymous', 'admin', 'default');
}

/** Whether the public was spoken of, in whatever words. */
export const isForAll = ({ text, lang }: Pick<Draft, 'text' | 'lang'>): boolean => {
  const { anonymous, noLogin } = PERMISSION_WORDS[lang];
  return new RegExp(`(?<!\\p{L})(?:public|${anonymous}|${noLogin})(?!\\p{L})`, 'u').test(
    fold(text),
  );
};
