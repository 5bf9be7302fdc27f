const KEY = 'trellis_anonymous_id';

/** What this browser is called by while nobody is signed in: a random name, the same from visit to visit. */
export function anonymousId(): string {
  const known = localStorage.getItem(KEY);
  const id = known ?? crypto.randomUUID();
  if (!known) localStorage.setItem(KEY, id);
  return id;
}
