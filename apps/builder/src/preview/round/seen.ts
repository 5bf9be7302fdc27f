/** What a page says of whether somebody sees it. */
type Seen = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/** Does something once: now, or as soon as whoever went elsewhere comes back to the page; not after `signal`. */
export function onceSeen(page: Seen, signal: AbortSignal, go: () => void): void {
  if (signal.aborted) return;
  if (!page.hidden) {
    go();
    return;
  }
  const back = () => {
    if (page.hidden) return;
    page.removeEventListener('visibilitychange', back);
    go();
  };
  page.addEventListener('visibilitychange', back, { signal });
}
