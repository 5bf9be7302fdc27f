import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Change } from '../client/changes.ts';
import type { EntityClient, Fields, RowOf } from '../client/entities.ts';

export interface RowsOptions {
  filter?: Fields;
  /** A field, with `-` in front for descending. The newest first by default. */
  sort?: string;
  limit?: number;
  /** Nothing is asked for while this is false. */
  enabled?: boolean;
}

export interface Rows<T> {
  rows: RowOf<T>[];
  /** True until the first answer. */
  loading: boolean;
  error: Error | null;
  reload: () => Promise<void>;
  create: (data: Partial<T>) => Promise<RowOf<T>>;
  update: (id: string, data: Partial<T>) => Promise<RowOf<T>>;
  /** Resolves to a function that brings the row back. */
  remove: (id: string) => Promise<() => Promise<void>>;
}

const lastSeen = new Map<string, RowOf<unknown>[]>();

/**
 * An entity's rows, kept up to date with what this page and other people change. Changes show at
 * once and are taken back when the server refuses them; the refusal is thrown.
 */
export function useRows<T>(entity: EntityClient<T>, options: RowsOptions = {}): Rows<T> {
  const { sort = '-createdAt', limit, enabled = true } = options;
  const key = JSON.stringify([entity.name, options.filter ?? null, sort, limit ?? null]);
  const [rows, setRows] = useState(() => (lastSeen.get(key) ?? []) as RowOf<T>[]);
  const [loading, setLoading] = useState(enabled && !lastSeen.has(key));
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(0);
  // The caller's filter is a new object in every render; this one changes only when its content does.
  const filter = useMemo(() => (JSON.parse(key) as [string, Fields | null])[1], [key]);

  const change = useCallback(
    (edit: (rows: RowOf<T>[]) => RowOf<T>[]) =>
      setRows((old) => {
        const next = edit(old);
        lastSeen.set(key, next);
        return next;
      }),
    [key],
  );

  const reload = useCallback(async () => {
    latest.current += 1;
    const asked = latest.current;
    try {
      const found = await (filter ? entity.filter(filter, sort, limit) : entity.list(sort, limit));
      if (asked !== latest.current) return;
      change(() => found);
      setError(null);
    } catch (cause) {
      if (asked !== latest.current) return;
      setError(cause as Error);
    }
    setLoading(false);
  }, [entity, filter, sort, limit, change]);

  useEffect(() => {
    if (!enabled) return;
    const known = lastSeen.get(key);
    setRows((known ?? []) as RowOf<T>[]);
    setLoading(!known);
    void reload();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = entity.subscribe((event) => {
      if (event.type === 'update' && !filter) change((old) => patched(old, event));
      else if (event.type === 'delete') change((old) => old.filter((row) => row.id !== event.id));
      else if (event.type === 'create' && event.data && fits(event.data, filter))
        change((old) => placed(old, event.data as RowOf<T>, sort));
      else {
        clearTimeout(timer);
        timer = setTimeout(() => void reload(), 60);
      }
    });
    return () => {
      stop();
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [entity, enabled, filter, sort, key, change, reload]);

  const create = (data: Partial<T>) => entity.create(data);

  const update = async (id: string, data: Partial<T>) => {
    const before = rows.find((row) => row.id === id);
    change((old) => patched(old, { type: 'update', id, data: data as Fields }));
    try {
      return await entity.update(id, data);
    } catch (cause) {
      if (before) change((old) => old.map((row) => (row.id === id ? before : row)));
      throw cause;
    }
  };

  const remove = async (id: string) => {
    const before = rows;
    change((old) => old.filter((row) => row.id !== id));
    try {
      await entity.delete(id);
    } catch (cause) {
      change(() => before);
      throw cause;
    }
    return async () => {
      await entity.restore(id);
      await reload();
    };
  };

  return { rows, loading, error, reload, create, update, remove };
}

/** Whether a new row surely belongs to the list: there is no filter, or one of plain values that it meets. */
function fits(row: Fields, filter: Fields | null): boolean {
  return Object.entries(filter ?? {}).every(
    ([field, value]) => typeof value !== 'object' && row[field] === value,
  );
}

function patched<T>(rows: RowOf<T>[], event: Change): RowOf<T>[] {
  return rows.map((row) => (row.id === event.id ? { ...row, ...event.data } : row) as RowOf<T>);
}

/** The rows with a new one where the sort order wants it. */
function placed<T>(rows: RowOf<T>[], row: RowOf<T>, sort: string): RowOf<T>[] {
  const descending = sort.startsWith('-');
  const field = sort.replace(/^[+-]/, '');
  const value = (of: RowOf<T>) => (of as Fields)[field] as string | number | undefined;
  const others = rows.filter((other) => other.id !== row.id);
  const mine = value(row);
  const index = others.findIndex((other) => {
    const theirs = value(other);
    if (mine === undefined || theirs === undefined || theirs === null) return false;
    return descending ? theirs <= mine : theirs > mine;
  });
  return index < 0 ? [...others, row] : [...others.slice(0, index), row, ...others.slice(index)];
}
