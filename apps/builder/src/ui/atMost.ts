import { MESSAGES } from '@trellis/contract';

/** What an input says at its limit, where nothing more can be typed (spec 2, section 5); null before it. */
export const atMost = (value: string, max: number): string | null =>
  value.length >= max ? MESSAGES.charactersMax(max) : null;
