import { notifications } from '@mantine/notifications';
import { type Account, accountCalls, LIMITS, MESSAGES } from '@trellis/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api, errorOf, reach } from '../session/api.ts';
import { token } from '../session/session.ts';

let account: Account | null = null;
let loading: Promise<void> | null = null;
let opening: Promise<boolean> | null = null;
const listeners = new Set<() => void>();
/** The purchase that people come back from; the address carries it on the way (spec 1, section 7). */
let saleId = new URLSearchParams(window.location.search).get('sale_id');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads the account anew (after a turn, its counters have changed). */
export function refreshAccount(): Promise<void> {
  loading ??= api(accountCalls.current, { query: saleId ? { sale_id: saleId } : {} })
    .then((fresh) => {
      account = fresh;
      for (const listener of listeners) listener();
    })
    .finally(() => {
      loading = null;
    });
  return loading;
}

/** Makes the account, once; false while the server does not know the session yet. */
async function tryToCreate(): Promise<boolean> {
  const bearer = await token();
  const response = await reach(accountCalls.create.path, {
    method: 'POST',
    headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
  });
  if (response.ok) return true;
  if (response.status === 401) return false;
  throw await errorOf(response);
}

/**
 * Makes the account of a fresh session. On 401 it is tried again up to 7 times every 4 s, after 3 s when
 * a purchase leads here (spec 1, section 7). Answers whether there is one.
 */
async function createAccount(): Promise<boolean> {
  if (saleId) await wait(LIMITS.accountCreate.firstWaitWithSale);
  for (let retries = 0; ; retries++) {
    if (await tryToCreate()) return true;
    if (retries === LIMITS.accountCreate.tries) return false;
    await wait(LIMITS.accountCreate.every);
  }
}

/** The account as it is, made where there is none; after a purchase it is waited for, too. One at a time. */
function openAccount(): Promise<boolean> {
  opening ??= open().finally(() => {
    opening = null;
  });
  return opening;
}

async function open(): Promise<boolean> {
  if (saleId && !(await createAccount())) return false;
  try {
    await refreshAccount();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no_account') throw error;
    if (!(await createAccount())) return false;
    await refreshAccount();
  }
  if (saleId) void awaitPurchase(saleId);
  return true;
}

/** Asks every 4 s, up to 15 times, until the account knows of the purchase. */
async function awaitPurchase(sale: string): Promise<void> {
  for (let tries = 1; tries < LIMITS.accountRefresh.tries; tries++) {
    if (account?.subscriptionPaymentsIds.includes(sale)) break;
    await wait(LIMITS.accountRefresh.every);
    // One that fails is as good as one that does not know yet.
    await refreshAccount().catch(() => undefined);
  }
  saleId = null;
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
    const paid = saleId ? `?paymentId=${encodeURIComponent(saleId)}` : '';
    openAccount()
      .then((isThere) => {
        if (!isThere) navigate(`/error/unauthorized${paid}`, { replace: true });
      })
      .catch((error) => {
        if (!(error instanceof ApiError) || error.status === 0 || error.status === 401) return;
        if (error.status === 403) navigate(`/error/unauthorized${paid}`, { replace: true });
        else notifications.show({ color: 'red', message: MESSAGES.accountCreateFailed });
      });
  }, [navigate]);
  return value;
}

/** Forgets the account, at sign-out. */
export function forgetAccount(): void {
  account = null;
}
