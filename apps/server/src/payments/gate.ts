import { PAYMENT_TEXTS } from '@trellis/contract';
import { asksForMembership } from '../apps/index.ts';
import type { Bus } from '../bus/index.ts';
import type { Db } from '../db/index.ts';
import type { Actor, UserRow } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { isLasting, membershipOf, type Payer } from './own.ts';

/** How long an answer is remembered where nothing said that it changed. */
const KEPT_MS = 5_000;
const MOST_KEPT = 20_000;

/**
 * Lets people of an app in that sells memberships: who has one, who manages the app, and who builds it. Asked at every
 * call, so what it found is remembered for some seconds.
 */
export class MemberGate {
  readonly #db: Db;
  readonly #kept = new Map<string, { isIn: boolean; until: number }>();

  constructor({ db, bus }: { db: Db; bus: Bus }) {
    this.#db = db;
    bus.on((event) => {
      if (event.kind === 'missed') this.#kept.clear();
      if (event.kind === 'app') this.#forget(event.appId);
      if (event.kind === 'membership') this.#forget(event.tenantId);
    });
  }

  /** Whether somebody may use the app that they are in. Who is nobody is asked to sign in elsewhere. */
  async lets(actor: Actor): Promise<boolean> {
    if (actor.kind !== 'visitor' || actor.viaBuilder || actor.environment === 'preview')
      return true;
    const { appId: tenantId, userId, email, isVerified, role } = actor;
    return this.#letsPerson({ tenantId, userId, email, isVerified }, role);
  }

  async #letsPerson(payer: Payer, role: string): Promise<boolean> {
    const { tenantId, userId, isVerified } = payer;
    if (!(await this.#known(tenantId, () => this.#asks(tenantId)))) return true;
    if (role === 'admin') return true;
    return this.#known(`${tenantId} ${userId} ${isVerified}`, async () => {
      const row = await membershipOf(this.#db, payer);
      return row !== null && isLasting(row);
    });
  }

  /** The same of somebody whose page is loaded. */
  letsUser(user: UserRow): Promise<boolean> {
    return this.#letsPerson(
      {
        tenantId: user.tenant_id,
        userId: user.id,
        email: user.email,
        isVerified: user.email_verified_at !== null,
      },
      user.role,
    );
  }

  /** Refuses who would have to pay first. */
  async require(actor: Actor): Promise<void> {
    if (await this.lets(actor)) return;
    throw new Refusal('payment_required', PAYMENT_TEXTS.membersOnly, { code: 'membership_needed' });
  }

  async #asks(appId: string): Promise<boolean> {
    const app = await this.#db
      .selectFrom('apps')
      .select('settings')
      .where('app_id', '=', appId)
      .executeTakeFirst();
    return app !== undefined && asksForMembership(app);
  }

  async #known(key: string, find: () => Promise<boolean>): Promise<boolean> {
    const known = this.#kept.get(key);
    if (known && known.until > Date.now()) return known.isIn;
    const isIn = await find();
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, { isIn, until: Date.now() + KEPT_MS });
    return isIn;
  }

  #forget(appId: string): void {
    for (const key of this.#kept.keys()) if (key.startsWith(appId)) this.#kept.delete(key);
  }
}
