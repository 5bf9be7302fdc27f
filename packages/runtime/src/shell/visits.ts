import type { ShellBoot } from './boot.ts';

/** Tells the server which pages of the app are opened, this one first; nothing is kept in the browser. */
export function reportVisits({ appId, basePath }: Pick<ShellBoot, 'appId' | 'basePath'>): void {
  let last: string | null = null;
  const tell = () => {
    const page = location.pathname.slice(basePath.length) || '/';
    if (page === last) return;
    const referrer = last === null ? document.referrer.slice(0, 4_000) : '';
    last = page;
    void fetch(`/apps/${appId}/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page: page.slice(0, 1_000), referrer }),
      keepalive: true,
    }).catch(() => {
      // A visit that is not counted is nothing to the visitor.
    });
  };
  const push = history.pushState;
  history.pushState = function pushState(...entry) {
    push.apply(this, entry);
    tell();
  };
  addEventListener('popstate', tell);
  // A page that the browser makes ready ahead is not opened yet.
  const ahead = document as Document & { prerendering?: boolean };
  if (ahead.prerendering) document.addEventListener('prerenderingchange', tell, { once: true });
  else {
    // What the page needs comes first; who leaves before it is there has opened it all the same.
    addEventListener('load', () => setTimeout(tell), { once: true });
    addEventListener('pagehide', tell, { once: true });
  }
}
