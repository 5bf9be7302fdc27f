import { useSyncExternalStore } from 'react';
import { bridge } from '../client/bridge.ts';

const follow = (onStoreChange: () => void) => bridge().onUserChange(onStoreChange);
const current = () => bridge().user;
const signIn = (nextUrl?: string) => bridge().signIn(nextUrl);
const signOut = () => void bridge().signOut();
const openAccount = () => bridge().openAccount();

/** Who is signed in, how to sign in and out, and the way to their settings. `user` is null for a visitor. */
export function useUser() {
  const user = useSyncExternalStore(follow, current);
  return { user, isAdmin: user?.role === 'admin', loading: false, signIn, signOut, openAccount };
}
