import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a delivery may be old or, by clocks that differ, young. */
const TOLERANCE = 300;

/**
 * Whether Stripe signed these bytes just now: `Stripe-Signature: t=<unix seconds>,v1=<hex>[,v1=<hex>]`, of which one is
 * the HMAC-SHA256 of `<t>.<body>` by the endpoint's secret (docs.stripe.com/webhooks/signature; while a secret is rolled
 * there are two). What is signed and old is a replay.
 */
export function isSigned(
  body: Uint8Array,
  header: string | null,
  secret: string,
  now = Date.now(),
): boolean {
  const parts = (header ?? '').slice(0, 2_000).split(',');
  const valuesOf = (name: string) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part.startsWith(`${name}=`))
      .map((part) => part.slice(name.length + 1));
  const [at = ''] = valuesOf('t');
  if (!/^\d{1,12}$/.test(at) || Math.abs(now / 1_000 - Number(at)) > TOLERANCE) return false;
  const right = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  // Every one is compared, in the same time.
  return (
    valuesOf('v1').filter((hex) => {
      const given = Buffer.from(/^[0-9a-f]{64}$/.test(hex) ? hex : '', 'hex');
      return given.length === right.length && timingSafeEqual(given, right);
    }).length > 0
  );
}
