import { randomBytes } from 'node:crypto';
import { RESERVED_SLUGS } from '@trellis/contract';

/** An address from an app's name: 'Ann’s Recipe Book' → 'anns-recipe-book'. Never empty or reserved. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain.length < 3 || (RESERVED_SLUGS as readonly string[]).includes(plain)
    ? `my-app-${tail()}`
    : plain;
}

/** The same address for another app. */
export function nextSlug(slug: string): string {
  return `${slug.slice(0, 42).replace(/-+$/, '')}-${tail()}`;
}

const tail = () => randomBytes(3).toString('hex');
