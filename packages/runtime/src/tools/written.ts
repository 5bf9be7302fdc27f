/**
 * Windows that code opens empty and writes itself: to print an invoice, or to lead somewhere once an answer is
 * there. The frame has no origin, so that such a window's document is out of its reach: what is written is
 * kept here and shown as a page of its own.
 */
export function writtenWindow(shown: Window, nonce: string, whereTo: (url: string) => string) {
  const page = new WrittenPage(shown, nonce);
  const location = new Proxy({ href: 'about:blank' } as unknown as Location, {
    get: (_, key) => {
      if (key === 'assign' || key === 'replace') return (url: string) => leadTo(url);
      return key === 'href' || key === 'toString' ? 'about:blank' : undefined;
    },
    set: (_, key, url: unknown) => {
      if (key === 'href') leadTo(url);
      return true;
    },
  });
  const leadTo = (url: unknown): void => {
    page.forget();
    shown.location.href = whereTo(String(url));
  };
  const own: Record<string, unknown> = {
    document: page.document,
    location,
    print: () => page.show(true),
    close: () => page.close(),
    addEventListener: (type: string, listener: () => void) => page.onLoad(type, listener),
    removeEventListener: () => undefined,
  };
  return new Proxy({} as Window, {
    get(_, key) {
      if (typeof key === 'string' && key in own) return own[key];
      if (key === 'closed') return shown.closed;
      if (key === 'focus' || key === 'blur' || key === 'postMessage')
        return (shown[key] as (...given: unknown[]) => void).bind(shown);
      return undefined;
    },
    set(_, key, value: unknown) {
      if (key === 'location') leadTo(value);
      else if (key === 'onload') page.onLoad('load', value as () => void);
      else if (typeof key === 'string') own[key] = value;
      return true;
    },
  });
}

/** The text of such a window, or the document that code makes of it piece by piece. */
class WrittenPage {
  readonly document: Document;
  private readonly shown: Window;
  private readonly nonce: string;
  private text = '';
  private made: Document | null = null;
  private timer = 0;
  private isPrinted = false;
  private isForgotten = false;
  private listeners: (() => void)[] = [];

  constructor(shown: Window, nonce: string) {
    this.shown = shown;
    this.nonce = nonce;
    const writing: Record<string, unknown> = {
      open: () => this.document,
      write: (...texts: unknown[]) => this.write(texts.join('')),
      writeln: (...texts: unknown[]) => this.write(`${texts.join('')}\n`),
      close: () => this.soon(),
      readyState: 'complete',
    };
    this.document = new Proxy(document, {
      get: (_, key) => {
        if (typeof key === 'string' && key in writing) return writing[key];
        const value: unknown = Reflect.get(this.whole(), key, this.whole());
        return typeof value === 'function' ? value.bind(this.whole()) : value;
      },
      set: (_, key, value) => Reflect.set(this.whole(), key, value, this.whole()),
    });
  }

  /** Code that builds the page from its parts shows it with the next turn, as a browser does. */
  private whole(): Document {
    this.made ??= new DOMParser().parseFromString(this.text, 'text/html');
    this.soon();
    return this.made;
  }

  private write(text: string): void {
    if (this.made) this.made.body.insertAdjacentHTML('beforeend', text);
    else this.text += text;
    this.soon();
  }

  onLoad(type: string, listener: () => void): void {
    if (type !== 'load' && type !== 'DOMContentLoaded') return;
    this.listeners.push(listener);
    this.soon();
  }

  private soon(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.show(false));
  }

  /**
   * Shows what there is by now; `print`: and prints it. What waits for its load comes first and is shown with it:
   * a window that is led on while it is still being led may stay where it was.
   */
  show(print: boolean): void {
    if (this.isForgotten || (this.isPrinted && print)) return;
    for (const listener of this.listeners.splice(0)) heard(listener);
    clearTimeout(this.timer);
    if (this.isForgotten) return;
    const html = this.made?.documentElement.outerHTML ?? this.text;
    if (html && !this.isPrinted) {
      this.isPrinted = print;
      this.shown.location.href = addressOf(html, this.nonce, print);
    }
    if (this.listeners.length > 0) this.soon();
  }

  /** One that is to be printed closes itself behind that. */
  close(): void {
    this.forget();
    if (!this.isPrinted) this.shown.close();
  }

  forget(): void {
    clearTimeout(this.timer);
    this.isForgotten = true;
  }
}

/** A fault in a listener is the app's, told as such, and keeps nothing from being shown. */
function heard(listener: () => void): void {
  try {
    listener();
  } catch (fault) {
    reportError(fault);
  }
}

/** Scripts in what is written are the app's own, and held to the same policy. */
function addressOf(html: string, nonce: string, print: boolean): string {
  const marked = html.replace(/<script\b/gi, `<script nonce="${nonce}"`);
  const printing = print
    ? `<script nonce="${nonce}">addEventListener('afterprint', () => close()); addEventListener('load', () => print());</script>`
    : '';
  return URL.createObjectURL(new Blob([marked, printing], { type: 'text/html;charset=utf-8' }));
}
