import { type AppToken, type Call, ownCalls, runtimeCalls } from '@trellis/contract';
import type { z } from 'zod';
import { addressOf, type api, errorOf, reach } from '../../session/api.ts';
import { inTurn } from '../../session/inTurn.ts';
import type { Person } from '../../session/person.ts';

/** One of an app's people, by the cookie of their session there; never with a builder's token. */
export interface AppPerson extends Person {
  /** Who is signed in to the app; null for nobody. */
  user(): Promise<AppToken['user']>;
}

/** `onUser` hears of each reading of who is signed in. */
export function appPerson(appId: string, onUser: (user: AppToken['user']) => void): AppPerson {
  let held: Promise<AppToken> | null = null;
  const read = async (): Promise<AppToken> => {
    const address = addressOf(runtimeCalls.appToken.path, { appId });
    const response = await inTurn(`trellis-session-${appId}`, () =>
      reach(address, { method: 'POST' }),
    );
    if (!response.ok) throw await errorOf(response);
    const answer = (await response.json()) as AppToken;
    onUser(answer.user);
    return answer;
  };
  const token = (isStale = false) => {
    if (isStale || !held) {
      held = read();
      held.catch(() => {
        held = null;
      });
    }
    return held;
  };
  const send = async (call: Call, input: Input, isAgain = false): Promise<unknown> => {
    const { params, query, body, signal } = input;
    const bearer = (await token(isAgain)).token;
    const response = await reach(addressOf(call.path, { appId, ...params }, query), {
      method: call.method,
      headers: {
        ...(bearer && { Authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    // A token that just ended is read anew once.
    if (response.status === 401 && !isAgain) return send(call, input, true);
    if (!response.ok) throw await errorOf(response);
    return response.json();
  };
  const here = `/apps/${appId}/settings`;
  return {
    appId,
    api: send as unknown as typeof api,
    own: (name, body) => send(ownCalls[name].visitor as Call<z.ZodType>, { body }) as never,
    changed: () => token(true),
    // The pages of an app's people keep nothing of their own.
    forget: () => {},
    user: async () => (await token()).user,
    here,
    signInAddress: `/apps/${appId}/login?nextUrl=${encodeURIComponent(here)}`,
  };
}

interface Input {
  params?: object;
  query?: object;
  body?: unknown;
  signal?: AbortSignal;
}
