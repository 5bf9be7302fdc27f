import { fillForm, openForm, submit } from '../robot/form.ts';
import { type Context, must } from './context.ts';

/** Takes a quiz to its end: starts it, answers every question, and must see a score. */
export async function quiz({ owner }: Context): Promise<void> {
  const start = await owner.anywhere(() =>
    owner
      .visible('button', /start|play|begin|take/i)
      .then(async (b) => b ?? owner.visible('link', /take the quiz|play|start/i)),
  );
  must(start, 'There is no way to start the quiz');
  await start.click();
  await owner.settle();
  for (let question = 0; question < 40; question++) {
    const text = await owner.text();
    if (
      /(your|final) score|you (got|scored)|\d+ (of|out of|\/) \d+ (correct|right|points)|well done|finished/i.test(
        text,
      )
    )
      return;
    const again = await owner.visible('button', /^(start|play)/i);
    if (again && question === 0) await again.click();
    const option = (await owner.frame
      .getByRole('radio')
      .first()
      .isVisible()
      .catch(() => false))
      ? owner.frame.getByRole('radio').first()
      : owner.frame
          .locator('main button:visible, [data-option]:visible')
          .filter({ hasNotText: /next|finish|start|back|check|quit|leave|end/i })
          .first();
    if (await option.count()) await option.click({ force: true }).catch(() => {});
    const next =
      (await owner.visible('button', /check|answer/i)) ??
      (await owner.visible('button', /next|finish|continue|see.*score|done|submit/i));
    if (next && (await next.isEnabled())) await next.click();
    await owner.page.waitForTimeout(150);
    const after = await owner.visible('button', /next|finish|see.*score/i);
    if (after && after !== next && (await after.isEnabled())) await after.click().catch(() => {});
    await owner.page.waitForTimeout(150);
  }
  throw new Error('The quiz never came to a score');
}

/** The two halves of buying something. */
export const shop = {
  async toCart(context: Context): Promise<void> {
    const visitor = await context.visitor();
    const add = await visitor.anywhere(() =>
      visitor.visible('button', /add.*(cart|basket)|cart|buy/i),
    );
    must(add, 'Nothing can be put into the cart');
    await add.click();
    await visitor.page.waitForTimeout(400);
    must(/cart|basket/i.test(await visitor.text()), 'There is no cart');
  },
  async order(context: Context): Promise<void> {
    const visitor = await context.visitor();
    const schema = context.app.schemas.find(({ name }) => /order/i.test(name));
    must(schema, 'There are no orders');
    const before = (await context.owner.rows(schema.name)).length;
    const cart =
      (await visitor.visible('link', /cart|basket|checkout/i)) ??
      (await visitor.visible('button', /cart|basket|checkout/i));
    await cart?.click();
    await visitor.settle();
    for (let tries = 0; tries < 3; tries++) {
      const form = await openForm(visitor);
      if (form && (await form.locator('input:visible').count()) > 1) {
        await fillForm(form);
        await submit(form);
        break;
      }
      const on =
        (await visitor.visible('link', /checkout|order/i)) ??
        (await visitor.visible('button', /checkout|order/i));
      must(on, 'The cart leads to no order form');
      await on.click();
      await visitor.settle();
    }
    for (let waited = 0; waited < 3_000; waited += 100) {
      if ((await context.owner.rows(schema.name)).length > before) return;
      await visitor.page.waitForTimeout(100);
    }
    throw new Error('No order was stored');
  },
};
