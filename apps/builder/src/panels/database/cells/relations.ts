import { type DatabaseEntity, type Row, type SeenAs, titleFieldOf } from '@trellis/contract';
import { createContext, useContext, useEffect, useState } from 'react';
import { EntityCalls } from '../rows/calls.ts';
import { SeenCalls } from '../seeas/calls.ts';

/** Titles of rows that others point at, asked for together and kept while the panel is open. */
export class Titles {
  readonly #appId: string;
  readonly #entities: readonly DatabaseEntity[];
  readonly #known = new Map<string, Promise<Map<string, string>>>();
  readonly #waiting = new Map<string, { ids: Set<string>; found: Promise<Map<string, string>> }>();

  /** Whose eyes they are read through; null for one's own. */
  readonly #as: SeenAs | null;

  constructor(appId: string, entities: readonly DatabaseEntity[], as: SeenAs | null) {
    this.#appId = appId;
    this.#entities = entities;
    this.#as = as;
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
    return (await found).get(id) ?? null;
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

/** The title of the row that a field points at; null while it is not known, or where there is none. */
export function useTitle(name: string | undefined, id: unknown): string | null {
  const titles = useContext(TitlesContext);
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    setTitle(null);
    if (!titles || !name || typeof id !== 'string' || !id) return;
    titles.of(name, id).then(
      (found) => !isGone && setTitle(found),
      // Its id is shown then.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [titles, name, id]);
  return title;
}
