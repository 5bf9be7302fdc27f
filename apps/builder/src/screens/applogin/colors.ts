import { contrastOf, READABLE, readableColor } from '@trellis/contract';

/** What stands on an app's pages of ours: its cards, by scheme. */
export const GROUNDS = { light: '#ffffff', dark: '#26231e' };

/** The color of words on an app's buttons: its own where those are read. */
export const wordsOn = ({ color, onColor }: { color: string; onColor: string }): string =>
  contrastOf(onColor, color) >= READABLE ? onColor : readableColor(onColor, color);
