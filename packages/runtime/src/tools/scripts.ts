/** What the frame tells; an app at an address of its own has the policy of that page. */
const { nonce } = (globalThis as unknown as { __trellisPage: { nonce?: string } }).__trellisPage;
if (nonce) installScripts(nonce);

/**
 * Comes along with code that makes scripts. One that it writes itself is code of the app like any other, and is
 * told to the page's policy as such when it is put in. Where a script, or what a module imports, comes from
 * elsewhere, its host is what counts.
 */
function installScripts(nonce: string): void {
  const ready = (given: readonly unknown[]): void => {
    for (const item of given)
      if (item instanceof HTMLScriptElement) allow(item, nonce);
      else if (item instanceof DocumentFragment)
        for (const script of item.querySelectorAll('script')) allow(script, nonce);
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

const CLASSIC = /^(|text\/javascript|application\/javascript)$/;

function allow(script: HTMLScriptElement, nonce: string): void {
  if (script.hasAttribute('src') || script.isConnected || script.text.trim() === '') return;
  if (CLASSIC.test(script.type)) script.nonce = nonce;
  // With a nonce of its own a module could import from anywhere.
  else if (script.type === 'module')
    script.src = URL.createObjectURL(new Blob([script.text], { type: 'text/javascript' }));
}
