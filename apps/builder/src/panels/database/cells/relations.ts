import { type DatabaseEntity, type Row, type SeenAs, titleFieldOf } from '@trellis/contract';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useRead } from '../../../session/query.ts';
import { EntityCalls } from '../rows/calls.ts';
import { SeenCalls } from '../seeas/calls.ts';

/** Titles that are looked for by one call. */
const AT_ONCE = 500;

/** Titles of rows that others point at, asked for together and kept while the panel is open. */
export class Titles {
  readonly #appId: string;
  readonly #entities: readonly DatabaseEntity[];
  readonly #known = new Map<string, Promise<Map<string, string>>>();
  readonly #seen = new Map<string, string | null>();
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<string, { ids: Set<string>; found: Promise<Map<string, string>> }>();

  /** Whose eyes they are read through; null for one's own. */
  readonly #as: SeenAs | null;

  /** Tells it from others: what it reads depends on the app, its schemas, and whose eyes look. */
  readonly key = crypto.randomUUID();

  constructor(appId: string, entities: readonly DatabaseEntity[], as: SeenAs | null) {
    this.#appId = appId;
    this.#entities = entities;
    this.#as = as;
  }

  /** Grows when titles may be others. */
  revision = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Rows of an entity changed, these or any: what is known of them is asked for anew. */
  forget(entityId: string, ids: readonly string[]): void {
    const entity = this.#entities.find(({ id }) => id === entityId);
    if (!entity) return;
    const known = [...this.#known.keys()].filter((key) => key.startsWith(`${entity.name} `));
    const gone = ids.length === 0 ? known : ids.map((id) => `${entity.name} ${id}`);
    let isOther = false;
    for (const key of gone) {
      this.#seen.delete(key);
      isOther = this.#known.delete(key) || isOther;
    }
    if (!isOther) return;
    this.revision++;
    for (const listener of this.#listeners) listener();
  }

  forgetAll(): void {
    for (const { id } of this.#entities) this.forget(id, []);
  }

  entity(name: string): DatabaseEntity | null {
    return this.#entities.find((one) => one.name.toLowerCase() === name.toLowerCase()) ?? null;
  }

  /** The tables whose rows can be pointed at. */
  get names(): string[] {
    return this.#entities.map((one) => one.name);
  }

  async of(name: string, id: string): Promise<string | null> {
    const entity = this.entity(name);
    if (!entity) return null;
    const key = `${entity.name} ${id}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.#together(entity, id);
      this.#known.set(key, found);
      found.catch(() => this.#known.delete(key));
    }
    const title = (await found).get(id) ?? null;
    // Unless it may be another by now.
    if (this.#known.get(key) === found) this.#seen.set(key, title);
    return title;
  }

  /** The same at once, as far as it was asked for; null where there is none, undefined where it is not known. */
  peek(name: string, id: string): string | null | undefined {
    const entity = this.entity(name);
    return entity ? this.#seen.get(`${entity.name} ${id}`) : null;
  }

  /** The rows that people call so, by what they call them: all that have the title, or the one with the id. */
  async called(name: string, words: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    const entity = this.entity(name);
    if (!entity) return found;
    const field = titleFieldOf(entity.schema);
    for (let at = 0; at < words.length; at += AT_ONCE) {
      const some = words.slice(at, at + AT_ONCE);
      const tests = [{ id: { $in: some } }, ...(field ? [{ [field]: { $in: some } }] : [])];
      const rows = await this.#calls(entity).list({
        q: JSON.stringify({ $or: tests }),
        ...(field ? { fields: field } : {}),
      });
      for (const row of rows)
        for (const word of new Set([row.id, titleOf(row, field)]))
          found.set(word, [...(found.get(word) ?? []), row.id]);
    }
    return found;
  }

  /** Rows to choose from, by a search in their titles. */
  async search(name: string, text: string): Promise<{ value: string; label: string }[]> {
    const entity = this.entity(name);
    if (!entity) return [];
    const field = titleFieldOf(entity.schema);
    const q =
      field && text
        ? JSON.stringify({
            [field]: { $regex: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), $options: 'i' },
          })
        : undefined;
    const rows = await this.#calls(entity).list({ q, limit: 50 });
    return rows.map((row) => ({ value: row.id, label: titleOf(row, field) }));
  }

  #calls({ name }: DatabaseEntity): EntityCalls {
    return this.#as
      ? new SeenCalls(this.#appId, name, this.#as)
      : new EntityCalls(this.#appId, name);
  }

  /** What is asked within one frame goes as one call. */
  #together(entity: DatabaseEntity, id: string): Promise<Map<string, string>> {
    const waiting = this.#waiting.get(entity.name);
    if (waiting && waiting.ids.size < 200) {
      waiting.ids.add(id);
      return waiting.found;
    }
    const ids = new Set([id]);
    const found = new Promise((resolve) => setTimeout(resolve, 16)).then(async () => {
      if (this.#waiting.get(entity.name)?.ids === ids) this.#waiting.delete(entity.name);
      const field = titleFieldOf(entity.schema);
      const rows = await this.#calls(entity).list({
        q: JSON.stringify({ id: { $in: [...ids] } }),
        limit: ids.size,
        ...(field ? { fields: field } : {}),
      });
      return new Map(rows.map((row) => [row.id, titleOf(row, field)]));
    });
    this.#waiting.set(entity.name, { ids, found });
    return found;
  }
}

const titleOf = (row: Row, field: string | null): string => String((field && row[field]) || row.id);

export const TitlesContext = createContext<Titles | null>(null);

const never = () => () => undefined;

/** The title of the row that a field points at; null while it is not known, or where there is none. */
export function useTitle(name: string | undefined, id: unknown): string | null {
  const titles = useContext(TitlesContext);
  const revision = useSyncExternalStore(titles?.subscribe ?? never, () => titles?.revision ?? 0);
  const [title, setTitle] = useState<string | null>(null);
  const asked = useRef<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when titles may be others
  useEffect(() => {
    let isGone = false;
    // Of the same row the title of before stays until the newer one is here.
    if (asked.current !== id) setTitle(null);
    asked.current = id;
    if (!titles || !name || typeof id !== 'string' || !id) return;
    titles.of(name, id).then(
      (found) => !isGone && setTitle(found),
      // Its id is shown then.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [titles, name, id, revision]);
  return title;
}

/** Rows to choose from by a search in their titles; null until some are known, none where they cannot be read. */
export function useFound(name: string, text: string): { value: string; label: string }[] | null {
  const titles = useContext(TitlesContext);
  const { value, error } = useRead(
    ['titles', titles?.key, name, text],
    async () => (await titles?.search(name, text)) ?? [],
    { keepsLast: true },
  );
  return error ? [] : value;
}
