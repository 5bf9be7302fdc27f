/** A title may say as much as a tab of a browser can show. */
const MOST = 300;

/** Tells of each title that code gives to the page: by `document.title`, or by a `<title>` that React puts before that of the document. */
export function watchTitle(tell: (title: string) => void): void {
  let last = titleNow();
  new MutationObserver(() => {
    const now = titleNow();
    if (now === last) return;
    last = now;
    if (now !== '') tell(now);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}

const titleNow = (): string => document.title.slice(0, MOST);
