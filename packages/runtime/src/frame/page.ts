import type { Start } from '../messages.ts';
import type { FramePort } from './port.ts';

/** Where app code is and where it may go: its `location`, its history, its ways out. */
export class Page {
  private readonly send: FramePort['send'];
  private readonly base: string;
  private readonly isPreview: boolean;
  private readonly replaceNatively: History['replaceState'];
  /** Somebody signed in by a form of the app's own, or out. */
  private isSomebodyElse = false;
  readonly location: Location;

  constructor(send: FramePort['send'], { base, path, historyState, environment }: Start) {
    this.send = send;
    this.base = base;
    this.isPreview = environment === 'preview';
    this.replaceNatively = history.replaceState.bind(history);
    this.replaceNatively(historyState, '', path);
    this.location = this.makeLocation();
    addEventListener('trellis:identity', () => {
      this.isSomebodyElse = true;
    });
  }

  get path(): string {
    return location.pathname + location.search + location.hash;
  }

  /** The app-relative path of an address, or null when it leads out of the app. */
  inApp(address: string): string | null {
    if (address === this.base || address === `${this.base}/`) return '/';
    if (address.startsWith(`${this.base}/`)) return address.slice(this.base.length);
    const url = this.resolve(address);
    return url && url.origin === location.origin ? url.pathname + url.search + url.hash : null;
  }

  /** Where an address that code keeps for later leads: that of an app's old home means the same page here. */
  placeOf(address?: string): string {
    const url = address === undefined ? null : this.resolve(address);
    if (!url) return this.path;
    return this.inApp(address!) ?? url.pathname + url.search + url.hash;
  }

  /** The address under which people see an app-relative path. */
  outside(path: string): string {
    return this.base + path;
  }

  /** Any address as people see it. */
  shown(address: string): string {
    const path = this.inApp(address);
    return path === null ? address : this.outside(path);
  }

  /** Goes somewhere, in the app or out of it. */
  go(to: string, replace = false): void {
    const path = this.inApp(to);
    if (path === null) {
      const url = this.resolve(to);
      if (url) this.leave(url.href);
      return;
    }
    const { href, hash } = location;
    this.change(null, path, replace);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    if (location.hash === hash) return;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: href, newURL: location.href }));
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  }

  /**
   * Goes where code sends the whole window (`location.href = '/'`). A browser loads the page for it: the
   * app begins again there, and asks anew who is signed in. Another place on the page is no such way.
   */
  load(to: string, replace = false): void {
    const path = this.inApp(to);
    const bare = (address: string) => address.replace(/#.*$/, '');
    if (path === null || (path.includes('#') && bare(path) === bare(this.path))) {
      this.go(to, replace);
      return;
    }
    this.change(null, path, replace);
    // What the code does behind it is done first, as it is in a browser.
    setTimeout(() => {
      // What the code remembers of the person before goes with the frame.
      if (this.isSomebodyElse) return this.reload();
      window.scrollTo(0, 0);
      dispatchEvent(new Event('trellis:loaded'));
    });
  }

  leave(url: string): void {
    // The builder's page does nothing that an app says: there a click in here opens what it leads to.
    if (this.isPreview && navigator.userActivation?.isActive) open(url, '_blank', 'noopener');
    else this.send({ type: 'Leave', url });
  }

  private reload(): void {
    this.send({ type: 'Reload' });
  }

  /**
   * The session's history is the parent's: pushes and replacements become native replacements and a
   * message; back, forward and go become messages.
   */
  installHistory(): void {
    const change = (replace: boolean) => (state: unknown, _: string, url?: string | URL | null) => {
      const path = url === undefined || url === null ? this.path : this.inApp(String(url));
      if (path === null) throw new DOMException(`'${url}' is not in this app`, 'SecurityError');
      this.change(state, path, replace);
    };
    history.pushState = change(false);
    history.replaceState = change(true);
    const step = (delta: number) => this.send({ type: 'HistoryGo', delta });
    history.go = (delta = 0) => {
      const by = Math.trunc(Number(delta)) || 0;
      if (by === 0) this.reload();
      else step(by);
    };
    history.back = () => step(-1);
    history.forward = () => step(1);
  }

  /** The person, or the app by way of the parent, went back or forward. */
  popped(path: string, state: unknown): void {
    this.replaceNatively(state, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }

  private change(state: unknown, path: string, replace: boolean): void {
    this.replaceNatively(state, '', path);
    this.send({ type: 'AppChangedUrl', url: this.path, state, replace });
  }

  private resolve(address: string): URL | null {
    return URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  }

  private makeLocation(): Location {
    const whole = () => new URL(this.base + this.path);
    const set = (part: 'pathname' | 'search' | 'hash') => (value: string) => {
      const url = new URL(location.href);
      url[part] = value;
      this.load(url.pathname + url.search + url.hash);
    };
    const { base } = this;
    const page = this;
    return {
      get href() {
        return base + page.path;
      },
      set href(to: string) {
        page.load(String(to));
      },
      // With `createPageUrl` behind it this makes an address that people can share.
      get origin() {
        return base;
      },
      get protocol() {
        return whole().protocol;
      },
      get host() {
        return whole().host;
      },
      get hostname() {
        return whole().hostname;
      },
      get port() {
        return whole().port;
      },
      get pathname() {
        return location.pathname;
      },
      set pathname(value: string) {
        set('pathname')(value);
      },
      get search() {
        return location.search;
      },
      set search(value: string) {
        set('search')(value);
      },
      get hash() {
        return location.hash;
      },
      set hash(value: string) {
        set('hash')(value);
      },
      ancestorOrigins: location.ancestorOrigins,
      assign: (to) => page.load(String(to)),
      replace: (to) => page.load(String(to), true),
      reload: () => page.reload(),
      toString: () => base + page.path,
    };
  }
}

/**
 * What compiled code calls instead of `location`, `top` and `parent`, and around `const { location } = window`.
 * A published app has its window to itself: code that asks whether it is shown within a preview is told so.
 */
export function pageGlobal(
  page: Page,
  environment: 'preview' | 'published',
  { nonce, approved }: { nonce: string; approved: readonly string[] },
): object {
  const isAlone = environment === 'published';
  return {
    nonce,
    /** Whether the page's policy lets a script of this address run. */
    mayReach: (address: string) => approved.some((host) => isOf(host, address)),
    outside: (url: string) => page.shown(url),
    top: isAlone ? window : window.top,
    parent: isAlone ? window : window.parent,
    get location() {
      return page.location;
    },
    set location(to: unknown) {
      page.load(String(to));
    },
    around: (target: object) =>
      new Proxy(target, {
        get: (from, key) => (key === 'location' ? page.location : Reflect.get(from, key, from)),
      }),
  };
}

/** An address of a host as it was approved: `https://cdn.example`, `https://*.example`. */
function isOf(host: string, address: string): boolean {
  if (!host || !URL.canParse(address)) return false;
  const { origin } = new URL(address);
  const [before, after] = host.split('*.');
  return after === undefined
    ? origin === host
    : origin.startsWith(before!) && origin.endsWith(`.${after}`);
}
