import type { ColumnChange, ColumnForecast } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { ColumnCalls } from './changes.ts';

export type Forecast =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; forecast: ColumnForecast };

/** What a change would do, asked again when it is another. */
export function useForecast(calls: ColumnCalls, change: ColumnChange): Forecast {
  const [state, setState] = useState<Forecast>({ kind: 'loading' });
  const asked = JSON.stringify(change);
  useEffect(() => {
    const control = new AbortController();
    setState({ kind: 'loading' });
    calls.forecast(JSON.parse(asked) as ColumnChange, control.signal).then(
      (forecast) => setState({ kind: 'ready', forecast }),
      (error) => !control.signal.aborted && setState({ kind: 'failed', message: messageOf(error) }),
    );
    return () => control.abort();
  }, [calls, asked]);
  return state;
}
