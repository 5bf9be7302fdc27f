import { addressOf } from '../session/api.ts';

/**
 * Leads to the page on which somebody chooses a password, because the one that their account had is gone:
 * it was set before anybody had proven the address. This page is left for it, whatever else it was about.
 */
export function askForPassword(
  secret: string,
  { appId, next }: { appId: string | null; next: string },
): Promise<never> {
  const query = {
    mode: 'resetPassword',
    why: 'proven',
    secret,
    appId: appId ?? undefined,
    continueUrl: next,
  };
  window.location.assign(addressOf('/auth/handler', {}, query));
  return new Promise(() => {});
}
