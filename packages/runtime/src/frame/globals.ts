/** How long one loop may hold the page. */
const LOOP_BUDGET_MS = 3_000;

/** Called by loop guards every 256 rounds; answers when the loop began. */
export function checkLoop(began: number, place: string): number {
  const now = performance.now();
  if (began === 0) return now;
  if (now - began > LOOP_BUDGET_MS)
    throw new Error(`The loop at ${place} ran for more than 3 seconds and was stopped`);
  return began;
}

/**
 * What a module that could not be compiled, found or matched exports instead: to render, call or
 * construct it is to throw the reason; to pass it around does no harm. Nor does what modules do with it
 * while they are read (`const useCart = create(…)`): one that cannot be had must not take along every
 * page whose code is read with it.
 */
export function brokenExport(reason: string): unknown {
  let isRead = false;
  // Modules that are read together are read in one go.
  queueMicrotask(() => {
    isRead = true;
  });
  const fail = function Broken(): unknown {
    if (isRead) throw new Error(reason);
    return broken;
  };
  const broken: unknown = new Proxy(fail, {
    get(target, key) {
      const known: unknown = Reflect.get(target, key);
      return typeof key === 'symbol' || known !== undefined || REACT_ASKS.has(key) ? known : broken;
    },
  });
  return broken;
}

/** Properties by which React tells components apart; a function component has none of them. */
const REACT_ASKS = new Set([
  '$$typeof',
  'defaultProps',
  'contextTypes',
  'isReactComponent',
  'then',
  'toJSON',
  'getDerivedStateFromProps',
  'displayName',
  'childContextTypes',
  'propTypes',
  'render',
  'type',
  'compare',
]);
