import { hash, verify } from '@node-rs/argon2';
import { MESSAGES } from '@trellis/contract';
import { Refusal } from '../refusal.ts';

// argon2id with OWASP's parameters (19 MiB, two passes): 11 ms here.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** What unknown e-mails are checked against, so that they take as long as known ones (ruling 10). */
let decoy: Promise<string> | null = null;

const COMMON = new Set([
  'password',
  'passwort',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyui',
  'qwertyuiop',
  'iloveyou',
  'password1',
  'sunshine',
  'football',
  'trustno1',
  'baseball',
  'princess',
  'letmein1',
  'welcome1',
  'admin123',
  '11111111',
  '00000000',
  'abcd1234',
  'abc12345',
  'changeme',
]);

/** Refuses a password that is too easy: short, among the commonest, one character repeated, or the e-mail itself. */
export function checkPassword(password: string, email: string, field = 'password'): void {
  const plain = password.toLowerCase();
  const weak =
    password.length < 8 ||
    COMMON.has(plain) ||
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
