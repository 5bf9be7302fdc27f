import { useCallback, useEffect, useState } from 'react';
import type { EntityClient, RowOf } from '../client/entities.ts';
import { CallError } from '../client/http.ts';

export interface OneRow<T> {
  row: RowOf<T> | null;
  loading: boolean;
  error: Error | null;
  reload: () => Promise<void>;
}

/** One row by its id, kept up to date. */
export function useRow<T>(entity: EntityClient<T>, id: string | null): OneRow<T> {
  const [row, setRow] = useState<RowOf<T> | null>(null);
  const [loading, setLoading] = useState(Boolean(id));
  const [error, setError] = useState<Error | null>(null);

  const reload = useCallback(async () => {
    if (!id) return;
    try {
      setRow(await entity.get(id));
      setError(null);
    } catch (cause) {
      // A row that is gone is no failure: the page says so and leads back.
      if (cause instanceof CallError && cause.status === 404) setRow(null);
      else setError(cause as Error);
    }
    setLoading(false);
  }, [entity, id]);

  useEffect(() => {
    setRow(null);
    setLoading(Boolean(id));
    void reload();
    return entity.subscribe((event) => {
      if (event.type === 'update' && event.id === id)
        setRow((old) => old && ({ ...old, ...event.data } as RowOf<T>));
      else if (event.type === 'reload' || (event.type === 'create' && event.id === id))
        void reload();
    });
  }, [entity, id, reload]);

  return { row, loading, error, reload };
}
