import { randomKey } from '../random-key.ts';

const NAME = 'trellis:visitor';

/** The secret by which somebody who is not signed in finds their runs again (ruling 66); new where none is kept. */
export function visitorKey(): string {
  try {
    const kept = localStorage.getItem(NAME);
    if (kept) return kept;
    const made = randomKey();
    localStorage.setItem(NAME, made);
    return made;
  } catch {
    // The browser keeps nothing: for as long as the page lives.
    return randomKey();
  }
}
