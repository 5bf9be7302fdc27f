import { type Lang, things } from '../lexicon/index.ts';
import type { AppSpec, SpecEntity, SpecField } from '../spec.ts';
import { likely } from './magnitudes.ts';
import { picture } from './picture.ts';
import { POOLS } from './pools.ts';
import type { Random } from './random.ts';

export interface Place {
  spec: AppSpec;
  entity: SpecEntity;
  thing: string;
  lang: Lang;
  now: Date;
  /** The row's place among its entity's rows, and how many there are. */
  row: number;
  count: number;
  random: Random;
  /** What it is pictured as, where that is another thing than its list's. */
  pictured?: string;
  /** What the row is called, or the wares that its list was named for. */
  called?: string;
}

const DAY = 86_400_000;

/** A day from `now` on as yyyy-mm-dd. */
export function day(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
}

/** An hour of a day from `now` on, at a quarter as real timetables have it. */
export function moment(now: Date, days: number, hour: number, minute = 0): string {
  const date = new Date(now.getTime() + days * DAY);
  date.setUTCHours(hour, minute, 0, 0);
  return date.toISOString();
}

/** A table's cell as the field's value. */
export function cellValue(cell: string, field: SpecField, place: Place): unknown {
  if (cell === '') return undefined;
  switch (field.type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'duration':
    case 'integer':
    case 'rating': {
      const number = Number(cell);
      if (Number.isNaN(number)) return undefined;
      return field.type === 'integer' ? Math.round(number) : number;
    }
    case 'boolean':
      return cell === 'yes';
    case 'date':
      return /^-?\d+$/.test(cell) ? day(place.now, Number(cell)) : undefined;
    case 'datetime':
      return /^-?\d+$/.test(cell)
        ? moment(place.now, Number(cell), 9 + place.random.int(9))
        : undefined;
    case 'enum':
      return optionFor(cell, field, place.row);
    case 'multienum':
      return [optionFor(cell, field, place.row)].filter((value) => value !== undefined);
    case 'list':
      return cell.split(';').map((part) => part.trim());
    case 'lines':
      return linesFrom(cell, field);
    case 'richtext':
      return cell;
    case 'relation':
    case 'image':
    case 'file':
      return undefined;
    default:
      return cell;
  }
}

/** The option that a cell means; the person's own options are gone through in turn. */
function optionFor(cell: string, field: SpecField, row: number): string | undefined {
  const options = field.options ?? [];
  const low = cell.toLowerCase().replaceAll(/[ -]/g, '_');
  const found = options.find(
    (option) =>
      option.value.toLowerCase().replaceAll(/[ -]/g, '_') === low ||
      option.label.toLowerCase() === cell.toLowerCase(),
  );
  if (found) return found.value;
  const meant = SAME.find((set) => set.includes(low));
  const alike =
    meant &&
    options.find((option) => meant.includes(option.value.toLowerCase().replaceAll(/[ -]/g, '_')));
  return (alike ?? options[row % Math.max(options.length, 1)])?.value;
}

const SAME = [
  ['todo', 'to_do', 'open', 'new', 'backlog'],
  ['in_progress', 'doing', 'active', 'started'],
  ['done', 'closed', 'finished', 'complete', 'completed'],
  ['non_fiction', 'nonfiction', 'sachbuch'],
  ['novel', 'fiction', 'roman'],
];

function linesFrom(cell: string, field: SpecField): Record<string, unknown>[] {
  const [text = 'description', quantity = 'quantity', price = 'price'] = (field.columns ?? []).map(
    (column) => column.name,
  );
  return cell.split(';').map((part) => {
    const cells = part.split(',').map((value) => value.trim());
    const amount = Number(cells.at(-1));
    const count = Number(cells.at(-2));
    return { [text]: cells.slice(0, -2).join(', '), [quantity]: count, [price]: amount };
  });
}

const COMING = [3, 8, 1, 15, -4, 22, 12, -9];
const SPREAD = [-9, -3, 1, 2, 4, 6, 9, 13, 18, 24, -14, -1];

/** A value for a field that no table has one for, by what the field is. */
export function inventedValue(field: SpecField, place: Place): unknown {
  const { random, now, row } = place;
  switch (field.type) {
    case 'image':
      return picture(
        `${place.entity.name}${row}`,
        place.pictured ?? place.thing,
        place.spec.theme.hue,
        place.called ?? '',
      );
    case 'boolean':
      return field.name === 'active' || field.name === 'available' ? row % 4 !== 3 : row % 3 === 1;
    case 'enum':
      return field.options?.[spread(row, field.options.length)]?.value;
    case 'multienum':
      return field.options?.slice(row % 2, (row % 2) + 2).map((option) => option.value);
    case 'date':
      return dateFor(field, place);
    case 'datetime':
      return field.role === 'plain'
        ? undefined
        : moment(now, startDay(row), [9, 11, 17, 18, 10, 19][row % 6] ?? 9, row % 2 ? 30 : 0);
    case 'time': {
      // What closes closes after it opens.
      const times = place.entity.fields.filter(({ type }) => type === 'time');
      const hour = Math.min(8 + (row % 4) + 5 * times.indexOf(field), 22);
      return `${String(hour).padStart(2, '0')}:${row % 2 ? '30' : '00'}`;
    }
    case 'rating':
      return [5, 4, 3, 5, 4, 2][row % 6];
    case 'percent':
      return field.role === 'progress'
        ? [20, 45, 70, 100, 10, 85][row % 6]
        : [10, 15, 19, 20][row % 4];
    case 'money':
      return (
        likely(field, row) ??
        Math.round((12 + random.next() * 240) * (field.role === 'amount' ? 1 : 0.5)) -
          0.01 * (row % 2)
      );
    case 'duration':
      return field.unit === 'days' ? [3, 7, 14, 5, 30][row % 5] : [30, 45, 60, 90, 20][row % 5];
    case 'integer':
      return /year|jahr|anno|año|ano/i.test(field.name)
        ? now.getUTCFullYear() - 1 - random.int(12)
        : (likely(field, row) ?? [12, 4, 20, 8, 2, 15][row % 6]);
    case 'number':
      return likely(field, row) ?? Math.round((2 + random.next() * 40) * 10) / 10;
    case 'color':
      return ['#4a8bd6', '#3fa37c', '#d68a4a', '#7c6fd6', '#c7596f'][row % 5];
    case 'email':
      return emailFor(place);
    case 'phone':
      return phoneOf(place.lang, row);
    case 'url':
      return `https://example.org/${place.entity.name.toLowerCase()}-${row + 1}`;
    case 'list':
      return undefined;
    // What somebody noted is nothing that can be invented.
    case 'longtext':
    case 'richtext':
      return undefined;
    case 'text':
      return textFor(field, place);
    default:
      return undefined;
  }
}

/** Values spread as they are in real lists: many at the start, fewer later on. */
function spread(row: number, count: number): number {
  const order = [0, 1, 0, 2, 1, 0, 3, 2, 1, 4, 0, 5];
  return (order[row % order.length] ?? 0) % Math.max(count, 1);
}

function startDay(row: number): number {
  return [0, 1, 1, 2, 3, 4, 5, 7, 8, 10, 13, -1, -2, -5][row % 14] ?? 1;
}

function dateFor(field: SpecField, { now, row, count, entity }: Place): string {
  if (field.role === 'due') return day(now, SPREAD[row % SPREAD.length] ?? 1);
  const isChild =
    /child|kid|pupil|baby|toddler|kind(?:er)?\b|sch[uü]ler|enfant|[eé]l[eè]ve|ni[nñ]|hijo|bambin|figli|crian|leerling/i.test(
      entity.label,
    );
  if (/birth|geburt/i.test(field.name)) return day(now, (isChild ? -1500 : -9000) - row * 431);
  if (/join|member|hire|purchase|entry/i.test(field.name)) return day(now, -120 - row * 210);
  if (/end|return/i.test(field.name)) return day(now, (SPREAD[row % SPREAD.length] ?? 1) + 3);
  if (/start/i.test(field.name)) return day(now, SPREAD[row % SPREAD.length] ?? 1);
  // What takes place somewhere is looked forward to; what was noted is past.
  const has = (...roles: string[]) => entity.fields.some(({ role }) => roles.includes(role));
  if (field.role === 'date' && has('place') && !has('amount', 'quantity', 'rating'))
    return day(now, COMING[row % COMING.length] ?? 1);
  const step = count > 20 ? 1 : 3;
  return day(now, -row * step);
}

/** Numbers that belong to nobody, as each country keeps some free for books and films, or has no such exchange. */
const PHONES: Record<Lang, (last: number) => string> = {
  en: (last) => `+44 7700 900${last}`,
  de: (last) => `+49 30 23125 ${last}`,
  fr: (last) => `+33 1 99 00 0${Math.floor(last / 100)} ${String(last % 100).padStart(2, '0')}`,
  es: (last) => `+34 910 000 ${last}`,
  it: (last) => `+39 06 0000 ${last}`,
  pt: (last) => `+351 21 000 0${last}`,
  nl: (last) => `+31 85 000 0${last}`,
};
const phoneOf = (lang: Lang, row: number): string => PHONES[lang](140 + row * 37);

function emailFor(place: Place): string {
  return emailOf(nameFor(place));
}

/** An address that belongs to a name and to nobody else (example.org is reserved). */
export function emailOf(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim();
  return `${plain.replace(/ +/g, '.') || 'hello'}@example.org`;
}

/** The person's name of this row: the same in its name, its e-mail and wherever else. */
export function nameFor(place: Place): string {
  const pool = POOLS[place.lang].people;
  return pool[(place.row + place.entity.name.length) % pool.length] ?? '';
}

function textFor(field: SpecField, place: Place): string | undefined {
  const { row, entity, lang } = place;
  const pool = POOLS[lang];
  if (field.role === 'person' || (field.role === 'title' && isPersonal(entity))) {
    if (field.role === 'person') return pool.people[(row * 5 + field.name.length) % 6];
    return nameFor(place);
  }
  if (/city|stadt|town|destination/.test(field.name)) return pool.cities[row % pool.cities.length];
  if (/country|land/.test(field.name)) return pool.country[row % pool.country.length];
  if (/address|street/.test(field.name)) return pool.streets[row % pool.streets.length];
  // A pub or a shop is somewhere in town, and no room of the house.
  if (
    field.role === 'place' &&
    /pub|bar|cafe|restaurant|shop|store|laden|tienda|negozio|loja|winkel/.test(field.name)
  )
    return pool.streets[row % pool.streets.length];
  // What somebody applies for is no room.
  if (/opening_hours/.test(field.name)) return openFrom(place.lang, row);
  if (/position|(?:^|_)role$/.test(field.name) && APPLYING.has(place.thing))
    return pool.jobs[row % pool.jobs.length];
  if (/position/.test(field.name)) return undefined;
  if (field.role === 'place' && OUTDOORS.has(place.thing))
    return pool.outdoors[row % pool.outdoors.length];
  if (field.role === 'place') return pool.places[row % pool.places.length];
  if (/brand|make\b/.test(field.name) && place.thing === 'vehicle')
    return MAKES[row % MAKES.length];
  if (/company|supplier|brand/.test(field.name)) return pool.companies[row % pool.companies.length];
  if (/(?:apartment|flat|room|unit|door|house|table|locker|plot)_(?:number|no)/.test(field.name))
    return String(3 + row * 4);
  if (/sku|number|code/.test(field.name))
    return `${entity.name.slice(0, 3).toUpperCase()}-${1040 + row * 7}`;
  if (/colou?r|farbe/.test(field.name)) return ['Navy', 'Sand', 'Forest', 'Brick', 'Grey'][row % 5];
  if (/size|groesse|taille|talla/.test(field.name)) return ['S', 'M', 'L', 'XL'][row % 4];
  if (field.role === 'title') return tellingTitle(place);
  return undefined;
}

/** Who asks for work. */
const APPLYING = new Set(['candidate', 'applicant', 'interview']);

const MAKES = ['Volkswagen', 'Toyota', 'Renault', 'Ford'];
/** What is outside of any house. */
const OUTDOORS = new Set([
  'hive',
  'hive_inspection',
  'honey_harvest',
  'crop',
  'animal',
  'sighting',
  'hike',
  'catch',
]);

/** 'Fire, Main hall' tells more than 'Deployment 4': what kind it is and where, as far as the entity says. */
function tellingTitle({ entity, lang, row }: Place): string {
  const kind = entity.fields.find(
    ({ type, role, options }) =>
      type === 'enum' && role === 'category' && options?.every(({ value }) => value !== 'general'),
  );
  const options = kind?.options ?? [];
  const option = options[spread(row, options.length)]?.label;
  const isSomewhere = entity.fields.some(({ type, role }) => type === 'text' && role === 'place');
  const { places } = POOLS[lang];
  if (option && isSomewhere) return `${option}, ${places[row % places.length]}`;
  return `${option ?? entity.label} ${row + 1}`;
}

/** Rows that are called as the person who sent or booked them. */
const NAMED_AS = new Set(['inquiry', 'waiting_entry', 'table_reservation', 'appointment']);

/** Whether an entity's rows are people, who have names. */
export function isPersonal(entity: SpecEntity): boolean {
  // A meeting is of people, and none.
  const isOther = things.get(entity.concept ?? '')?.kind === 'log' || entity.concept === 'meeting';
  return (
    (!isOther &&
      [
        'UserRound',
        'Users',
        'IdCard',
        'Contact',
        'GraduationCap',
        'HandHelping',
        'HeartPulse',
      ].includes(entity.icon)) ||
    NAMED_AS.has(entity.concept ?? '') ||
    entity.fields.some((field) => field.type === 'email')
  );
}

/** Days and hours in the app's language: 'Mon–Fri 8:00–18:00'. */
function openFrom(lang: Lang, row: number): string {
  const [last, hours] = OPEN[row % OPEN.length] ?? OPEN[0]!;
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const name = (day: number) => weekday.format(Date.UTC(2024, 0, day)).replace(/\.$/, '');
  return `${name(1)}–${name(last)} ${hours}`;
}

const OPEN: readonly [last: number, hours: string][] = [
  [5, '8:00–18:00'],
  [7, '6:00–22:00'],
  [6, '9:00–19:00'],
  [5, '7:30–16:00'],
];
