import { BUILDERS } from '../db/index.ts';
import { lookUpSale } from './look-up.ts';
import type { PaymentNeeds } from './needs.ts';
import { bindByAddress, type Payer } from './own.ts';
import { applyPlanOf } from './plans.ts';

/** What builders bought of the installation: plans, by the operator's cards (ruling 61). */
export class Purchases {
  readonly #needs: PaymentNeeds;

  constructor(needs: PaymentNeeds) {
    this.#needs = needs;
  }

  /**
   * Gives a builder's account what was bought with their address. A sale that they come back with is asked for, a limited
   * number of times; without one only what is known already counts.
   */
  async settle(builder: Omit<Payer, 'tenantId'>, saleId?: string): Promise<void> {
    const { config, db, limits } = this.#needs;
    if (config.planCards.length === 0) return;
    if (saleId)
      try {
        await limits.take('sale-look-up', `${BUILDERS}:${builder.userId}`, 40, 600);
        await lookUpSale(this.#needs, BUILDERS, saleId);
      } catch (error) {
        // The account is read all the same: a provider that is away takes nobody's account away.
        console.error(`payments: a purchase could not be asked for: ${error}`);
      }
    const own = { ...builder, tenantId: BUILDERS };
    if ((await bindByAddress(db, own)) === 0) return;
    await applyPlanOf(this.#needs, builder.userId);
  }
}
