import { ENDPOINT_LIMITS, type EndpointLimits, TOKEN_LIMITS } from '@trellis/contract';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
/** Counted in hundreds: a counter in the database is a plain integer. */
const TOKENS = 100;

/** Who is counted: the app, the user in it, and the address, which other apps share. */
function counted(caller: Caller): [keyof EndpointLimits, string][] {
  const { appId, userId, address } = caller;
  const all: [keyof EndpointLimits, string][] = [
    ['app', appId],
    ['address', address],
  ];
  if (userId) all.push(['user', `${appId}|${userId}`]);
  return all;
}

/** Takes one call of an endpoint from the app's, the user's and the address's allowance. */
export async function takeCall(
  { limits, config }: Services,
  kind: keyof typeof ENDPOINT_LIMITS,
  name: string,
  caller: Caller,
): Promise<void> {
  const most = { ...ENDPOINT_LIMITS[kind], ...config.integrationLimits.calls[kind] };
  await Promise.all(
    counted(caller).map(([whose, key]) =>
      limits.take(
        `call-${kind}-${whose}`,
        key,
        most[whose],
        HOUR,
        whose === 'app'
          ? `This app has used up its calls of ${name} for now. Try again later.`
          : `Too many calls of ${name}. Try again later.`,
      ),
    ),
  );
}

/** A model's tokens, taken before it is asked; what it did not use is given back. */
export async function takeTokens(
  { limits, config }: Services,
  caller: Caller,
  tokens: number,
): Promise<{ settle(used: number): Promise<void> }> {
  const most = { ...TOKEN_LIMITS, ...config.integrationLimits.tokens };
  const taken = Math.ceil(tokens / TOKENS);
  const all = counted(caller).map(([whose, key]) => ({ name: `tokens-${whose}`, key, whose }));
  const give = (amount: number) =>
    Promise.all(all.map(({ name, key }) => limits.give(name, key, amount)));
  const tries = await Promise.allSettled(
    all.map(({ name, key, whose }) =>
      limits.take(
        name,
        key,
        Math.floor(most[whose] / TOKENS),
        DAY,
        whose === 'app'
          ? 'This app has used up what it may ask the model in a day. Try again tomorrow.'
          : 'You have used up what you may ask the model in a day. Try again tomorrow.',
        taken,
      ),
    ),
  );
  const refused = tries.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') {
    // Counted all the same, and nothing is asked.
    await give(taken);
    throw refused.reason;
  }
  return {
    async settle(used) {
      await give(taken - Math.ceil(used / TOKENS));
    },
  };
}
