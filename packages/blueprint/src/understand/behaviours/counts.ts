import { fold } from '../../lexicon/index.ts';
import type { DraftField } from '../draft.ts';

/** Words of all languages, folded; umlauts in two letters as well, as names in code have them. */
const words = (text: string): RegExp =>
  new RegExp(`^(?:${text.trim().replaceAll(/\s+/g, '|')})$`, 'u');

/** Places, as they are counted. */
const SEATS = words(
  'seats? places? spots? slots? (?:sitz)?pl(?:a|ae)tze? plazas? cupos? posti vagas? lugares plaatsen plekken zitplaatsen',
);
/** What says how many fit. */
const ROOM = words(`
  capacity vacanc(?:y|ies) limit kapazit(?:a|ae)t teilnehmerzahl grenze capacite limite effectif aforo capacidad
  capienza capacita lotacao capacidade capaciteit limiet
`);
const SIZE = words('size gr(?:o|oe)(?:ss|s)e taille tamano dimensione tamanho grootte');
const GROUP_SIZE = words(
  '(?:gruppen|klassen|team)gr(?:o|oe)(?:ss|s)e (?:groeps|klassen)grootte headcount pax',
);
const GROUP = words(
  'group team party class gruppe klasse groupe equipe classe grupo equipo clase gruppo squadra turma groep',
);
const MOST = words(
  'max maximum maximal(?:e|er)? h(?:o|oe)chstens h(?:o|oe)chstzahl maxi maximale? maximos? maxim[oa]s? massim[oaie] maximaal maximumaantal',
);
/** Those who come. */
const PEOPLE = words(`
  people persons? guests? players? pupils? students? kids? child(?:ren)? adults? participants? attendees? members? visitors?
  passengers? riders? heads? teammates? tickets?
  (?:personen|g(?:a|ae)ste|teilnehmer|spieler|sch(?:u|ue)ler|besucher|kinder|kopf)(?:an)?(?:zahl)? leute teilnehmende[nr]?
  spielerinnen sch(?:u|ue)lerinnen erwachsenen? mitglieder karten
  personnes invites joueurs eleves enfants adultes convives voyageurs billets
  personas invitados huespedes jugadores alumnos participantes ninos adultos comensales asistentes entradas
  persone ospiti giocatori alunni partecipanti bambini adulti biglietti
  pessoas convidados hospedes jogadores criancas bilhetes
  mensen gasten spelers leerlingen deelnemers kinderen volwassenen kaarten
`);
/** Kinds of those who come, that are counted side by side. */
const KINDS = words(`
  adults? kids? child(?:ren)? pupils? students? infants? babies toddlers? seniors?
  (?:erwachsenen?|kinder|sch(?:u|ue)ler|senioren)(?:an)?(?:zahl)?
  adultes? enfants? eleves? bebes? seniors? adultos? ninos? bebes? alumnos? adult[io] bambini neonati criancas? volwassenen? kinderen
`);
const NUMBER = words(
  'number num nr no nummer count (?:an)?zahl nombre nb numero aantal how many wie viele combien cuant[oa]s quant[ie] quant[oa]s hoeveel',
);
const QUANTITY = words('quantit[yae] qty menge cantidad quantidade hoeveelheid');
/** Of whom or of what, which changes nothing. */
const BESIDE = words(`
  of the your all in per total available free session event tour course booking
  der die das pro je freie verf(?:u|ue)gbare de du des par disponibles? libres? d
  del la las los por di dei delle disponibili liberi do da dos das turma
  van het een beschikbare vrije
`);
/** What lasts is no group. */
const TIME = words(
  'days? nights? hours? minutes? weeks? months? tage? n(?:a|ae)chte stunden minuten wochen jours nuits heures semaines dias noches horas giorni notti ore noites dagen nachten uren weken',
);

const tokens = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Whether a field is called so, by its label or by its name in code. */
const isCalled = ({ label, name }: DraftField, test: (all: string[]) => boolean): boolean =>
  [label, name].map(tokens).some((all) => all.length > 0 && test(all));

const isNumber = ({ type }: DraftField): boolean => type === 'number' || type === 'integer';

const has = (all: string[], kind: RegExp): boolean => all.some((one) => kind.test(one));
const onlyOf = (all: string[], ...kinds: RegExp[]): boolean =>
  all.every((one) => kinds.some((kind) => kind.test(one)));

const GROUPS = [PEOPLE, NUMBER, BESIDE, GROUP, GROUP_SIZE, SEATS, SIZE];

const saysLimit = (all: string[]): boolean =>
  onlyOf(all, ROOM, MOST, ...GROUPS) &&
  ([ROOM, SEATS, SIZE, GROUP_SIZE].some((kind) => has(all, kind)) ||
    (has(all, MOST) && (all.length === 1 || has(all, PEOPLE))));

const saysParty = (all: string[]): boolean =>
  (onlyOf(all, ...GROUPS) &&
    ([PEOPLE, SEATS, GROUP_SIZE].some((kind) => has(all, kind)) ||
      (has(all, SIZE) && has(all, GROUP)))) ||
  onlyOf(all, QUANTITY) ||
  isNumberOf(all);

/** 'Number of dogs', and not of nights. */
const isNumberOf = (all: string[]): boolean =>
  all.length > 1 &&
  NUMBER.test(all[0]!) &&
  (has(all, BESIDE) || /^a(?:nzahl|antal)$/.test(all[0]!)) &&
  !has(all, TIME);

/** The field of what is booked that says how many fit: 'Places', 'Max players'. The person's own comes first. */
export function limitIn(fields: readonly DraftField[]): DraftField | undefined {
  const all = fields.filter((field) => isNumber(field) && isCalled(field, saysLimit));
  return all.find(({ asked }) => asked) ?? all.find(({ name }) => name === 'places');
}

/** The field of a booking that says how many come with it: 'Players', 'Group size'. */
export function partyIn(fields: readonly DraftField[]): DraftField | undefined {
  const all = fields.filter((field) => isNumber(field) && isCalled(field, saysParty));
  return all.find(({ asked }) => asked) ?? all[0];
}

/** The others of those: 'Children' beside 'Adults', each by name and none of them all. */
export function partiesBeside(fields: readonly DraftField[], party: DraftField): DraftField[] {
  const isOfAll = (field: DraftField) =>
    isCalled(field, (all) => !onlyOf(all, KINDS, NUMBER, BESIDE));
  if (isOfAll(party)) return [];
  return fields.filter(
    (field) =>
      field !== party &&
      isNumber(field) &&
      field.asked &&
      isCalled(field, saysParty) &&
      !isOfAll(field),
  );
}

const NO =
  /^(?:no|nope|not? (?:coming|attending|going)|can(?:no|')?t(?: come| make it)?|declined?|nein|komme nicht|abgesagt|absage|non|je ne viens pas|nao|nao vou|no voy|no asisto|non vengo|nee|kom niet)(?!\p{L})/u;
const YES =
  /^(?:yes|coming|attending|going|accept|ja|zusage|zugesagt|komme|oui|je viens|si|voy|vengo|sim|vou|kom)(?!\p{L})/u;

/** The answer of who does not come, where a booking says whether they do: it takes no place. */
export function declinedIn(
  fields: readonly DraftField[],
  status: DraftField | undefined,
): { field: DraftField; value: string } | undefined {
  for (const field of fields) {
    if (field === status || field.type !== 'enum' || !field.asked || !field.required) continue;
    const no = field.options?.find(({ label }) => NO.test(fold(label)));
    const isOfComing =
      /answer|rsvp|com(?:e|ing)|attend|going|antwort|zusage|komm|reponse|presence|respuesta|asist|risposta|presenza|resposta|presenca|antwoord|kom/u;
    const isCalledSo = isOfComing.test(fold(`${field.name} ${field.label}`));
    if (no && isCalledSo && field.options?.some(({ label }) => YES.test(fold(label))))
      return { field, value: no.value };
  }
  return undefined;
}

/** What counts people or places is counted in whole ones, and so is what is a number by name. */
export const isWhole = (field: DraftField): boolean =>
  isNumber(field) &&
  isCalled(
    field,
    (all) =>
      // A size by itself may be a person's or a shoe's.
      (saysLimit(all) && !onlyOf(all, SIZE)) ||
      (saysParty(all) && !onlyOf(all, QUANTITY)) ||
      onlyOf(all, NUMBER) ||
      NUMBER.test(all.at(-1)!),
  );

const DAY = '(?:s?(?:datum|tag|zeit|tijd|dag|date|day|time))?';
const FIRST = new RegExp(
  `^(?:from|starts?|begins?|beginning|beginn|anfang|von|ab|vom|pick ?up|collection|check ?in|arriv(?:al|es?)|move ?in|anreise|ankunft|abholung|abhol|ausleihe|leihbeginn|mietbeginn|einzug|debut|depuis|du|arrivee|retrait|desde|inicio|llegada|entrada|recogida|dal?|inizio|arrivo|ritiro|chegada|levantamento|retirada|van|vanaf|aankomst|ophalen)${DAY}$`,
  'u',
);
const LAST = new RegExp(
  `^(?:to|until|till|ends?|ending|finish(?:es)?|returns?|drop ?off|check ?out|departure|leav(?:es?|ing)|move ?out|bis|ende?|abreise|abfahrt|r(?:u|ue)ckgabe|leihende|mietende|auszug|au|fin|jusqu|depart|retour|restitution|hasta|salida|devolucion|al|fine|partenza|restituzione|riconsegna|ate|fim|saida|partida|devolucao|tot|eind(?:e)?|vertrek|terugbrengen|inleveren)${DAY}$`,
  'u',
);

/** One of the words, or two that are one: 'pick-up', 'check in'. */
const speaksOf = (end: RegExp) => (all: string[]) =>
  all.some((one, at) => end.test(one) || end.test(`${one} ${all[at + 1] ?? ''}`));

/** From when until when a booking is: two fields of its own that are called so, or its only two days. */
export function spanIn(fields: readonly DraftField[]): [DraftField, DraftField] | null {
  for (const kind of ['date', 'datetime'] as const) {
    const days = fields.filter(({ type, asked }) => type === kind && asked);
    const first = days.find((field) => isCalled(field, speaksOf(FIRST)));
    const last = days.find((field) => field !== first && isCalled(field, speaksOf(LAST)));
    if (first && last) return [first, last];
  }
  return onlyTwo(fields);
}

/** Days of somebody or of their papers. */
const OF_SOMEBODY =
  /birth|born|geburt|geboren|naissance|nacimiento|nascita|nascimento|geboorte|expir|valid|issue/u;
/** Days of which one is meant, or by which something else is done. */
const OTHERWISE =
  /alt|second|backup|fallback|other|prefer|wish|due|deadline|decision|decid|paid|pay|remind|wunsch|ausweich|ersatz|zweit|frist|souhait|limite|preferid|segund|second|scadenz|voorkeur|tweede/u;

/** The only two days that a booking must say, in whatever language: from the first until the second. */
function onlyTwo(fields: readonly DraftField[]): [DraftField, DraftField] | null {
  const [from, until, ...more] = fields.filter(
    ({ type, asked }) => asked && (type === 'date' || type === 'datetime'),
  );
  const fits = (field: DraftField | undefined): field is DraftField =>
    field?.required === true &&
    ![OF_SOMEBODY, OTHERWISE].some((days) => days.test(fold(`${field.name} ${field.label}`)));
  if (more.length > 0 || !fits(from) || !fits(until) || from.type !== until.type) return null;
  return [from, until];
}

/** The only day of a booking, where it must say one. */
export function dayIn(fields: readonly DraftField[]): DraftField | undefined {
  const [day, ...more] = fields.filter(
    ({ type, asked, required, name, label }) =>
      (type === 'date' || type === 'datetime') &&
      asked &&
      required &&
      !OF_SOMEBODY.test(fold(`${name} ${label}`)),
  );
  return more.length === 0 ? day : undefined;
}
