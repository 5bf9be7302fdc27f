import { accountCalls, LIMITS, type Session, type User } from '@trellis/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { belongTo, forgetAll } from './device.ts';
import { inTurn } from './inTurn.ts';

/**
 * Who is signed in. `unknown` until the server said so once, `isAway` while it does not answer; `ended`
 * when a session ran out while in use.
 */
export type SessionState =
  | { kind: 'unknown'; isAway?: boolean }
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

/** How soon a server that did not answer is asked again. */
const AGAIN_MS = 4_000;

let state: SessionState = { kind: 'unknown' };
let refreshing: Promise<string | null> | null = null;
/** One at a time: by the second, an admin who acted would leave their own session too. */
let leaving: Promise<string> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: SessionState): void {
  state = next;
  belongTo(ownerOf(next));
  for (const listener of listeners) listener();
}

/** Whose things the device keeps: what an admin leaves behind while they act as somebody is neither one's. */
function ownerOf(now: SessionState): string | null {
  if (now.kind !== 'in' && now.kind !== 'ended') return null;
  return now.kind === 'in' && now.isAdminActing ? `acting-${now.user.uid}` : now.user.uid;
}

/** Whose page this is now; null for nobody's. */
export const owner = (): string | null => ownerOf(state);

export function useSession(): SessionState {
  return useSyncExternalStore(onSession, () => state);
}

/** The same for pages that somebody may come straight to: the server is asked who they are. */
export function useArrival(): SessionState {
  const session = useSession();
  useEffect(() => {
    if (session.kind === 'unknown') void refresh();
  }, [session.kind]);
  return session;
}

/** Calls back after each change of who is signed in, a fresh token too. Answers how to stop. */
export function onSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token that there is, whether or not it is still good. */
export function heldToken(): string | null {
  return state.kind === 'in' ? state.token : null;
}

/** Takes a fresh session over, and refreshes it every 50 minutes (spec 1, section 9). */
export function enter(session: Session): void {
  clearTimeout(timer);
  timer = setTimeout(() => void refresh(), LIMITS.tokenRefresh);
  const next: SessionState = {
    kind: 'in',
    user: session.user,
    token: session.token,
    expiresAt: Date.parse(session.expiresAt),
    isAdminActing: session.isAdminActing ?? false,
  };
  belongTo(ownerOf(next), true);
  set(next);
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
  const session = await askForSession();
  if (session === 'away') return stayAway();
  if (session && isSomebodyElse(session.user)) {
    // Signed in as another person in another tab: nothing of the one before is sent in their name.
    window.location.reload();
    return null;
  }
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

const isSomebodyElse = (user: User) =>
  (state.kind === 'in' || state.kind === 'ended') && state.user.uid !== user.uid;

/** What the server makes of the cookie; `away` when it does not answer, or is in trouble. */
async function askForSession(): Promise<Session | null | 'away'> {
  try {
    // Each refresh spends the cookie for another: tabs take turns, so that none sends one that is spent.
    const response = await inTurn('trellis-session', () =>
      fetch(accountCalls.refresh.path, { method: 'POST' }),
    );
    return response.ok ? ((await response.json()) as Session | null) : 'away';
  } catch {
    return 'away';
  }
}

/** Asks again by itself. Nobody is signed out by that: the token that there is may still be good. */
function stayAway(): string | null {
  if (state.kind === 'unknown') set({ kind: 'unknown', isAway: true });
  if (state.kind === 'unknown' || state.kind === 'in') {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), AGAIN_MS);
  }
  return heldToken();
}

/** A token that is good for the next minute; waits for a sign-in that is under way, never for a person. */
export async function token(): Promise<string | null> {
  if (state.kind === 'in' && state.expiresAt - Date.now() > 60_000) return state.token;
  return refresh();
}

/**
 * Ends this session. An admin who acts as somebody ends that session alone: the cookie is their own,
 * and with it they are back as themselves. Answers where to go on.
 */
export function signOut(): Promise<string> {
  leaving ??= leave().finally(() => {
    leaving = null;
  });
  return leaving;
}

async function leave(): Promise<string> {
  // Who comes straight to the page that signs out is not known here yet.
  if (state.kind === 'unknown') await refresh();
  clearTimeout(timer);
  const acting = state.kind === 'in' && state.isAdminActing ? state.token : null;
  const response = await fetch(accountCalls.signOut.path, {
    method: 'POST',
    headers: acting ? { Authorization: `Bearer ${acting}` } : {},
  });
  if (!response.ok) throw new Error('Could not sign out. Please try again.');
  forgetHere();
  if (acting) {
    set({ kind: 'unknown' });
    return '/admin/accounts';
  }
  set({ kind: 'out' });
  return '/login';
}

/** Takes away what this device keeps of who is signed in: they leave it, or their account. */
export function forgetHere(): void {
  const uid = ownerOf(state);
  if (uid !== null) forgetAll(uid);
}
