import { accountCalls, LIMITS, type Session, type User } from '@trellis/contract';
import { useSyncExternalStore } from 'react';

/** Who is signed in. `unknown` until the cookie was tried once; `ended` when a session ran out while in use. */
export type SessionState =
  | { kind: 'unknown' }
  | { kind: 'out' }
  | { kind: 'ended'; user: User }
  | {
      kind: 'in';
      user: User;
      token: string;
      expiresAt: number;
      /** An admin of the installation acts as this user, without a cookie. */
      isAdminActing: boolean;
    };

let state: SessionState = { kind: 'unknown' };
let refreshing: Promise<string | null> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function useSession(): SessionState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Takes a fresh session over, and refreshes it every 50 minutes (spec 1, section 9). */
export function enter(session: Session): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), LIMITS.tokenRefresh);
  set({
    kind: 'in',
    user: session.user,
    token: session.token,
    expiresAt: Date.parse(session.expiresAt),
    isAdminActing: session.isAdminActing ?? false,
  });
}

/** A fresh token by the cookie; null when there is no session. Several callers share one request. */
export function refresh(): Promise<string | null> {
  refreshing ??= tryRefresh().finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function tryRefresh(): Promise<string | null> {
  // The cookie is the admin's own: with it the page would go on as somebody else, so it begins anew.
  if (state.kind === 'in' && state.isAdminActing) {
    window.location.assign('/admin/accounts');
    return null;
  }
  const response = await fetch(accountCalls.refresh.path, { method: 'POST' });
  // The server is in trouble: the token that there is may still be good.
  if (!response.ok) return state.kind === 'in' ? state.token : null;
  const session = (await response.json()) as Session | null;
  if (session) {
    enter(session);
    return session.token;
  }
  set(
    state.kind === 'in' || state.kind === 'ended'
      ? { kind: 'ended', user: state.user }
      : { kind: 'out' },
  );
  return null;
}

/** A token that is good for the next minute; waits for a sign-in that is under way, never for a person. */
export async function token(): Promise<string | null> {
  if (state.kind === 'in' && state.expiresAt - Date.now() > 60_000) return state.token;
  return refresh();
}

export async function signOut(): Promise<void> {
  clearTimeout(timer);
  await fetch(accountCalls.signOut.path, { method: 'POST' });
  set({ kind: 'out' });
}
