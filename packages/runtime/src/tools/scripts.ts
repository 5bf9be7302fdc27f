/** What the frame tells; an app at an address of its own has the policy of that page, and no nonce. */
interface Place {
  nonce?: string;
  mayReach?(address: string): boolean;
}

/** Hosts whose scripts count visits for other companies: an app goes without them, as it does without such packages. */
const COUNTERS =
  /(^|\.)(googletagmanager\.com|google-analytics\.com|googlesyndication\.com|doubleclick\.net|connect\.facebook\.net|analytics\.tiktok\.com|licdn\.com|hotjar\.com|clarity\.ms|posthog\.com|segment\.com|mxpnl\.com|mixpanel\.com|plausible\.io|umami\.is|usefathom\.com|fullstory\.com|heapanalytics\.com|cloudflareinsights\.com|sentry-cdn\.com)$/;
const CLASSIC = /^(|text\/javascript|application\/javascript)$/;

const place = (globalThis as unknown as { __trellisPage: Place }).__trellisPage;
installScripts();

/**
 * Comes along with code that makes scripts. One that it writes itself is code of the app like any other, and is
 * told to the page's policy as such when it is put in. Where a script, or what a module imports, comes from
 * elsewhere, its host is what counts.
 */
function installScripts(): void {
  const ready = (given: readonly unknown[]): void => {
    for (const item of given)
      if (item instanceof HTMLScriptElement) prepare(item);
      else if (item instanceof DocumentFragment)
        for (const script of item.querySelectorAll('script')) prepare(script);
  };
  for (const [of, names] of [
    [Node.prototype, ['appendChild', 'insertBefore', 'replaceChild']],
    [
      Element.prototype,
      ['append', 'prepend', 'before', 'after', 'replaceWith', 'insertAdjacentElement'],
    ],
  ] as const) {
    const methods = of as unknown as Record<string, (...given: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]!;
      methods[name] = function (this: unknown, ...given: unknown[]) {
        ready(given);
        return method.apply(this, given);
      };
    }
  }
}

function prepare(script: HTMLScriptElement): void {
  if (script.isConnected) return;
  if (script.hasAttribute('src')) {
    // Browsers leave a script of an unknown kind alone.
    if (isCounter(script.src)) script.type = 'trellis/left-out';
    return;
  }
  if (place.nonce === undefined || script.text.trim() === '') return;
  if (CLASSIC.test(script.type)) script.nonce = place.nonce;
  // With a nonce of its own a module could import from anywhere.
  else if (script.type === 'module')
    script.src = URL.createObjectURL(new Blob([script.text], { type: 'text/javascript' }));
}

const isCounter = (address: string): boolean =>
  URL.canParse(address) &&
  COUNTERS.test(new URL(address).hostname) &&
  !(place.mayReach?.(address) ?? false);
