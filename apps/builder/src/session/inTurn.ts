/** How long a tab waits for the others; the server leads on whoever comes a moment late, too. */
const PATIENCE_MS = 3_000;

/** Does what only one tab of a browser is to do at a time; where browsers give tabs no turns, at once. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return navigator.locks.request(name, { signal }, begin).catch((error: unknown) => {
    if (isBegun) throw error;
    return work();
  });
}
