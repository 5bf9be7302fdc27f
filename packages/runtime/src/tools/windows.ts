import { writtenWindow } from './written.ts';

/** What the frame tells of addresses; an app at an address of its own has windows as browsers open them. */
interface Place {
  outside?(url: string): string;
  nonce?: string;
}

const place = (globalThis as unknown as { __trellisPage: Place }).__trellisPage;
if (place.outside) installWindows(place.outside, place.nonce ?? '');

/** Comes along with code that opens windows: those that it writes itself, and documents that it made. */
function installWindows(outside: (url: string) => string, nonce: string): void {
  const open = window.open.bind(window);
  const documents = rememberDocuments();
  window.open = (url, target, features) => {
    const address = url === undefined ? '' : String(url);
    if (documents.has(address)) {
      download(address);
      return window;
    }
    if (address !== '' && address !== 'about:blank') return open(url, target, features);
    const shown = open('', target, features);
    return shown && writtenWindow(shown, nonce, outside);
  };
  addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((item) => item instanceof HTMLAnchorElement);
      if (!link || link.hasAttribute('download') || !documents.has(link.href)) return;
      event.preventDefault();
      download(link.href);
    },
    true,
  );
}

/**
 * Addresses of PDF documents that the app made: a browser shows none where there is no origin, so they are
 * downloaded instead.
 */
function rememberDocuments(): ReadonlySet<string> {
  const known = new Set<string>();
  const make = URL.createObjectURL.bind(URL);
  const drop = URL.revokeObjectURL.bind(URL);
  URL.createObjectURL = (source) => {
    const address = make(source);
    if (source instanceof Blob && source.type === 'application/pdf') known.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    known.delete(address);
    drop(address);
  };
  return known;
}

function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'document.pdf';
  link.click();
}
