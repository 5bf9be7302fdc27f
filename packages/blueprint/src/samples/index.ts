import { animalOf, isBreed } from '../lexicon/animals.ts';
import { LANGS, type Lang, lexiconFor, things } from '../lexicon/index.ts';
import type { AppSpec, SpecEntity } from '../spec.ts';
import { breedOf } from './breeds.ts';
import { goodsOf } from './goods.ts';
import { isAnimal } from './picture.ts';
import { randomFrom } from './random.ts';
import { fillRequired, requiredValue } from './required.ts';
import { suits } from './rows/suits.ts';
import { isForeign, ofTrade, type SampleTable, tableOf } from './rows/table.ts';
import { adjust } from './scenes.ts';
import { cellValue, emailOf, inventedValue, isPersonal, type Place } from './values.ts';

type Row = Record<string, unknown>;

/**
 * Rows for every entity of a spec that read like real ones, by entity name. Dates count from `now`;
 * relations hold the index of the related row. `thingOf` tells which lexicon thing an entity is, `text` what the app was
 * described by: rows of another trade are left out.
 */
export function sampleRows(
  spec: AppSpec,
  now: Date,
  thingOf: Record<string, string>,
  text = '',
): Record<string, Row[]> {
  const lang: Lang = LANGS.find((known) => known === spec.language) ?? 'en';
  const out: Record<string, Row[]> = {};
  for (const entity of inOrder(spec)) {
    const thing = stockedThing(entity, thingOf[entity.name] ?? '', lang);
    const own = ofTrade(thing, text, lang);
    const table = own !== thing || suits(thing, text) ? tellingTable(entity, own, lang) : undefined;
    out[entity.name] = rowsFor(spec, entity, thing, lang, now, out, table);
  }
  adjust(spec, out, now);
  fillRequired(spec, out, now, lang, thingOf);
  return out;
}

/** An inventory of tools has tools in it, not what some shop has in stock. */
function stockedThing(entity: SpecEntity, thing: string, lang: Lang): string {
  if (thing !== 'stock_item') return thing;
  const entry = lexiconFor(lang)
    .phrase(entity.label.toLowerCase())
    .find(({ kind }) => kind === 'thing');
  return entry?.kind === 'thing' && tableOf(entry.thing.key, lang) ? entry.thing.key : thing;
}

/** 'Film suggestion' → 'film'. */
function suggestedThing(entity: SpecEntity, lang: Lang): string {
  const [first = '', ...rest] = entity.label.toLowerCase().split(' ');
  const entry =
    rest.length > 0 &&
    lexiconFor(lang)
      .phrase(first)
      .find(({ kind }) => kind === 'thing');
  return entry && entry.kind === 'thing' ? entry.thing.key : '';
}

/** A workout log that keeps exercises has those in it, and no titles of evenings at the gym. */
function tellingTable(entity: SpecEntity, thing: string, lang: Lang) {
  const own = tableOf(thing, lang);
  const title = entity.fields.find((field) => field.role === 'title')?.name ?? '';
  if (!title || own?.columns.includes(title)) return own;
  const others = (things.get(thing)?.yields ?? []).map((key) => tableOf(key, lang));
  return others.find((table) => table?.columns.includes(title)) ?? own;
}

/** Animals that there are drawings of. */
const PICTURED = new Set(['dog', 'cat', 'horse']);

/** How many rows show an app at work without crowding it. */
const USUAL = 8;
/** Where they can only be called 'Match 1', 'Match 2', fewer do. */
const NUMBERED = 5;

function rowsFor(
  spec: AppSpec,
  entity: SpecEntity,
  thing: string,
  lang: Lang,
  now: Date,
  done: Record<string, Row[]>,
  table: SampleTable | undefined,
): Row[] {
  const goods = goodsOf(entity, thing, lang);
  const isNumbered = !isPersonal(entity) && (!table || isForeign(thing, lang));
  const usual = isNumbered ? NUMBERED : (table?.rows.length ?? USUAL);
  const count = goods?.length ?? (thing === 'booking' ? 0 : usual);
  const random = randomFrom(entity.name);
  // Suggestions of films are titles of films, not of ideas for the office.
  const ideas = thing === 'idea' ? tableOf(suggestedThing(entity, lang), lang) : undefined;
  const titled = (ideas ?? goods) && entity.fields.find((field) => field.role === 'title');
  const kind = isAnimal(thing) ? animalOf(entity.label, lang) : null;
  const isOfSorts = things.get(thing)?.fields.some((ref) => ref.attribute === 'animal_species');
  return Array.from({ length: count }, (_, row) => {
    const cells = table?.rows[row];
    const species = cells?.[table?.columns.indexOf('species') ?? -1];
    const pictured = isAnimal(thing) ? (kind ?? species ?? 'paw') : undefined;
    const place: Place = {
      spec,
      entity,
      thing,
      lang,
      now,
      row,
      count,
      random,
      called: `${goods ? entity.label : ''} ${cells?.[0] ?? ''}`,
      ...(pictured && { pictured: PICTURED.has(pictured) ? pictured : 'paw' }),
    };
    const out: Row = {};
    const suggested = goods?.[row] ?? ideas?.rows[row % ideas.rows.length]?.[0];
    for (const field of entity.fields) {
      if (field.type === 'relation') {
        const targets = done[field.relation ?? '']?.length ?? 0;
        if (targets > 0) out[field.name] = (row * 3 + (row >> 1)) % targets;
        continue;
      }
      const at =
        table?.columns.findIndex(
          (column) =>
            column === field.name || field.concept === column || field.renamedFrom === column,
        ) ?? -1;
      // What is told of all sorts of products is not true of these.
      if (goods && (field.type === 'longtext' || (field.role === 'category' && !field.required)))
        continue;
      if (isOfSorts && isBreed(field.label)) {
        const breed = breedOf(kind ?? species ?? '', row);
        if (breed) out[field.name] = breed;
        continue;
      }
      // What animals of all sorts weigh, and are, is not true of these; nor what is told of one of another sort.
      if (kind && (field.name === 'weight' || (isOfSorts && table?.columns[at] === 'species')))
        continue;
      if (kind && species && species !== kind && field.type === 'longtext') continue;
      const cell = field === titled ? suggested : at >= 0 ? cells?.[at] : undefined;
      // One country's numbers, whatever the table has.
      const isPhone = field.type === 'phone';
      // Words of another language say nothing to who reads this one; figures, days and choices do.
      const isWord = ['text', 'longtext', 'richtext', 'list', 'lines'].includes(field.type);
      const isMute = isWord && cell === cells?.[at] && isForeign(thing, lang);
      const untold = table !== undefined && field.type === 'longtext' && !field.required;
      const value =
        cell !== undefined && !isMute && !isPhone
          ? cellValue(cell, field, place)
          : untold
            ? undefined
            : inventedValue(field, place);
      if (value !== undefined) out[field.name] = value;
      else if (field.required) out[field.name] = requiredValue(field, place);
    }
    const named = entity.fields.find(
      (field) => field.name === 'name' || field.name === 'customer_name',
    );
    const email = entity.fields.find((field) => field.type === 'email');
    if (named && email && typeof out[named.name] === 'string')
      out[email.name] = emailOf(String(out[named.name]));
    return withDay(out, place);
  });
}

/** 'Inspection Nov 24' tells more than 'Inspection 3'. */
function withDay(row: Row, { entity, lang, row: at }: Place): Row {
  const title = entity.fields.find(({ role }) => role === 'title')?.name ?? '';
  const when =
    entity.fields.find(
      ({ name, role, type }) =>
        role === 'date' &&
        (type === 'date' || type === 'datetime') &&
        !/purchase|birth|join|hire|since|member/.test(name),
    )?.name ?? '';
  const day = row[when];
  if (row[title] !== `${entity.label} ${at + 1}` || typeof day !== 'string') return row;
  const told = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return { ...row, [title]: `${entity.label} ${told.format(new Date(day))}` };
}

/** Entities after those that their relations point at. */
function inOrder(spec: AppSpec): SpecEntity[] {
  const done: SpecEntity[] = [];
  const visit = (entity: SpecEntity, path: SpecEntity[]) => {
    if (done.includes(entity) || path.includes(entity)) return;
    for (const { relation } of entity.fields) {
      const other = spec.entities.find(({ name }) => name === relation);
      if (other) visit(other, [...path, entity]);
    }
    done.push(entity);
  };
  for (const entity of spec.entities) visit(entity, []);
  return done;
}
