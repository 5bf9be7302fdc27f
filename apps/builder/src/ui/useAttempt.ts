import { useState } from 'react';
import { ApiError, messageOf } from '../session/api.ts';

/** One thing that a form tries at a time, and what came of it; `before` came of a try before the form was there. */
export function useAttempt(before: ApiError | null = null) {
  const [error, setError] = useState<ApiError | null>(before);
  const [busy, setBusy] = useState(false);
  /** Answers whether it was done. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : new ApiError(0, messageOf(failure)));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, error, busy, clear: () => setError(null) };
}
