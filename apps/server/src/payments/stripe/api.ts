import type { Config } from '../../config.ts';
import { answeredJson, fetchOutside } from '../../integrations/index.ts';
import { Refusal } from '../../refusal.ts';

const MOST_BYTES = 5_000_000;
const WAIT_MS = 10_000;
/** The shapes that are read here, whatever version the account is on (docs.stripe.com/api/versioning). */
const VERSION = '2024-06-20';

export type StripeConfig = Pick<Config, 'stripe' | 'integrationPrivateHosts'>;

/** Asks Stripe for something; null where it has no such thing (404). `path` begins behind `/v1`. */
export async function askStripe(config: StripeConfig, path: string): Promise<unknown> {
  const answer = await fetchOutside(config, `${config.stripe.url}/v1${path}`, {
    method: 'GET',
    headers: { Authorization: `Bearer ${config.stripe.key}`, 'Stripe-Version': VERSION },
    most: MOST_BYTES,
    timeoutMs: WAIT_MS,
  });
  if (answer.status === 404) return null;
  if (answer.status === 200) return answeredJson(answer.body);
  throw new Refusal('upstream', `Stripe is not responding (${answer.status}). Try again later.`, {
    code: 'upstream_failed',
    cause: new TextDecoder().decode(answer.body.slice(0, 300)),
  });
}
