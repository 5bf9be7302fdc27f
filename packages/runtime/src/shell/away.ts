import { Pace } from '../parent/pace.ts';
import { note } from './note.ts';

const KEY = 'trellis-away';
/** So often in ten seconds an app leads away from its page by itself, over all the pages that it comes back to. */
const MOST = 4;

/**
 * Does what leads away from the page. Where the app does so over and over, or nobody has clicked who should have, it
 * takes a click on this page itself.
 */
export function away(text: string, label: string, act: () => void, isAsked = true): void {
  const pace = new Pace(MOST, kept());
  if (isAsked && pace.admits()) {
    keep(pace.times);
    act();
  } else note(text, label, act);
}

function kept(): number[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  } catch {
    // Inside of another site's page nothing is kept; there the app leads nobody away from that one.
    return [];
  }
}

function keep(times: readonly number[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // As above.
  }
}
