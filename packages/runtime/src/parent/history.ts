/** Where an app's places are kept: the browser's history for a published page, a list for a preview. */
export interface AppHistory {
  push(path: string, state: unknown): void;
  replace(path: string, state: unknown): void;
  go(delta: number): void;
  /** Called when the person goes back or forward. */
  onPop(callback: (path: string, state: unknown) => void): void;
}

/** A history of its own, for an app that is shown inside of another page. */
export function memoryHistory(path: string): AppHistory {
  const entries: { path: string; state: unknown }[] = [{ path, state: null }];
  let at = 0;
  let tell: (path: string, state: unknown) => void = () => undefined;
  return {
    push(next, state) {
      entries.splice(at + 1);
      at = entries.push({ path: next, state }) - 1;
    },
    replace(next, state) {
      entries[at] = { path: next, state };
    },
    go(delta) {
      const entry = entries[at + delta];
      if (!entry) return;
      at += delta;
      tell(entry.path, entry.state);
    },
    onPop(callback) {
      tell = callback;
    },
  };
}

/** The browser's own history; `basePath` stands before every path of the app. */
export function browserHistory(basePath: string): AppHistory {
  /** Places of the app, counted from the one at which it was opened: where it is or is on its way to, and the newest. */
  let now = at();
  let last = now;
  return {
    push(path, state) {
      last = now = at() + 1;
      history.pushState({ app: state, at: last }, '', basePath + path);
    },
    replace: (path, state) => history.replaceState({ app: state, at: at() }, '', basePath + path),
    go(delta) {
      const to = now + delta;
      // Among its own places an app goes as it likes; out of itself with whoever has just clicked or typed.
      if (to >= 0 && to <= last) now = to;
      else if (!navigator.userActivation?.isActive) return;
      history.go(delta);
    },
    onPop(callback) {
      addEventListener('popstate', () => {
        now = at();
        callback(pathBelow(basePath), history.state?.app ?? null);
      });
    },
  };
}

const at = (): number => history.state?.at ?? 0;

/** The app-relative path of the address bar. */
export function pathBelow(basePath: string): string {
  const path = location.pathname.slice(basePath.length);
  return (path.startsWith('/') ? path : `/${path}`) + location.search + location.hash;
}
