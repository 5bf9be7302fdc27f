import { paceOf } from '../parent/pace.ts';
import { note } from './note.ts';

const KEY = 'trellis-away';
/** So often in ten seconds an app leads away from its page by itself, over all the pages that it comes back to. */
const MOST = 4;

/**
 * Does what leads away from the page. Where the app does so over and over, or nobody has clicked who should have, it
 * takes a click on this page itself.
 */
export function away(text: string, label: string, act: () => void, isAsked = true): void {
  if (isAsked && isInPace()) act();
  else note(text, label, act);
}

function isInPace(): boolean {
  try {
    const times: number[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const isIn = paceOf(MOST, times)();
    sessionStorage.setItem(KEY, JSON.stringify(times));
    return isIn;
  } catch {
    // Inside of another site's page nothing is kept; there the app leads nobody away from that one.
    return true;
  }
}
