import { fold } from '../lexicon/index.ts';
import type { AppSpec, Behaviour, SpecEntity, SpecField, SpecPage } from '../spec.ts';
import { entityOf, type NewTable } from './entity.ts';

/** The entity of a spec that a table's rows are: of the same name, or with the same fields for the most part. */
export function entityLike(spec: AppSpec, table: NewTable): SpecEntity | undefined {
  const own = entityOf(table);
  const words = [own.name, own.label, own.plural].map(plain);
  const named = spec.entities.find(({ name, label, plural }) =>
    [name, label, plural].some((word) => words.includes(plain(word))),
  );
  if (named) return named;
  // 'A stock list of these items' with stock.xlsx.
  const bare = spec.entities.filter(({ label }) => sameBut(label, own.label));
  if (bare.length === 1) return bare[0];
  const shared = ({ fields }: SpecEntity) =>
    own.fields.filter((field) => fields.some((other) => isSame(field, other))).length;
  const [best] = [...spec.entities].sort((a, b) => shared(b) - shared(a));
  return best && shared(best) > 1 && shared(best) * 2 >= own.fields.length ? best : undefined;
}

/** Words that say no more than that something is kept. */
const GENERIC = new Set(
  'item items entry entries record records row rows list data log eintrag artikel liste élément entrée elemento entrada voce registro item artículo regel'.split(
    ' ',
  ),
);

/** Whether two names say the same of what is kept: 'Stock' and 'Stock item'. */
export function sameBut(one: string, other: string): boolean {
  const words = (label: string) =>
    fold(label)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word && !GENERIC.has(word))
      .join(' ');
  return words(one) !== '' && words(one) === words(other);
}

/**
 * A spec whose entity is the table's: its fields are the columns and what the sentence asks for besides; its
 * rows come from the file, so that nothing is required of them and no sample points at one.
 */
export function weave(spec: AppSpec, said: SpecEntity, table: NewTable, text: string): AppSpec {
  const made = entityOf(table);
  const names = new Map<string, string>();
  const columns = made.fields.map((column) => {
    const other = said.fields.find((field) => isSame(field, column));
    if (other) names.set(other.name, column.name);
    return other ? joined(column, other) : column;
  });
  const used = new Set(
    [...spec.behaviours, ...spec.pages]
      .filter((one) => isAbout(one, said.name))
      .flatMap(({ fields }) => Object.values(fields)),
  );
  // What the sentence is only taken to mean ('a calendar' has a date) a column plays that can.
  const playing = new Set<string>();
  for (const field of said.fields) {
    if (names.has(field.name) || !used.has(field.name) || isSaid(field, text)) continue;
    const kind = kindOf(field.type);
    const fits = columns.filter(({ name, type }) => kindOf(type) === kind && !playing.has(name));
    const taken = [...names.values()];
    const column = kind && (fits.find(({ name }) => !taken.includes(name)) ?? fits[0]);
    if (!column) continue;
    names.set(field.name, column.name);
    playing.add(column.name);
  }
  const besides = said.fields
    .filter(({ name }) => !names.has(name))
    .filter((field) => field.relation || used.has(field.name) || isSaid(field, text))
    .map((field) => ({ ...field, required: false }));
  const entity: SpecEntity = {
    ...said,
    name: made.name,
    fields: oneTitle([...columns, ...besides]),
    ...(said.permissionsBecause !== 'said' && {
      permissions: made.permissions,
      permissionsBecause: made.permissionsBecause,
      ownedByCreatorOrAdmin: false,
    }),
    samples: [],
  };
  if (!entity.fields.some(({ name }) => name === entity.defaultSort?.replace('-', '')))
    delete entity.defaultSort;
  const rename = (name: string) => (name === said.name ? made.name : name);
  const fieldsOf = <T extends Behaviour | SpecPage>(one: T): T['fields'] =>
    isAbout(one, said.name)
      ? Object.fromEntries(
          Object.entries(one.fields).map(([part, name]) => [part, names.get(name) ?? name]),
        )
      : one.fields;
  const isWhole = (one: Behaviour | SpecPage) =>
    !isAbout(one, said.name) ||
    Object.values(one.fields).every((name) => isStill(name, said, entity, names));
  return {
    ...spec,
    entities: spec.entities.map((other) =>
      other === said ? entity : pointing(other, said.name, rename),
    ),
    behaviours: spec.behaviours.filter(isWhole).map((one) => ({
      ...one,
      entity: rename(one.entity),
      ...(one.target && { target: rename(one.target) }),
      fields: fieldsOf(one),
    })),
    pages: spec.pages.filter(isWhole).map((one) => ({
      ...one,
      ...(one.entity && { entity: rename(one.entity) }),
      fields: fieldsOf(one),
    })),
    ...(spec.landing?.formEntity && {
      landing: { ...spec.landing, formEntity: rename(spec.landing.formEntity) },
    }),
  };
}

/** Dates can stand for each other, and choices; a relation or a picture is no other. */
const kindOf = (type: SpecField['type']): string | undefined =>
  ['date', 'datetime'].includes(type) ? 'date' : type === 'enum' ? 'choice' : undefined;

/** A column keeps its type, which its values have; what it plays is the sentence's where that fits. */
function joined(column: SpecField, said: SpecField): SpecField {
  const fits =
    column.type === said.type ||
    (['number', 'integer'].includes(column.type) &&
      ['number', 'integer', 'money', 'percent', 'duration', 'rating'].includes(said.type));
  if (!fits) return { ...column, role: said.role === 'title' ? 'title' : column.role };
  const { options: _set, required: _must, ...rest } = said;
  return {
    ...rest,
    name: column.name,
    label: column.label,
    required: false,
    ...(column.options && { options: column.options }),
  };
}

/** Whether a part that a field plays can still be played by it: what was a choice is one still. */
function isStill(
  name: string,
  said: SpecEntity,
  entity: SpecEntity,
  names: ReadonlyMap<string, string>,
): boolean {
  const before = said.fields.find((field) => field.name === name);
  const after = entity.fields.find((field) => field.name === (names.get(name) ?? name));
  return before?.type !== 'enum' || after?.type === 'enum';
}

function oneTitle(fields: SpecField[]): SpecField[] {
  const title =
    fields.findLast(({ role, type }) => role === 'title' && type === 'text') ??
    fields.find(({ role }) => role === 'title');
  return fields.map((field) =>
    field.role === 'title' && field !== title ? { ...field, role: 'plain' } : field,
  );
}

/** Another entity, whose relations point at the table's rows. Samples cannot: those rows are not there yet. */
function pointing(entity: SpecEntity, to: string, rename: (name: string) => string): SpecEntity {
  const points = entity.fields.filter(({ relation }) => relation === to);
  if (points.length === 0) return entity;
  const fields = entity.fields.map((field) =>
    field.relation ? { ...field, relation: rename(field.relation) } : field,
  );
  const samples = points.some(({ required }) => required)
    ? []
    : entity.samples.map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(([name]) => !points.some((field) => field.name === name)),
        ),
      );
  return { ...entity, fields, samples };
}

const isAbout = (one: Behaviour | SpecPage, name: string): boolean =>
  one.entity === name || ('target' in one && one.target === name);
const plain = (word: string): string => fold(word).replace(/[^a-z0-9]/g, '');
const isSame = (a: SpecField, b: SpecField): boolean =>
  plain(a.name) === plain(b.name) || plain(a.label) === plain(b.label);
const isSaid = ({ label, name }: SpecField, text: string): boolean =>
  [label, name.replaceAll('_', ' ')].some((word) =>
    ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${fold(word)} `),
  );
