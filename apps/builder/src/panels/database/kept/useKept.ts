import { type RemovedData, rowHistoryCalls, type Unconverted } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../session/api.ts';
import { onAppEvent } from '../../../session/live.ts';

/** The rows are there by then. */
const AFTER_MS = 600;

/** What changes of the app left behind in its data. */
export interface Kept {
  removed: RemovedData[];
  unconverted: Unconverted[];
}

/** Values of fields that went, and values that did not fit a field's new type. */
export function useKept(appId: string, versionId: string | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const load = useCallback(async () => {
    const params = { appId };
    const [{ removed }, { fields }] = await Promise.all([
      api(rowHistoryCalls.removed, { params }),
      versionId === null
        ? { fields: [] }
        : api(rowHistoryCalls.unconverted, { params: { appId, versionId } }),
    ]);
    setKept({ removed, unconverted: fields });
  }, [appId, versionId]);
  useEffect(() => {
    // It is offered beside the table when it is known; the table does not wait for it.
    const hear = () => void load().catch(() => setKept(null));
    const timer = setTimeout(hear, AFTER_MS);
    const stop = onAppEvent(appId, 'app', hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [appId, load]);
  return { kept, load };
}
