import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';
import { MESSAGES } from '@trellis/contract';
import { Refusal } from '../refusal.ts';

// argon2id with OWASP's parameters (19 MiB, two passes): 11 ms here.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What unknown e-mails are checked against, so that they take as long as known ones (ruling 10). */
let decoy: Promise<string> | null = null;

/** The fewest characters of a password (spec 1, sign-up). */
const SHORTEST = 8;
/** Common in other languages than the list's. */
const ALSO = ['passwort', 'kennwort', 'motdepasse', 'contrasena', 'wachtwoord', 'letmein1'];
let common: ReadonlySet<string> | null = null;

/** The commonest passwords that are long enough, 18,000 of them (ASVS 6.2.4); read when the first one is looked at. */
function commonest(): ReadonlySet<string> {
  if (common) return common;
  const { dictionary } = createRequire(import.meta.url)(
    '@zxcvbn-ts/language-common',
  ) as typeof import('@zxcvbn-ts/language-common');
  const list = dictionary['passwords-common'].filter((one) => one.length >= SHORTEST);
  common = new Set([...list, ...ALSO]);
  return common;
}

/** Refuses a password that is too easy: short, among the commonest, one character repeated, or the e-mail itself. */
export function checkPassword(password: string, email: string, field = 'password'): void {
  const plain = password.toLowerCase();
  const weak =
    password.length < SHORTEST ||
    commonest().has(plain) ||
    new Set(plain).size < 3 ||
    plain === email ||
    plain === email.split('@')[0];
  if (weak)
    throw new Refusal('invalid', MESSAGES.passwordTooWeak, {
      code: 'auth/weak-password',
      fields: { [field]: MESSAGES.passwordTooWeak },
    });
}

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/** Whether the password is right. Without a stored hash it takes as long, and is wrong. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('a decoy for e-mails that nobody has', OPTIONS);
  const right = await verify(stored ?? (await decoy), password);
  return right && stored !== null;
}
