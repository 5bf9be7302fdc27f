import type { Column } from '../columns/columns.ts';

/** Where a text leads. */
export interface Link {
  href: string;
  /** What is done there: 'Open' a page, 'Write to' a person, or 'Call' them. */
  act: 'Open' | 'Write to' | 'Call';
}

const ADDRESS = /^https?:\/\/[^\s<>"]+$/i;
const EMAIL = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/;

/** An address of the web or of a person that stands in a cell; null for any other text. */
export function linkOf(value: unknown, { type, readOnly }: Column): Link | null {
  if (type.cell.editor !== 'text' || readOnly || typeof value !== 'string') return null;
  if (type.id === 'phone') return { href: `tel:${value.replace(/[^\d+]/g, '')}`, act: 'Call' };
  if (ADDRESS.test(value)) return { href: value, act: 'Open' };
  return EMAIL.test(value) ? { href: `mailto:${value}`, act: 'Write to' } : null;
}
