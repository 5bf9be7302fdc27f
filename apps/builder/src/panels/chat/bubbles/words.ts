import type { ChatItem } from '../types.ts';

/** A person's message in words. */
export const wordsOf = ({ parts }: ChatItem): string =>
  parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
