import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { type Account, accountCalls, LIMITS, MESSAGES } from '@trellis/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, api, errorOf, reach } from '../session/api.ts';
import { queries } from '../session/query.ts';
import { token } from '../session/session.ts';

const KEY = ['account'];
const KEPT = { gcTime: Number.POSITIVE_INFINITY, retry: false } as const;
/** The purchase that people come back from; the address carries it on the way (spec 1, section 7). */
let saleId = new URLSearchParams(window.location.search).get('sale_id');

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const readAccount = (): Promise<Account> =>
  api(accountCalls.current, { query: saleId ? { sale_id: saleId } : {} });

/** Reads the account anew (after a turn, its counters have changed). */
export async function refreshAccount(): Promise<Account> {
  const before = queries.getQueryData<Account>(KEY);
  const account = await queries.fetchQuery({
    queryKey: KEY,
    queryFn: readAccount,
    staleTime: 0,
    ...KEPT,
  });
  // With another plan other things are open, all over the page.
  if (before && before.plan !== account.plan)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEY[0] });
  return account;
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
 * a purchase leads here (spec 1, section 7).
 */
async function createAccount(): Promise<void> {
  if (saleId) await wait(LIMITS.accountCreate.firstWaitWithSale);
  for (let retries = 0; !(await tryToCreate()); retries++) {
    if (retries === LIMITS.accountCreate.tries)
      throw new ApiError(403, MESSAGES.accountCreateFailed);
    await wait(LIMITS.accountCreate.every);
  }
}

/** The account as it is, made where there is none; after a purchase it is waited for, too. */
async function openAccount(): Promise<Account> {
  if (saleId) await createAccount();
  const account = await readAccount().catch(async (error) => {
    if (!(error instanceof ApiError) || error.code !== 'no_account') throw error;
    await createAccount();
    return readAccount();
  });
  if (saleId) void awaitPurchase(saleId, account);
  return account;
}

/** Asks every 4 s, up to 15 times, until the account knows of the purchase. */
async function awaitPurchase(sale: string, first: Account): Promise<void> {
  let account = first;
  for (let tries = 1; tries < LIMITS.accountRefresh.tries; tries++) {
    if (account.subscriptionPaymentsIds.includes(sale)) break;
    await wait(LIMITS.accountRefresh.every);
    // One that fails is as good as one that does not know yet.
    account = await refreshAccount().catch(() => account);
  }
  saleId = null;
}

/** The signed-in person's account; null until it is known. It is kept from screen to screen. */
export function useAccount(): Account | null {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: openAccount,
    refetchOnMount: false,
    ...KEPT,
  });
  useEffect(() => {
    if (!(error instanceof ApiError) || error.status === 0 || error.status === 401) return;
    const paid = saleId ? `?paymentId=${encodeURIComponent(saleId)}` : '';
    if (error.status === 403) navigate(`/error/unauthorized${paid}`, { replace: true });
    else notifications.show({ color: 'red', message: MESSAGES.accountCreateFailed });
  }, [error, navigate]);
  return data ?? null;
}
