import { CONTEXT_TEXTS, type ContextItem, contextCalls, toolCalls } from '@trellis/contract';
import { useEffect, useRef, useState } from 'react';
import { useSaver } from '../../saving/context.ts';
import { ApiError, api } from '../../session/api.ts';
import { sendFile } from './sendFile.ts';

/**
 * Puts a file in the place of a data item: sent, read, and only then what the tools answer from. What cannot be read goes
 * again, and the item from before stays.
 */
export function useReplacing(appId: string, items: readonly ContextItem[], oldItemId: string) {
  const saver = useSaver();
  const [part, setPart] = useState<number | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const abort = useRef(new AbortController());
  useEffect(() => () => abort.current.abort(new Error('The panel was closed')), []);
  const take = async (newItemId: string) => {
    setError(null);
    try {
      await saver.flush();
      await api(toolCalls.replaceDataItem, { params: { appId }, body: { oldItemId, newItemId } });
    } catch (failure) {
      const isSaid = failure instanceof ApiError && failure.status > 0 && failure.status < 500;
      setError(isSaid ? failure : new ApiError(0, CONTEXT_TEXTS.replaceFailed, ''));
    }
  };
  const send = async (file: File) => {
    setError(null);
    setPart(0);
    try {
      const { signal } = abort.current;
      const what = { appId, file, replaces: oldItemId };
      const { id } = await sendFile({ ...what, signal, onProgress: setPart });
      setSent(id);
    } catch (failure) {
      if (!abort.current.signal.aborted) setError(asApiError(failure));
    } finally {
      setPart(null);
    }
  };
  const item = items.find(({ id }) => id === sent);
  const { status, problem } = item ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of its reading
  useEffect(() => {
    if (!sent || !status) return;
    if (status === 'synced') {
      setSent(null);
      void take(sent);
    } else if (status === 'error' || status === 'usage_limit_reached') {
      setSent(null);
      setError(new ApiError(0, problem ?? CONTEXT_TEXTS.readFailed, ''));
      api(contextCalls.remove, { params: { itemId: sent } }).catch((failure) =>
        setError(asApiError(failure)),
      );
    }
  }, [sent, status]);
  return {
    /** How much of it is on its way, 0 to 1; null where nothing is. */
    part,
    isReading: sent !== null,
    error,
    /** Another plan would take it. */
    isForUpgrade: error?.status === 402,
    send,
    take,
  };
}

const asApiError = (failure: unknown): ApiError =>
  failure instanceof ApiError ? failure : new ApiError(0, CONTEXT_TEXTS.uploadFailed, '');
