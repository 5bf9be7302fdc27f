/** As much of a title as a tab of a browser can show. */
const MOST = 80;
/** What is no sign of its own, cannot be seen, or turns the direction of what follows. */
const UNSEEN = /[\s\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/** The page's title: what the app calls its page with the app's name behind it, so that it passes for nobody else's. */
export function titleOf(given: string, name: string): string {
  const title = given.replace(UNSEEN, ' ').trim().slice(0, MOST).trim();
  if (` ${title}`.endsWith(` ${name}`)) return title;
  return title ? `${title} · ${name}` : name;
}
