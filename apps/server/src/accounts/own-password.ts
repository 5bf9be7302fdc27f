import { MESSAGES } from '@trellis/contract';
import { tenantBrand } from '../apps/index.ts';
import type { Self } from '../http/index.ts';
import { checkPassword, hashPassword } from '../identity/index.ts';
import { letters } from './letters.ts';
import type { AccountNeeds } from './needs.ts';
import { requireProof } from './proof.ts';

/** Sets somebody's own new password, on proof of who they are; their other sessions end, and they are told by mail. */
export async function changePassword(
  services: AccountNeeds,
  self: Self,
  body: { password?: string; otp?: string; newPassword: string },
): Promise<{ success: boolean; message: string }> {
  checkPassword(body.newPassword, self.email, 'newPassword');
  await requireProof(services, self, body);
  await services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(body.newPassword) })
    .where('tenant_id', '=', self.tenantId)
    .where('id', '=', self.uid)
    .execute();
  await services.sessions.endAll(self.tenantId, self.uid, self.sessionId);
  await services.codes.cancel(self.tenantId, { id: self.uid, email: self.email });
  const brand = await tenantBrand(services, self.tenantId);
  await services.mail.send({ ...letters.passwordChanged(brand.name), to: self.email, brand });
  return { success: true, message: MESSAGES.passwordChanged };
}
