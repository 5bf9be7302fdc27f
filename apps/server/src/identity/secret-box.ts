import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seals what must not be readable in the database: AES-256-GCM under the installation's own key. */
export interface SecretBox {
  seal(text: string): string;
  open(sealed: string): string;
  /** A keyed hash: what is short (codes) cannot be found out from a copy of the database. */
  mac(text: string): string;
}

/** What is kept of a secret that nobody can guess: enough to know it again. */
export const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The key is SECRET_KEY, or one that is made and kept in the data folder. */
export function secretBox(secretKey: string | null, dataDir: string): SecretBox {
  const key = createHash('sha256')
    .update(secretKey ?? ownKey(dataDir))
    .digest();
  return {
    seal(text) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    mac: (text) => createHmac('sha256', key).update(text).digest('base64url'),
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}

function ownKey(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8');
}
