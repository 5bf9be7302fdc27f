/** An end user of the app. */
export interface BridgeUser {
  id: string;
  email: string;
  full_name: string;
  role: string;
}

/** What the page around the app gives to it before any app code runs: the part that the kit uses. */
export interface Bridge {
  readonly appId: string;
  /** Origin of the server, without a slash at its end. */
  readonly serverUrl: string;
  /** `preview` in the builder, `published` on an app's own page. */
  readonly environment: 'preview' | 'published';
  readonly user: BridgeUser | null;
  onUserChange(callback: (user: BridgeUser | null) => void): () => void;
  getToken(options?: { refresh?: boolean }): Promise<string | null>;
  signIn(nextUrl?: string): void;
  signOut(): Promise<void>;
  /** Goes to a place of the app. */
  navigate(to: string, options?: { replace?: boolean }): void;
  /** The address under which people open a place of the app. */
  addressOf(path: string): string;
  /** Leads to the settings of the person in this app. */
  openAccount(): void;
  /** Tells the builder of an error, and the server of one in a published app. */
  reportError(error: { title: string; details?: string; scope: 'app' }): void;
}

/** The bridge of this app. It is missing only when app code runs outside the runtime. */
export function bridge(): Bridge {
  const found = (globalThis as { __trellis?: Bridge }).__trellis;
  if (!found) throw new Error('This code runs inside a Trellis app only');
  return found;
}
