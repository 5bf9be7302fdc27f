import { useTimeout } from '@mantine/hooks';
import { type RemovedData, rowHistoryCalls, type Unconverted } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../../session/query.ts';

/** The rows are there by then. */
const AFTER_MS = 600;

/** What changes of the app left behind in its data. */
export interface Kept {
  removed: RemovedData[];
  unconverted: Unconverted[];
}

/** Values of fields that went, and values that did not fit a field's new type. */
export function useKept(appId: string, versionId: string | null) {
  // It is offered beside the table when it is known; the table does not wait for it.
  const [isTime, setTime] = useState(false);
  useTimeout(() => setTime(true), AFTER_MS, { autoInvoke: true });
  const removed = useCall(rowHistoryCalls.removed, { params: { appId } }, { when: isTime });
  const unconverted = useCall(
    rowHistoryCalls.unconverted,
    { params: { appId, versionId: versionId ?? '' } },
    { when: isTime && versionId !== null, keepsLast: true },
  );
  const isKnown = removed.value && (unconverted.value || versionId === null);
  const kept: Kept | null = isKnown
    ? { removed: removed.value?.removed ?? [], unconverted: unconverted.value?.fields ?? [] }
    : null;
  return { kept, load: removed.reload };
}
