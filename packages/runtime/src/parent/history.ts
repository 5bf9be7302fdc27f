/** Where an app's places are kept: the browser's history for a published page, a list for a preview. */
export interface AppHistory {
  push(path: string, state: unknown): void;
  replace(path: string, state: unknown): void;
  go(delta: number): void;
  /** Called when the person goes back or forward. */
  onPop(callback: (path: string, state: unknown) => void): void;
  close(): void;
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
    close() {
      tell = () => undefined;
    },
  };
}

/** The browser's own history; `basePath` stands before every path of the app. */
export function browserHistory(basePath: string): AppHistory {
  let listen: ((event: PopStateEvent) => void) | null = null;
  const close = () => {
    if (listen) removeEventListener('popstate', listen);
    listen = null;
  };
  return {
    push: (path, state) => history.pushState({ app: state }, '', basePath + path),
    replace: (path, state) => history.replaceState({ app: state }, '', basePath + path),
    go: (delta) => history.go(delta),
    onPop(callback) {
      close();
      listen = (event) => {
        const state: unknown = (event.state as { app?: unknown } | null)?.app ?? null;
        callback(pathBelow(basePath), state);
      };
      addEventListener('popstate', listen);
    },
    close,
  };
}

/** The app-relative path of the address bar. */
export function pathBelow(basePath: string): string {
  const path = location.pathname.slice(basePath.length);
  return (path.startsWith('/') ? path : `/${path}`) + location.search + location.hash;
}
