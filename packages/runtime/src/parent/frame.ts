import { HELLO, PORT, type ToFrame } from '../messages.ts';
import { FRAME_ALLOW, SANDBOX } from '../sandbox.ts';

export interface FrameOptions {
  container: HTMLElement;
  url: string;
  title: string;
  /** Called once, when the frame has said hello and holds its ports. */
  connected(): void;
  /** Something came, of which app code may have made anything. */
  message(data: unknown): void;
  /** The frame's document was replaced: something navigated it. */
  slipped(): void;
}

/** One iframe and the ports to it: what is said to it goes by one, and only what comes by the other is heard. */
export class Frame {
  readonly element: HTMLIFrameElement;
  private readonly options: FrameOptions;
  private port: MessagePort | null = null;
  private ear: MessagePort | null = null;
  private loads = 0;

  constructor(options: FrameOptions) {
    this.options = options;
    // Made by script: browsers restore a rewritten address of a frame in markup, and block it then.
    const element = document.createElement('iframe');
    element.title = options.title;
    element.setAttribute('sandbox', SANDBOX);
    element.setAttribute('allow', FRAME_ALLOW);
    element.referrerPolicy = 'no-referrer';
    element.style.cssText =
      'border:0;width:100%;height:100%;display:block;position:absolute;inset:0';
    element.src = options.url;
    this.element = element;
    addEventListener('message', this.onMessage);
    element.addEventListener('load', this.onLoad);
    options.container.append(element);
  }

  send(message: ToFrame): void {
    this.port?.postMessage(message);
  }

  close(): void {
    removeEventListener('message', this.onMessage);
    this.port?.close();
    this.ear?.close();
    this.port = null;
    this.element.remove();
  }

  private readonly onMessage = (event: MessageEvent): void => {
    // The frame's origin is opaque ("null"), so only its window tells who speaks.
    if (event.source !== this.element.contentWindow || !event.isTrusted) return;
    if (event.data !== HELLO) return;
    if (this.port) {
      this.options.slipped();
      return;
    }
    const down = new MessageChannel();
    const up = new MessageChannel();
    this.port = down.port1;
    this.ear = up.port1;
    up.port1.onmessage = ({ data }) => this.options.message(data);
    this.element.contentWindow?.postMessage(PORT, '*', [down.port2, up.port2]);
    this.options.connected();
  };

  private readonly onLoad = (): void => {
    this.loads++;
    if (this.loads > 1) this.options.slipped();
  };
}
