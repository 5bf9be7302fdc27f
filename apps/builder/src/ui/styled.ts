/**
 * Takes the style sheets that were fetched without holding back the first paint, once all are there; one that does not
 * come leaves the page plain rather than away.
 */
export async function styled(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][media=print]',
  );
  const taken = [...links].map(async (link) => {
    if (!link.sheet)
      await new Promise<void>((resolve) => {
        link.addEventListener('load', () => resolve(), { once: true });
        link.addEventListener('error', () => resolve(), { once: true });
      });
    link.media = 'all';
  });
  await Promise.all(taken);
}
