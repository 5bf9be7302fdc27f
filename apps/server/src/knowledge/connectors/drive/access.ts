import * as oidc from 'openid-client';
import type { Config } from '../../../config.ts';
import { publicOrigin } from '../../../http/index.ts';
import { googleClient } from '../../../identity/index.ts';
import { Refusal } from '../../../refusal.ts';
import { connectedToken, keepConnection } from '../../connections/store.ts';
import type { KnowledgeNeeds } from '../../needs.ts';

export const DRIVE = 'google-drive';
const CALLBACK = '/api/context/connections/google-drive/callback';
const SCOPE = 'https://www.googleapis.com/auth/drive.';
/** An access token is renewed so long before it ends. */
const EARLY_MS = 60_000;

/** What is kept of a connection, sealed: Google's own tokens. Times are milliseconds since 1970. */
interface Keys {
  refresh: string;
  access: string;
  until: number;
}

/** What the operator has to set before anybody can connect Google Drive; null where nothing is missing. */
export function missingForDrive({ google, drive }: Config): string | null {
  if (!google)
    return 'Whoever runs this installation sets GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET first.';
  if (drive.access === 'file' && !drive.pickerKey)
    return 'Whoever runs this installation sets GOOGLE_PICKER_KEY first, or GOOGLE_DRIVE_ACCESS=readonly.';
  return null;
}

function client({ config }: KnowledgeNeeds): Promise<oidc.Configuration> {
  const missing = missingForDrive(config);
  if (missing || !config.google)
    throw new Refusal('invalid', missing ?? '', { code: 'not_set_up' });
  return googleClient(config.google);
}

/** What goes out with a person to Google and must come back with them. */
export interface DriveJourney {
  verifier: string;
  nonce: string;
  state: string;
}

export const newJourney = (): Omit<DriveJourney, 'state'> => ({
  verifier: oidc.randomPKCECodeVerifier(),
  nonce: oidc.randomNonce(),
});

/** Where somebody says at Google what may be read. */
export async function driveAddress(needs: KnowledgeNeeds, journey: DriveJourney): Promise<string> {
  return oidc.buildAuthorizationUrl(await client(needs), {
    redirect_uri: `${publicOrigin(needs)}${CALLBACK}`,
    scope: `openid email ${SCOPE}${needs.config.drive.access}`,
    state: journey.state,
    nonce: journey.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
    code_challenge_method: 'S256',
    // Without these a second connection gets no token that lasts.
    access_type: 'offline',
    prompt: 'consent',
  }).href;
}

/** Connects an app by what Google answered, with the account that it names. */
export async function connectDrive(
  needs: KnowledgeNeeds,
  of: { appId: string; userId: string },
  journey: DriveJourney,
  answer: URL,
): Promise<void> {
  const callback = new URL(`${CALLBACK}${answer.search}`, publicOrigin(needs));
  const tokens = await oidc
    .authorizationCodeGrant(await client(needs), callback, {
      pkceCodeVerifier: journey.verifier,
      expectedNonce: journey.nonce,
      expectedState: journey.state,
    })
    .catch((cause) => {
      throw new Refusal('invalid', 'Could not connect to Google. Try again.', { cause });
    });
  if (!tokens.refresh_token || !tokens.scope?.includes(SCOPE))
    throw new Refusal(
      'invalid',
      'Google did not give access to Drive. Allow it when you are asked.',
    );
  const email = tokens.claims()?.email;
  await keepConnection(
    needs,
    { ...of, provider: DRIVE },
    {
      token: sealable(tokens.refresh_token, tokens),
      account: typeof email === 'string' ? email : 'Google Drive',
    },
  );
}

const sealable = (refresh: string, tokens: oidc.TokenEndpointResponse): string => {
  const seconds = Number(tokens.expires_in ?? 3_600);
  const keys: Keys = { refresh, access: tokens.access_token, until: Date.now() + seconds * 1_000 };
  return JSON.stringify(keys);
};

/** A token by which Drive is called for an app; `isStale` where the last one was not taken. */
export async function driveToken(
  needs: KnowledgeNeeds,
  appId: string,
  isStale = false,
): Promise<string> {
  const keys = JSON.parse(await connectedToken(needs, appId, DRIVE)) as Keys;
  if (!isStale && keys.until - EARLY_MS > Date.now()) return keys.access;
  const tokens = await oidc
    .refreshTokenGrant(await client(needs), keys.refresh)
    .catch((cause: unknown) => {
      const isOver = (cause as { error?: unknown }).error === 'invalid_grant';
      if (isOver) throw disconnected(cause);
      throw new Refusal('upstream', 'Google is not responding. Try again later.', { cause });
    });
  const refresh = tokens.refresh_token ?? keys.refresh;
  await needs.db
    .updateTable('context_connections')
    .set({ sealed: needs.box.seal(sealable(refresh, tokens)) })
    .where('app_id', '=', appId)
    .where('provider', '=', DRIVE)
    .execute();
  return tokens.access_token;
}

export const disconnected = (cause?: unknown) =>
  new Refusal('invalid', 'Google no longer accepts the connection. Connect it again.', {
    code: 'disconnected',
    cause,
  });

/** Tells Google that a connection ends. */
export async function revokeDrive(needs: KnowledgeNeeds, appId: string): Promise<void> {
  const keys = JSON.parse(await connectedToken(needs, appId, DRIVE)) as Keys;
  await oidc.tokenRevocation(await client(needs), keys.refresh);
}
