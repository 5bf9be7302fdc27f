import { type ImportCheck, type ImportPlan, LIMITS } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import type { ImportCalls } from './calls.ts';

export interface CheckState {
  result: ImportCheck | null;
  problem: string | null;
  isBusy: boolean;
}

/** What a plan would do, asked anew when it changes; the last answer stays until the next is there. */
export function useCheck(calls: ImportCalls, importId: string, plan: ImportPlan): CheckState {
  const [state, setState] = useState<CheckState>({ result: null, problem: null, isBusy: true });
  useEffect(() => {
    const abort = new AbortController();
    setState((before) => ({ ...before, isBusy: true }));
    const timer = setTimeout(() => {
      calls.check(importId, plan, abort.signal).then(
        (result) => setState({ result, problem: null, isBusy: false }),
        (error) => {
          if (!abort.signal.aborted)
            setState({ result: null, problem: messageOf(error), isBusy: false });
        },
      );
    }, LIMITS.mappingRefresh);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [calls, importId, plan]);
  return state;
}
