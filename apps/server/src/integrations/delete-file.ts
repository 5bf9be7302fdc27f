import { MESSAGES } from '@trellis/contract';
import { notFound, Refusal } from '../refusal.ts';
import { type Caller, isManager } from './caller.ts';
import type { IntegrationNeeds } from './needs.ts';

/** Deletes a file: who uploaded it may, and who manages the app. To all others it is not there. */
export async function deleteFile(
  services: IntegrationNeeds,
  caller: Caller,
  name: string,
): Promise<void> {
  if (!caller.userId)
    throw new Refusal('unauthenticated', 'Sign in to delete files', { code: 'sign_in' });
  let query = services.db
    .deleteFrom('uploads')
    .where('app_id', '=', caller.appId)
    .where('id', '=', name);
  if (!isManager(caller)) query = query.where('user_id', '=', caller.userId);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound(MESSAGES.fileNotFound);
  await services.files.remove(caller.appId, name);
}
