import { change } from '../change/index.ts';
import type { BlueprintEvent, BlueprintInput } from '../input.ts';
import type { AppSpec, SpecEntity, Understanding } from '../spec.ts';
import { writeTurn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { entityOf, type NewTable, type Table } from './entity.ts';
import { withViews } from './views.ts';
import { entityLike, sameBut, weave } from './weave.ts';
import { wishBeside } from './wish.ts';

export type { Table, TableField } from './entity.ts';

/**
 * One turn of the built-in builder for a message that brings tables: entities of their columns where the app
 * has none for them, and whatever else the sentence wishes. Their rows come from elsewhere.
 */
export function* tableTurn(
  input: BlueprintInput,
  tables: readonly Table[],
): Generator<BlueprintEvent> {
  const said = input.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const wish = wishBeside(said, tables);
  const made = tables.filter((table): table is NewTable => table.fields !== null);
  const understanding = input.spec
    ? changed(input.spec, made, wish, input.now)
    : founded(made, wish, input.now);
  if (understanding.spec.entities.length > 0 && understanding.kind !== 'unclear')
    yield* writeTurn(input, understanding, (answer) => answer);
}

/** A first message: the app that the sentence describes, with the tables in it. */
function founded(tables: readonly NewTable[], wish: string, now: Date): Understanding {
  const own = emptySpec(tables.map(entityOf));
  const said = wish ? understand(wish, { now }) : null;
  if (said?.kind === 'new') {
    // Told of the columns too, it sees which of them 'a chart by city' is about.
    const columns = tables.map((table) => listOf(calledAs(said.spec, table))).join('');
    const told = understand(`${wish}${columns}`, { now });
    const only =
      told.kind === 'new'
        ? withLost(withoutNew(told.spec, said.spec, tables), said.spec, tables)
        : said.spec;
    const spec = withTables(only, tables, wish);
    return { kind: 'new', spec: withViews(spec, namesOf(tables), wish, now), changes: [] };
  }
  // 'With a chart by city' is about the table's rows, whatever else such words could be about.
  const seen = wish ? change(wish, own, { now }) : null;
  const spec = seen?.kind === 'change' ? seen.spec : own;
  return { kind: 'new', spec: withViews(spec, namesOf(tables), wish, now), changes: [] };
}

const namesOf = (tables: readonly NewTable[]): string[] => tables.map(({ entity }) => entity);

/** A table's entity under the name that the sentence has for it. */
const calledAs = (spec: AppSpec, table: NewTable): SpecEntity => {
  const own = entityOf(table);
  const called = spec.entities.find(({ label }) => sameBut(label, own.label));
  return { ...own, plural: called?.plural ?? own.plural };
};

/** '. Guests: Name, City': a table's columns as a sentence would list them. */
const listOf = ({ plural, fields }: SpecEntity): string =>
  `. ${plural}: ${fields.map(({ label }) => label.replace(/[^\p{L}\p{N} -]/gu, ' ')).join(', ')}`;

/** A spec without what only the columns' names brought in ('Company' of a customer). */
function withoutNew(spec: AppSpec, said: AppSpec, tables: readonly NewTable[]): AppSpec {
  const own = new Set(tables.map((table) => entityLike(spec, table)?.name));
  const isKept = (name: string | undefined) =>
    name === undefined || own.has(name) || said.entities.some((entity) => entity.name === name);
  return {
    ...spec,
    name: said.name,
    readings: said.readings,
    entities: spec.entities
      .filter(({ name }) => isKept(name))
      .map((entity) => ({
        ...entity,
        fields: entity.fields.filter(({ relation }) => isKept(relation)),
      })),
    behaviours: spec.behaviours.filter(({ entity, target }) => isKept(entity) && isKept(target)),
    pages: spec.pages.filter(({ entity }) => isKept(entity)),
  };
}

/** A spec with the lists that were said, too: with columns behind it a sentence may be read otherwise. */
function withLost(spec: AppSpec, said: AppSpec, tables: readonly NewTable[]): AppSpec {
  const own = new Set(tables.map((table) => entityLike(said, table)));
  const has = (name: string) => spec.entities.some((entity) => entity.name === name);
  const lost = said.entities.filter((entity) => !own.has(entity) && !has(entity.name));
  const isLost = (name: string | undefined) => lost.some((entity) => entity.name === name);
  const isThere = (name: string | undefined) => name === undefined || isLost(name) || has(name);
  const entities = lost.map((entity) => ({
    ...entity,
    fields: entity.fields.filter(({ relation }) => isThere(relation)),
  }));
  return {
    ...spec,
    entities: [...spec.entities, ...entities],
    behaviours: [
      ...spec.behaviours,
      ...said.behaviours.filter(({ entity, target }) => isLost(entity) && isThere(target)),
    ],
    pages: [...spec.pages, ...said.pages.filter(({ entity }) => isLost(entity))],
  };
}

/** A follow-up: the tables come into the app, then what the sentence changes. */
function changed(
  spec: AppSpec,
  tables: readonly NewTable[],
  wish: string,
  now: Date,
): Understanding {
  const entities = tables.map(entityOf);
  const after: AppSpec = { ...spec, entities: [...spec.entities, ...entities], readings: [] };
  const changes = entities.map(({ plural }) => `${plural}, with the columns of your file`);
  const said = wish ? change(wish, after, { now }) : null;
  if (said?.kind === 'change') return { ...said, changes: [...changes, ...said.changes] };
  return { kind: changes.length > 0 ? 'change' : 'unclear', spec: after, changes };
}

/** A spec with an entity for each table: the one that the sentence speaks of, or one more. */
function withTables(spec: AppSpec, tables: readonly NewTable[], text: string): AppSpec {
  let after = spec;
  for (const table of tables) {
    const like = entityLike(after, table);
    after = like
      ? weave(after, like, table, text)
      : { ...after, entities: [entityOf(table), ...after.entities] };
  }
  return after;
}

function emptySpec(entities: SpecEntity[]): AppSpec {
  return {
    version: 1,
    name: entities[0]?.plural ?? 'App',
    tagline: '',
    language: 'en',
    domain: 'general',
    theme: { mode: 'light', hue: 150, tone: 'calm', colour: 'green' },
    entities,
    behaviours: [],
    pages: [],
    readings: [],
  };
}
