import { type AppFiles, type EntitySchema, personalFields } from '@trellis/contract';
import type { LlmTool } from '@trellis/llm';
import { type RowAsk, readsAll } from '../entities/index.ts';
import { appRole, type Builder } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import type { ChatNeeds } from './needs.ts';

/** Entities whose rows are counted beforehand, those of which a model is shown some, and how many of each. */
const MOST_COUNTED = 60;
const MOST_ENTITIES = 12;
const SAMPLES = 2;
/** Rows that are read at once at most, and characters of a value that are shown. */
const MOST_ROWS = 20;
const LONGEST = 120;
/** In the place of what is personal: a provider is no part of the app. */
const HIDDEN = '(personal)';

type Data = Record<string, unknown>;

/** The rows of an app's entities as a model may know of them: as the person who asks, without what is personal. */
export class RowsForModel {
  readonly #services: Pick<ChatNeeds, 'db' | 'entities'>;
  readonly #appId: string;
  readonly #builder: Builder;
  readonly #schemas: ReadonlyMap<string, EntitySchema>;

  constructor(
    services: Pick<ChatNeeds, 'db' | 'entities'>,
    appId: string,
    builder: Builder,
    files: Readonly<AppFiles>,
  ) {
    this.#services = services;
    this.#appId = appId;
    this.#builder = builder;
    this.#schemas = schemasIn(files);
  }

  /** A line for each entity: how many rows it has, and of the first entities the newest ones. */
  async samples(): Promise<string[]> {
    const names = [...this.#schemas.keys()].slice(0, MOST_COUNTED);
    const lines = await Promise.all(
      names.map(async (name, nth) => {
        try {
          const ask = await this.#ask(name);
          const count = await this.#services.entities.count(ask, {});
          if (count === 0) return [`- ${name}: no rows`];
          if (nth >= MOST_ENTITIES) return [`- ${name}: ${count} ${count === 1 ? 'row' : 'rows'}`];
          const rows = await this.#read(name, { limit: SAMPLES });
          return [
            `- ${name}: ${count} ${count === 1 ? 'row' : 'rows'}, such as ${rows.map((row) => JSON.stringify(row)).join(', ')}`,
          ];
        } catch (error) {
          // An entity of this turn's draft has no rows yet.
          if (error instanceof Refusal) return [];
          throw error;
        }
      }),
    );
    return lines.flat();
  }

  /** The tool by which a model reads some rows. */
  tool(): LlmTool {
    return {
      description:
        'Reads rows of an entity of this app, the newest first, without personal fields. Only where the request depends on what is in the data.',
      input: {
        type: 'object',
        properties: {
          entity: { type: 'string' },
          query: { type: 'object', description: 'As in filter(): {"status": "open"}' },
          limit: { type: 'integer', minimum: 1, maximum: MOST_ROWS },
        },
        required: ['entity'],
      },
      run: async (input) => {
        const { entity = '', query, limit } = (input ?? {}) as Data;
        try {
          const most =
            typeof limit === 'number' ? Math.min(Math.max(1, limit), MOST_ROWS) : MOST_ROWS;
          return { rows: await this.#read(String(entity), { limit: most, q: query }) };
        } catch (error) {
          if (error instanceof Refusal) return { error: error.message };
          throw error;
        }
      },
    };
  }

  /** Rows by these names, each where it alone is called so; null where there are none, or they have no name. */
  called = async (entity: string, names: readonly string[]) =>
    this.#services.entities.rowsCalled(await this.#ask(entity), names);

  /** Which of these rows the app has already, with the same values. */
  alike = async (entity: string, rows: readonly Data[]) =>
    this.#services.entities.rowsAlike(await this.#ask(entity), rows);

  async #read(name: string, { limit, q }: { limit: number; q?: unknown }): Promise<Data[]> {
    const schema = this.#schemas.get(name);
    if (!schema) throw new Refusal('not_found', `There is no entity ${name.slice(0, LONGEST)}`);
    const hidden = hiddenIn(schema);
    // A condition on what is hidden would tell it letter by letter.
    const text = q === undefined ? undefined : JSON.stringify(q);
    const asked = [...hidden].find((field) => text?.includes(field));
    if (asked) throw new Refusal('invalid', `${asked} is personal, so rows are not found by it`);
    const rows = await this.#services.entities.list(await this.#ask(name), {
      limit,
      sort: '-createdAt',
      ...(text && { q: text }),
    });
    return rows.map((row) =>
      Object.fromEntries(
        Object.keys(schema.properties)
          .filter((field) => row[field] !== undefined && row[field] !== null)
          .map((field) => [field, hidden.has(field) ? HIDDEN : short(row[field])]),
      ),
    );
  }

  async #ask(entityName: string): Promise<RowAsk> {
    const role = await appRole(this.#services.db, this.#appId, this.#builder.userId);
    return { appId: this.#appId, entityName, actor: this.#builder, role };
  }
}

/** The fields that hold something personal, but for those of which it was said that they are open and that anybody reads. */
function hiddenIn(schema: EntitySchema): Set<string> {
  const reader = readsAll(schema);
  const isOpen = (path: string) =>
    reader?.who === 'stranger' &&
    schema['x-meant-open']?.includes(path) === true &&
    personalFields(reader.known).includes(path);
  const personal = personalFields(schema).filter((path) => !isOpen(path));
  return new Set(personal.map((path) => path.split('.')[0]!));
}

function schemasIn(files: Readonly<AppFiles>): Map<string, EntitySchema> {
  const found = new Map<string, EntitySchema>();
  for (const [path, text] of Object.entries(files)) {
    const name = /^entities\/(\w+)\.json$/.exec(path)?.[1];
    if (!name) continue;
    try {
      const schema = JSON.parse(text) as EntitySchema;
      if (typeof schema.properties === 'object' && schema.properties) found.set(name, schema);
    } catch {
      // A schema that is no JSON has no rows; the build says what is wrong with it.
    }
  }
  return found;
}

const short = (value: unknown): unknown => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text === undefined || text.length <= LONGEST) return value;
  return `${text.slice(0, LONGEST)}…`;
};
