import type { Column } from '../columns/columns.ts';

/** Where a text leads. */
export interface Link {
  href: string;
  /** What is done there: 'Open' a page, or 'Write to' a person. */
  act: 'Open' | 'Write to';
}

const ADDRESS = /^https?:\/\/[^\s<>"]+$/i;
const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/;

/** An address of the web or of a person that stands in a cell; null for any other text. */
export function linkOf(value: unknown, { type, readOnly }: Column): Link | null {
  if (type !== 'text' || readOnly || typeof value !== 'string') return null;
  if (ADDRESS.test(value)) return { href: value, act: 'Open' };
  return EMAIL.test(value) ? { href: `mailto:${value}`, act: 'Write to' } : null;
}
