import * as oidc from 'openid-client';
import type { Config } from '../config.ts';

/** Google's endpoints, asked for once per process and issuer. */
const discovered = new Map<string, Promise<oidc.Configuration>>();
export function googleClient(google: NonNullable<Config['google']>): Promise<oidc.Configuration> {
  const key = `${google.issuer} ${google.clientId}`;
  let found = discovered.get(key);
  if (!found) {
    const issuer = new URL(google.issuer);
    found = oidc.discovery(issuer, google.clientId, google.clientSecret, undefined, {
      // Only where the operator wrote http themselves, for an issuer on their own machine.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
    discovered.set(key, found);
    found.catch(() => discovered.delete(key));
  }
  return found;
}
