import type { ColumnChange, ColumnForecast } from '@trellis/contract';
import { columnCalls } from '@trellis/contract';
import { useRead } from '../../../session/query.ts';
import type { ColumnCalls } from './changes.ts';

export type Forecast =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; forecast: ColumnForecast };

/** What a change would do, asked again when it is another. */
export function useForecast(calls: ColumnCalls, change: ColumnChange, when = true): Forecast {
  const { value, failure } = useRead(
    [columnCalls.forecast.id, calls.params, change],
    (signal) => calls.forecast(change, signal),
    { when },
  );
  if (failure !== null) return { kind: 'failed', message: failure };
  return value ? { kind: 'ready', forecast: value } : { kind: 'loading' };
}
