import type { Column } from '../columns/columns.ts';

/** What fields are called now: who began before somebody gave one another name goes on under the new one. */
export class Names {
  /** Of every name that was heard. */
  readonly #keys = new Map<string, string>();
  #names = new Map<string, string>();

  /** Whether some are called otherwise than before. */
  follow(columns: readonly Pick<Column, 'id' | 'key'>[]): boolean {
    const before = this.#names;
    this.#names = new Map(columns.map(({ id, key }) => [key, id]));
    for (const { id, key } of columns) this.#keys.set(id, key);
    return columns.some(({ id, key }) => (before.get(key) ?? id) !== id);
  }

  of(name: string): string {
    const key = this.#keys.get(name);
    return (key !== undefined && this.#names.get(key)) || name;
  }

  in<T>(data: Readonly<Record<string, T>>): Record<string, T> {
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [this.of(name), value]));
  }
}
