import { z } from 'zod';
import { BUILDERS } from '../../db/index.ts';
import { wholeBody } from '../../http/index.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { keepEvent } from '../events.ts';
import type { PaymentNeeds } from '../needs.ts';
import { isSigned } from './signature.ts';
import { isStripes } from './stripe.ts';

/** Bytes of a delivery. */
const MOST = 500_000;

const name = z.string().max(255).nullish().catch(null);
const Event = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(100),
  data: z.object({
    object: z.object({
      id: name,
      subscription: name,
      payment_intent: name,
      /** Where newer versions have an invoice's subscription. */
      parent: z
        .object({ subscription_details: z.object({ subscription: name }).nullish() })
        .nullish()
        .catch(null),
    }),
  }),
});

/**
 * Takes what Stripe delivers of the operator's plans. It is signed, and still only names what is asked for afterwards: so
 * it may come twice, late, and in any order (docs.stripe.com/webhooks). 404 where no secret is set.
 */
export async function takeStripeEvent(needs: PaymentNeeds, request: Request): Promise<void> {
  const { secret } = needs.config.stripe;
  if (!secret) throw notFound();
  const body = await wholeBody(request, MOST);
  if (!isSigned(body, request.headers.get('Stripe-Signature'), secret))
    throw new Refusal('invalid', 'The signature is none of Stripe’s, or too old', {
      code: 'bad_signature',
    });
  const event = Event.safeParse(jsonOf(body)).data;
  if (!event) return;
  const { object } = event.data;
  const named = [
    object.id,
    object.subscription,
    object.parent?.subscription_details?.subscription,
    object.payment_intent,
  ];
  const saleIds = [...new Set(named.filter((one) => one != null && isStripes(one)))] as string[];
  if (saleIds.length === 0) return;
  // Its first name says all of it; a payment is only asked for where nothing better is named.
  await keepEvent(needs, {
    told: { tenantId: BUILDERS, saleIds: saleIds.slice(0, 1), subscriptionId: null },
    id: event.id,
    kind: event.type,
  });
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    // Signed, and no JSON: nothing that Stripe sends.
    return null;
  }
}
