import { type Account, accountCalls, LIMITS } from '@trellis/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api } from '../session/api.ts';

let account: Account | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Reads the account anew (after a turn, its counters have changed). */
export function refreshAccount(): Promise<void> {
  loading ??= api(accountCalls.current)
    .then((fresh) => {
      account = fresh;
      for (const listener of listeners) listener();
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}

/** Makes the account of a fresh session: tried again up to 7 times every 4 s on 401 (spec 1, section 7). */
export async function createAccount(hasSale: boolean): Promise<boolean> {
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  if (hasSale) await wait(LIMITS.accountCreate.firstWaitWithSale);
  for (let attempt = 0; attempt <= LIMITS.accountCreate.tries; attempt++) {
    try {
      await api(accountCalls.create);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      await wait(LIMITS.accountCreate.every);
    }
  }
  return false;
}

/** The signed-in person's account; null until it is known. */
export function useAccount(): Account | null {
  const navigate = useNavigate();
  const value = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => account,
  );
  useEffect(() => {
    if (account) return;
    refreshAccount().catch((error) => {
      if (!(error instanceof ApiError)) return;
      if (error.code === 'no_account')
        createAccount(false).then((made) =>
          made ? refreshAccount() : navigate('/error/unauthorized'),
        );
      else if (error.status === 403) navigate('/error/unauthorized');
    });
  }, [navigate]);
  return value;
}

/** Forgets the account, at sign-out. */
export function forgetAccount(): void {
  account = null;
}
