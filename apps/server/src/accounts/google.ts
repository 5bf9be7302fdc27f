import { MESSAGES } from '@trellis/contract';
import * as oidc from 'openid-client';
import type { Config } from '../config.ts';
import { BUILDERS } from '../db/index.ts';
import { publicOrigin } from '../http/index.ts';
import { googleClient, hashSecret } from '../identity/index.ts';
import { Refusal } from '../refusal.ts';
import { emailOf, enterByProof, mayEnter } from './enter.ts';
import type { AccountNeeds } from './needs.ts';
import type { Owner } from './proven.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const CALLBACK = '/api/auth/google/callback';

const failed = (cause?: unknown) =>
  new Refusal('unauthenticated', MESSAGES.googleFailed, { code: 'auth/google-failed', cause });

function settings({ config }: AccountNeeds): NonNullable<Config['google']> {
  if (!config.google)
    throw new Refusal('not_found', 'Signing in with Google is not set up here', {
      code: 'auth/google-not-set-up',
    });
  return config.google;
}

/** What goes out with a person to Google and must come back with them. */
interface Journey {
  verifier: string;
  nonce: string;
  browser: string;
  appId: string | null;
  continueUrl: string | null;
}

/** Where to send somebody who wants to sign in with Google, and what their browser must hold meanwhile. */
export async function googleAddress(
  services: AccountNeeds,
  to: { appId: string | null; continueUrl: string | null },
): Promise<{ url: string; browser: string }> {
  const client = await googleClient(settings(services)).catch((cause) => {
    throw failed(cause);
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const nonce = oidc.randomNonce();
  const browser = oidc.randomState();
  const journey: Journey = { ...to, verifier, nonce, browser: hashSecret(browser) };
  const state = await services.secrets.issue(BUILDERS, 'google', '', TEN_MINUTES_MS, {
    ...journey,
  });
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: `${publicOrigin(services)}${CALLBACK}`,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return { url: url.href, browser };
}

/** The journey of an answer, once, and only in the browser that set out on it. */
export async function endJourney(
  { secrets }: AccountNeeds,
  state: string | undefined,
  browser: string | null,
): Promise<Journey> {
  const used = state && browser ? await secrets.use(BUILDERS, 'google', state) : null;
  const journey = used?.data as unknown as Journey | undefined;
  if (!journey || !browser || journey.browser !== hashSecret(browser)) throw failed();
  return journey;
}

/** The user whom Google vouches for: by Google's own id, else by the address that Google verified. */
export async function googleUser(
  services: AccountNeeds,
  journey: Journey,
  answer: URL,
): Promise<Owner> {
  const { db } = services;
  const client = await googleClient(settings(services));
  // Google sees the address that it was given, whatever stands before this server.
  const callback = new URL(`${CALLBACK}${answer.search}`, publicOrigin(services));
  const claims = await oidc
    .authorizationCodeGrant(client, callback, {
      pkceCodeVerifier: journey.verifier,
      expectedNonce: journey.nonce,
      expectedState: answer.searchParams.get('state') ?? '',
    })
    .then((tokens) => tokens.claims())
    .catch((cause) => {
      throw failed(cause);
    });
  if (claims?.email_verified !== true || typeof claims.email !== 'string') throw failed();
  const tenantId = journey.appId ?? BUILDERS;
  const known = await db
    .selectFrom('identities')
    .innerJoin('users', (join) =>
      join
        .onRef('users.tenant_id', '=', 'identities.tenant_id')
        .onRef('users.id', '=', 'identities.user_id'),
    )
    .selectAll('users')
    .where('identities.tenant_id', '=', tenantId)
    .where('provider', '=', 'google')
    .where('subject', '=', claims.sub)
    .executeTakeFirst();
  if (known) {
    await mayEnter(services, tenantId, 'google', known);
    return { user: known, choosePassword: null };
  }
  const name = typeof claims.name === 'string' ? claims.name.slice(0, 100) : '';
  const owner = await enterByProof(services, tenantId, emailOf(claims.email), 'google', name);
  await db
    .insertInto('identities')
    .values({
      tenant_id: tenantId,
      provider: 'google',
      subject: claims.sub,
      user_id: owner.user.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return owner;
}
