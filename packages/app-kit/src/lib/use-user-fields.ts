import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { onChange } from '../client/changes.ts';
import { type AppUser, User } from '../client/user.ts';
import { useUser as useKnownUser } from '../hooks/use-user.ts';

type Fields = Partial<AppUser>;

/** The fields of one person; empty where they could not be read. Each reading is a new object. */
let own: { of: string; fields: Fields } | null = null;
/** Whose fields were asked for last, and how often any were. */
let asked: string | null = null;
let readings = 0;
let isFollowing = false;
const readers = new Set<() => void>();

async function read(of: string): Promise<void> {
  asked = of;
  const reading = ++readings;
  const fields: Fields = await User.me().catch((error: unknown) => {
    // The page goes on with what it knew, as it would if nothing had been filled in.
    console.warn('The fields of whoever is signed in could not be read:', error);
    return own?.of === of ? own.fields : {};
  });
  if (reading !== readings) return;
  own = { of, fields };
  for (const tell of readers) tell();
}

function follow(onStoreChange: () => void): () => void {
  readers.add(onStoreChange);
  if (!isFollowing) onChange('User', () => void (asked && read(asked)));
  isFollowing = true;
  return () => readers.delete(onStoreChange);
}

/**
 * `useUser` of an app whose people have fields of its own (`entities/User.json`): they stand in `user`, undefined as long
 * as `loading` is true, and change when the person changes them.
 */
export function useUser() {
  const known = useKnownUser();
  const { user } = known;
  const id = user?.id;
  const kept = useSyncExternalStore(follow, () => own);
  const fields = id && kept?.of === id ? kept.fields : null;
  useEffect(() => {
    if (id && asked !== id) void read(id);
  }, [id]);
  const whole = useMemo(() => user && { ...user, ...fields }, [user, fields]);
  return { ...known, user: whole, loading: Boolean(id) && fields === null };
}
