import { toBlob } from 'html-to-image';
import { shownFaces } from './faces.ts';

/** Marks what the library fetches, beside what the app does meanwhile. */
const OURS: RequestInit = { cache: 'force-cache' };
/** One grey point: what a picture of elsewhere is in the picture, since no policy lets its bytes be read. */
const GREY = Uint8Array.from(atob('R0lGODlhAQABAIAAAOXn6wAAACwAAAAAAQABAAACAkQBADs='), (sign) =>
  sign.charCodeAt(0),
);

/** Makes a picture of what is on the screen now. */
export async function use(): Promise<Blob> {
  const background = getComputedStyle(document.body).backgroundColor;
  const restore = withoutElsewhere();
  try {
    const picture = await toBlob(document.body, {
      width: innerWidth,
      height: innerHeight,
      pixelRatio: 1,
      fontEmbedCSS: await shownFaces(bytesOf),
      fetchRequestInit: OURS,
      filter: (node) => !isBroken(node) && !isOfPerson(node),
      backgroundColor: background === 'rgba(0, 0, 0, 0)' ? '#fff' : background,
      style: { transform: `translate(${-scrollX}px, ${-scrollY}px)` },
    });
    if (!picture) throw new Error('Nothing was drawn');
    return picture;
  } finally {
    restore();
  }
}

/** The library asks for every picture's bytes; what is shown from elsewhere may not be asked for, and is not an error of the app. */
function withoutElsewhere(): () => void {
  const before = globalThis.fetch;
  const fetching: typeof fetch = (input, init) =>
    init === OURS && !isHere(String(input))
      ? Promise.resolve(new Response(new Blob([GREY], { type: 'image/gif' })))
      : before.call(globalThis, input, init);
  globalThis.fetch = fetching;
  return () => {
    if (globalThis.fetch === fetching) globalThis.fetch = before;
  };
}

function isHere(address: string): boolean {
  if (!URL.canParse(address, location.href)) return false;
  const { protocol, origin } = new URL(address, location.href);
  return /^(data|blob):$/.test(protocol) || origin === location.origin;
}

/** A file of here as an address that holds its bytes; null where they do not come. */
async function bytesOf(address: string): Promise<string | null> {
  if (!isHere(address)) return null;
  try {
    const answer = await fetch(address, OURS);
    if (!answer.ok) return null;
    const reader = new FileReader();
    const read = new Promise((done) => reader.addEventListener('loadend', done));
    reader.readAsDataURL(await answer.blob());
    await read;
    return typeof reader.result === 'string' ? reader.result : null;
  } catch {
    return null;
  }
}

/** Who is signed in there is whoever builds the app: others see the picture, too. */
const isOfPerson = (node: Node): boolean =>
  node instanceof HTMLElement && node.dataset.account !== undefined;

/** The browser tried to show it, and could not: a copy of it would ask again, which the app's console would tell as its error. */
function isBroken(node: Node): boolean {
  return node instanceof HTMLImageElement && node.complete && node.naturalWidth === 0;
}
