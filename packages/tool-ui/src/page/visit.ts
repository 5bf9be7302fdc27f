/** Tells the server that the page was opened, once what it needs is here; nothing is kept in the browser for it. */
export function countVisit(appId: string, path: string): void {
  // The runs of a tool are no pages of their own.
  const page = (path.replace(/\/run\/[0-9a-f]{24}\/?$/, '') || '/').slice(0, 1_000);
  const tell = () =>
    void fetch(`/apps/${appId}/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ page, referrer: document.referrer.slice(0, 4_000) }),
      keepalive: true,
    }).catch(() => {
      // A visit that is not counted is nothing to the visitor.
    });
  addEventListener('load', () => setTimeout(tell), { once: true });
}
