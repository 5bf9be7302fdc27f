import {
  focusManager,
  keepPreviousData,
  QueryClient,
  type QueryKey,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Call } from '@trellis/contract';
import { useRef } from 'react';
import type { z } from 'zod';
import { type CallInput, isPassing, messageOf, type Output } from './api.ts';
import { usePerson } from './person.ts';
import { onSession, owner } from './session.ts';

/** How often a server that is in trouble is asked once more before its failure is shown, and how soon. */
const TRIES = 2;
const AGAIN_MS = 400;
/** How often one that was in trouble is asked whether it is back, as long as somebody looks. */
const BACK_MS = 5_000;

/**
 * What is read of the server, for the whole page. It is fresh until an event says otherwise, and what nobody
 * looks at is not kept: opened again, it is read again.
 */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      // Whether there is a network a browser often does not know; the attempt itself does.
      networkMode: 'always',
      retry: (failures, error) => failures < TRIES && isPassing(error),
      retryDelay: (failures) => AGAIN_MS * 2 ** failures,
    },
  },
});

// Who comes back from another window of the browser may have acted there; the page was in sight all the time.
focusManager.setEventListener((hear) => {
  const listener = () => hear();
  globalThis.addEventListener?.('focus', listener);
  return () => globalThis.removeEventListener?.('focus', listener);
});

// What was read belongs to whom it was read for.
let readFor = owner();
onSession(() => {
  const now = owner();
  if (readFor !== null && readFor !== now) queries.clear();
  readFor = now;
});

export interface ReadOptions {
  /** False while it is not needed, or cannot be asked for yet. */
  when?: boolean;
  /** It is read anew when this is another. */
  since?: unknown;
  /** The answer to the question before stays until the next is there. */
  keepsLast?: boolean;
  /** Read anew when the person comes back from another window, where they may have acted. */
  onReturn?: boolean;
  /** Read anew this often, in milliseconds, while somebody looks: what is asked after has no event. */
  every?: number;
}

/** Something that is read of the server. */
export interface Read<T> {
  /** The last answer; null until there is one. */
  value: T | null;
  /** Why the last try failed, in words for the person. */
  failure: string | null;
  error: Error | null;
  /** An answer is on its way. */
  isBusy: boolean;
  /** Something was heard that the answer does not know yet. */
  isStale: boolean;
  reload(): Promise<void>;
  /** Takes what a change answered for what is read; an older answer that is on its way is nobody's any more. */
  put(fresh: T): void;
}

/** Reads by any means under a key that says all that the answer depends on. */
export function useRead<T>(
  key: QueryKey,
  read: (signal: AbortSignal) => Promise<T>,
  { when = true, keepsLast = false, onReturn = false, every }: ReadOptions = {},
): Read<T> {
  const client = useQueryClient();
  const { data, error, isFetching, isStale, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    enabled: when,
    refetchOnWindowFocus: onReturn && 'always',
    // A failure goes when the server is back, which nobody has to find out by trying.
    refetchInterval: ({ state }) =>
      state.error !== null ? isPassing(state.error) && BACK_MS : (every ?? false),
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
  // While it is tried again nothing is better yet.
  const last = useRef<Error | null>(null);
  if (error || data !== undefined || !isFetching) last.current = error;
  const shown = error ?? last.current;
  return {
    value: data ?? null,
    failure: shown && messageOf(shown),
    error: shown,
    isBusy: isFetching,
    isStale,
    reload: async () => {
      await refetch();
    },
    put: (fresh) => put(client, key, fresh),
  };
}

/** Reads what a declared call answers, as the person of this part of the page. */
export function useCall<
  P extends z.ZodType,
  Q extends z.ZodType,
  B extends z.ZodType,
  A extends z.ZodType,
>(
  call: Call<P, Q, B, A>,
  input: CallInput<P, Q, B> = {},
  options: ReadOptions = {},
): Read<Output<A>> {
  const person = usePerson();
  const { params, query, body } = input;
  const key = [call.id, params ?? {}, query ?? {}, body, options.since, person.here];
  return useRead(key, (signal) => person.api(call, { ...input, signal }), options);
}

/** Takes a value for what is read under a key, whatever is on its way. */
export function put<T>(client: QueryClient, queryKey: QueryKey, fresh: T): void {
  void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, fresh);
}
