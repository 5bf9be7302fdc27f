import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '../identity/index.ts';

const signature = (box: SecretBox, path: string, expires: number): string =>
  box.mac(`file ${path} ${expires}`);

/** The address of a private file that ends after some seconds. */
export function signPath(box: SecretBox, path: string, seconds: number): string {
  const expires = Math.floor(Date.now() / 1_000) + seconds;
  return `${path}?expires=${expires}&signature=${signature(box, path, expires)}`;
}

/** Seconds that a signed address still holds; 0 when it does not. */
export function secondsLeft(box: SecretBox, path: string, query: URLSearchParams): number {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signature(box, path, expires));
  if (!Number.isSafeInteger(expires) || given.length !== right.length) return 0;
  if (!timingSafeEqual(given, right)) return 0;
  return Math.max(0, expires - Math.floor(Date.now() / 1_000));
}
