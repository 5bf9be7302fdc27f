import { type OwnMembership, PAYMENT_TEXTS, paymentCalls, planCalls } from '@trellis/contract';
import { appById, asksForMembership, requireSettings } from '../apps/index.ts';
import type { Db } from '../db/index.ts';
import { builderOf, type Route, route } from '../http/index.ts';
import type { Visitor } from '../identity/index.ts';
import { notFound, Refusal } from '../refusal.ts';
import { connect, disconnect, products, saveTiers, setupOf } from './connection.ts';
import { creditsOf } from './credits.ts';
import { takeEvent } from './events.ts';
import { NotAllowed } from './gumroad/api.ts';
import { lookUpAddress, lookUpLicence, lookUpSale } from './look-up.ts';
import { countsOf, listMembers, membersCsv, revenueOf } from './members.ts';
import type { PaymentNeeds } from './needs.ts';
import { offered } from './offered.ts';
import { bindByKey, isLasting, membershipOf, type Payer } from './own.ts';
import { takeStripeEvent } from './stripe/event.ts';

/** Plans and memberships: what is sold, who bought it. */
export function paymentRoutes(needs: PaymentNeeds): Route[] {
  const { db, limits } = needs;
  /** Memberships are settings of the app: refused where the panel is hidden (spec 1, section 6). */
  const requireUnlocked = async (appId: string, userId: string) =>
    requireSettings(needs, await appById(db, appId), userId);
  return [
    route(planCalls.paidPlans, (ask) => offered(needs, ask.actor, ask.query.appId ?? null)),
    route(paymentCalls.setup, ({ params }) => setupOf(needs, params.appId)),
    route(paymentCalls.products, async (ask) => {
      const { appId } = ask.params;
      await requireUnlocked(appId, builderOf(ask).userId);
      const who = `${appId}:${builderOf(ask).userId}`;
      await limits.take('payment-products', who, 60, 3_600, PAYMENT_TEXTS.tooOften);
      return { products: await products(needs, appId, ask.query.accessToken) };
    }),
    route(paymentCalls.connect, async ({ params, body, ...ask }) => {
      await requireUnlocked(params.appId, builderOf(ask).userId);
      await connect(needs, params.appId, body.productId);
      return setupOf(needs, params.appId);
    }),
    route(paymentCalls.disconnect, async ({ params, ...ask }) => {
      await requireUnlocked(params.appId, builderOf(ask).userId);
      await disconnect(needs, params.appId);
      return setupOf(needs, params.appId);
    }),
    route(paymentCalls.tiers, async ({ params, body, ...ask }) => {
      await requireUnlocked(params.appId, builderOf(ask).userId);
      await saveTiers(needs, params.appId, body.tiers);
      return setupOf(needs, params.appId);
    }),
    route(paymentCalls.members, async ({ params, query }) => ({
      ...(await listMembers(db, params.appId, query)),
      revenue: await revenueOf(db, params.appId),
      counts: await countsOf(db, params.appId),
    })),
    route(paymentCalls.exportMembers, async ({ params, query, c }) =>
      c.body(membersCsv(db, params.appId, query), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="members.csv"',
      }),
    ),
    route(paymentCalls.own, async (ask) => {
      const payer = payerOf(ask.actor, ask.params.appId);
      const { sale_id: saleId, bought } = ask.query;
      if (!payer || (!saleId && !bought))
        return ownOf(needs, ask.params.appId, payer, isEditor(ask.actor));
      const who = `${payer.tenantId}:${payer.userId}`;
      await limits.take('sale-look-up', who, 40, 600, PAYMENT_TEXTS.tooOften);
      const id = await unlessTakenBack(lookUp(needs, payer, saleId));
      const own = await ownOf(needs, payer.tenantId, payer);
      return { ...own, problem: own.membership ? null : await whyNot(db, payer, id) };
    }),
    route(paymentCalls.enterKey, async (ask) => {
      const payer = payerOf(ask.actor, ask.params.appId);
      if (!payer) throw new Refusal('unauthenticated', 'Sign in first', { code: 'sign_in' });
      const who = `${payer.tenantId}:${payer.userId}`;
      await limits.take('licence-key', who, 10, 600, PAYMENT_TEXTS.tooOften);
      const id = await lookUpLicence(needs, payer.tenantId, ask.body.licenceKey);
      if (id === null)
        throw new Refusal('invalid', 'Gumroad has no such licence key for this app', {
          fields: { licenceKey: 'Gumroad has no such licence key for this app' },
        });
      if (!(await bindByKey(db, payer, id)))
        throw new Refusal('conflict', 'This purchase already belongs to somebody else', {
          fields: { licenceKey: 'This purchase already belongs to somebody else' },
        });
      needs.bus.publish({ kind: 'membership', tenantId: payer.tenantId });
      return ownOf(needs, payer.tenantId, payer);
    }),
    route(paymentCalls.event, async ({ params, request }) => {
      await takeEvent(needs, params, request);
      return { success: true };
    }),
    route(paymentCalls.stripeEvent, async ({ request }) => {
      await takeStripeEvent(needs, request);
      return { success: true };
    }),
  ];
}

/** Looks a sale up, or what was sold to somebody's address once that is proven; the sale's membership, where it is named. */
async function lookUp(
  needs: PaymentNeeds,
  { tenantId, email, isVerified }: Payer,
  saleId: string | undefined,
): Promise<string | null> {
  if (saleId) return lookUpSale(needs, tenantId, saleId);
  if (isVerified) await lookUpAddress(needs, tenantId, email);
  return null;
}

/** A token that its seller took back finds nothing; whoever only asks what they have is told that. */
const unlessTakenBack = (work: Promise<string | null>): Promise<string | null> =>
  work.catch((error) => {
    if (!(error instanceof NotAllowed)) throw error;
    console.error(`payments: a sale could not be asked for: ${error}`);
    return null;
  });

/** Why a purchase is not the person's yet, as far as that is known. */
async function whyNot(
  db: Db,
  { tenantId, email, isVerified }: Payer,
  id: string | null,
): Promise<string | null> {
  if (id === null) return isVerified ? null : PAYMENT_TEXTS.proveFirst;
  const { email: bought } = await db
    .selectFrom('memberships')
    .select('email')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOwn = bought === email.trim().toLowerCase();
  return isOwn && !isVerified ? PAYMENT_TEXTS.unverified : PAYMENT_TEXTS.notProven;
}

/** Somebody as an app's end user, who may pay; builders do not pay for what they build. */
function payerOf(actor: { kind: string }, appId: string): Payer | null {
  if (actor.kind !== 'visitor') return null;
  const { userId, email, isVerified, viaBuilder, appId: own } = actor as Visitor;
  if (own !== appId) throw notFound('There is no such app');
  return viaBuilder ? null : { tenantId: appId, userId, email, isVerified };
}

/** Viewers of an app are in it as its users are. */
const isEditor = (actor: { kind: string }): boolean =>
  actor.kind === 'visitor' && (actor as Visitor).viaBuilder && (actor as Visitor).role === 'admin';

async function ownOf(
  { db }: PaymentNeeds,
  appId: string,
  payer: Payer | null,
  isEditor = false,
): Promise<OwnMembership> {
  const app = await appById(db, appId);
  const row = payer && (await membershipOf(db, payer));
  const credits = payer && row && isLasting(row) ? await creditsOf(db, payer) : null;
  return {
    isNeeded: asksForMembership(app),
    membership: row && {
      tier: row.tier,
      status: isLasting(row) || row.status !== 'ending' ? row.status : 'ended',
      since: row.sold_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
    },
    credits: credits && { ...credits, again: credits.again.toISOString() },
    isEditor,
    problem: null,
  };
}
