type Follower = (event: MediaQueryListEvent) => void;

/**
 * Lets everything that follows one media query be told in one go. Each tooltip and menu follows whether motion is
 * to be reduced, and a browser calls one after the other, with a turn of its own for each: where there were more
 * than fifty, React took the updates for a circle (error 185) and the rest was not told.
 */
export function shareMediaQueries(on: Pick<Window, 'matchMedia'> = window): void {
  const native = on.matchMedia.bind(on);
  const shared = new Map<string, MediaQueryList>();
  on.matchMedia = (query) => {
    const known = shared.get(query);
    if (known) return known;
    const list = toldTogether(native(query));
    shared.set(query, list);
    return list;
  };
}

function toldTogether(list: MediaQueryList): MediaQueryList {
  const followers = new Set<Follower>();
  const [add, remove] = [list.addEventListener.bind(list), list.removeEventListener.bind(list)];
  const isFollower = (type: string, listener: unknown, options: unknown): listener is Follower =>
    type === 'change' && typeof listener === 'function' && options === undefined;
  add('change', (event) => {
    for (const follower of [...followers])
      try {
        follower(event);
      } catch (error) {
        // As a browser does it: the others are told all the same.
        reportError(error);
      }
  });
  return Object.assign(list, {
    addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions) {
      if (isFollower(type, listener, options)) followers.add(listener);
      else add(type, listener, options);
    },
    removeEventListener(type: string, listener: EventListener, options?: EventListenerOptions) {
      if (isFollower(type, listener, options)) followers.delete(listener);
      else remove(type, listener, options);
    },
  });
}
