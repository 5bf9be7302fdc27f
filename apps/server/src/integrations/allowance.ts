import { ENDPOINT_LIMITS } from '@trellis/contract';
import { counted } from '../runs/index.ts';
import type { Caller } from './caller.ts';
import type { IntegrationNeeds } from './needs.ts';

const HOUR = 60 * 60;

/** Takes one call of an endpoint from the app's, the user's and the address's allowance. */
export async function takeCall(
  { limits, config }: Pick<IntegrationNeeds, 'limits' | 'config'>,
  kind: keyof typeof ENDPOINT_LIMITS,
  name: string,
  caller: Pick<Caller, 'appId' | 'userId' | 'address'>,
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
