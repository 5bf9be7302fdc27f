import { hash } from 'node:crypto';

/** A short name for a text: 64 bits of its SHA-256. */
export const textHash = (text: string): string => hash('sha256', text, 'hex').slice(0, 16);
