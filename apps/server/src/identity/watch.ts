import { appRole, type Builder } from './actor.ts';
import type { IdentityNeeds } from './needs.ts';

/**
 * A stream for a builder of an app that ends when they may no longer have it: signed out, disabled,
 * or without a role. What it tells of goes on without them.
 */
export async function* whileMember<T>(
  services: Pick<IdentityNeeds, 'bus' | 'db' | 'sessions'>,
  builder: Builder,
  appId: string,
  signal: AbortSignal,
  follow: (signal: AbortSignal) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const { bus, db, sessions } = services;
  const gone = new AbortController();
  const check = async () => {
    const live = await sessions.live('builder', builder.sessionId);
    if (!live || !(await appRole(db, appId, builder.userId))) gone.abort();
  };
  const stop = bus.on((event) => {
    if (event.kind === 'missed' || (event.kind === 'identity' && event.userId === builder.userId))
      // Who cannot be asked about is not let on.
      check().catch(() => gone.abort());
  });
  try {
    yield* follow(AbortSignal.any([signal, gone.signal]));
  } finally {
    stop();
  }
}
