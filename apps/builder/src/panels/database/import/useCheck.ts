import { useDebouncedValue } from '@mantine/hooks';
import { type ImportCheck, type ImportPlan, LIMITS } from '@trellis/contract';
import { useRead } from '../../../session/query.ts';
import type { ImportCalls } from './calls.ts';

export interface CheckState {
  result: ImportCheck | null;
  problem: string | null;
  isBusy: boolean;
}

/** What a plan would do, asked anew when it changes; the last answer stays until the next is there. */
export function useCheck(calls: ImportCalls, importId: string, plan: ImportPlan): CheckState {
  const [asked] = useDebouncedValue(plan, LIMITS.mappingRefresh);
  const { value, failure, isBusy } = useRead(
    ['importCheck', importId, asked],
    (signal) => calls.check(importId, asked, signal),
    { keepsLast: true },
  );
  return { result: value, problem: failure, isBusy: isBusy || asked !== plan };
}
