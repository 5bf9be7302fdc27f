import type { Installation } from '@trellis/contract';
import type { AccountNeeds } from './needs.ts';

/** What a client must know of this installation before anybody signs in. */
export async function installationOf(
  services: Pick<AccountNeeds, 'db' | 'config' | 'models' | 'mail'>,
): Promise<Installation> {
  const { db, config, models } = services;
  const any = await db.selectFrom('accounts').select('user_id').limit(1).executeTakeFirst();
  return {
    hasAccounts: any !== undefined,
    supportEmail: config.supportEmail,
    model: models.defaultName,
    hasModel: !models.isBuiltIn,
    hasGoogle: config.google !== null,
    hasMail: config.smtpUrl !== null,
    isMailLate: await services.mail.isLate(),
  };
}
