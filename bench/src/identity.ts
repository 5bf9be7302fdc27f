import { generateKeyPairSync, sign, verify as verifySignature } from 'node:crypto';
import { verify as verifyPassword } from '@node-rs/argon2';
import { createApp, openServices, readConfig } from '@trellis/server';
import { type Figure, median, repeat, timed } from './figure.ts';
import { dataFolder } from './product.ts';

const AT_ONCE = 8;
const SIGN_INS = 160;
const CHECKS = 2_000;
const credentials = { email: 'bench@example.org', password: 'correct horse battery' };

/** Runs `times` works, eight at a time; answers how many a second. */
async function perSecond(times: number, work: () => Promise<unknown>): Promise<number> {
  const ms = await timed(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = 0; n < times / AT_ONCE; n++) await work();
      }),
    ),
  );
  return (times / ms) * 1_000;
}

/** How many people a second sign in with their password, and what it costs to know a token at each request. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const { services, close } = await openServices(readConfig({ DATA_DIR: folder.path }));
  const app = createApp(services);
  const post = (path: string, cookie: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify(credentials),
    });
  const first = await post('/api/auth/sign-up', '');
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { password_hash: hash } = await services.db
    .selectFrom('users')
    .select('password_hash')
    .executeTakeFirstOrThrow();

  const signIn = async () => {
    const { status } = await post('/api/auth/sign-in', cookie);
    if (status !== 200) throw new Error(`Signing in answered ${status}`);
  };
  await signIn();
  const signIns = await repeat(5, () => perSecond(SIGN_INS, signIn));
  const hashes = await repeat(5, () =>
    perSecond(SIGN_INS, () => verifyPassword(hash ?? '', credentials.password)),
  );

  // Of a session of its own: signing in again on a device ends the one before there.
  const last = await post('/api/auth/sign-in', cookie);
  const { token } = (await last.json()) as { token: string };
  const eachMs = async (work: () => unknown) =>
    (await timed(async () => {
      for (let n = 0; n < CHECKS; n++) await work();
    })) / CHECKS;
  const know = async () => {
    const claims = await services.tokens.verify(token);
    if (!claims || !(await services.sessions.live(claims.tenantId, claims.sessionId)))
      throw new Error('The token is not known');
  };
  await eachMs(know);
  const checks = await repeat(5, () => eachMs(know));
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = Buffer.from(token);
  const signature = sign(null, text, privateKey);
  const plain = await repeat(5, () =>
    eachMs(() => verifySignature(null, text, publicKey, signature)),
  );
  await close();
  folder.remove();
  return [
    {
      figure: 'sign-ins with a password, eight at a time',
      value: median(signIns),
      unit: '/s',
      goal: null,
      beside: { what: 'argon2id verifications alone', value: median(hashes) },
    },
    {
      figure: 'verifying a token and its session',
      value: median(checks),
      unit: 'ms',
      goal: { atMost: 0.3 },
      beside: { what: 'an Ed25519 signature alone', value: median(plain) },
    },
  ];
}
