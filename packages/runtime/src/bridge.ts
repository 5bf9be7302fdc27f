/** An end user of an app, as app code sees them (`User.me()`). */
export interface BridgeUser {
  id: string;
  email: string;
  full_name: string;
  role: string;
}

/** An error of an app on its way out of the frame (spec 2, section 7: `app_error`). */
export interface AppErrorReport {
  title: string;
  details?: string;
  componentName?: string;
  scope: 'component' | 'page' | 'app';
}

/**
 * What the frame gives to the code that runs in it, as the frozen `globalThis.__trellis`.
 * The kit's clients (packages/app-kit) are its only intended callers; apps use the kit.
 */
export interface TrellisBridge {
  readonly appId: string;
  /** Origin of the server, without a slash at its end: `${serverUrl}/live_api/apps/…`. */
  readonly serverUrl: string;
  /** `preview` in the builder, `published` on an app's own page. */
  readonly environment: 'preview' | 'published';
  /** Who is signed in now; null for a visitor. Follow changes with `onUserChange`. */
  readonly user: BridgeUser | null;
  /** Calls back after each change of `user`; answers a function that ends it. */
  onUserChange(callback: (user: BridgeUser | null) => void): () => void;
  /** The app's bearer token, refreshed when it is about to end; null for a visitor. */
  getToken(options?: { refresh?: boolean }): Promise<string | null>;
  /** Leads to the app's login; `nextUrl` is an address or path of the app, this page when absent. */
  signIn(nextUrl?: string): void;
  signOut(): Promise<void>;
  /** Leads to where the person sets their name, password and the like for this app. */
  openAccount(): void;
  /** Tells the parent of an error; never throws. */
  reportError(error: AppErrorReport): void;
  /** Goes to an app-relative path (router) or, with a whole address, leaves the app. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** The address under which people open an app-relative path, such as '/tool/letter'. */
  addressOf(path: string): string;
  /** In the builder: puts a message into the chat (spec: SendChatMessage). Elsewhere nothing happens. */
  sendChatMessage(message: string): void;
}

declare global {
  var __trellis: TrellisBridge;
}
