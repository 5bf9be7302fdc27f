import { type FromFrame, HELLO, PORT, type ToFrame } from '../messages.ts';
import { FRAME_ALLOW, SANDBOX } from '../sandbox.ts';

export interface FrameOptions {
  container: HTMLElement;
  url: string;
  title: string;
  /** Called once, when the frame has said hello and holds the port. */
  connected(): void;
  message(message: FromFrame): void;
  /** The frame's document was replaced: something navigated it. */
  slipped(): void;
}

/** One iframe and the port to it. */
export class Frame {
  readonly element: HTMLIFrameElement;
  private readonly options: FrameOptions;
  private port: MessagePort | null = null;
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
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = (message: MessageEvent<FromFrame>) => this.options.message(message.data);
    this.element.contentWindow?.postMessage(PORT, '*', [port2]);
    this.options.connected();
  };

  private readonly onLoad = (): void => {
    this.loads++;
    if (this.loads > 1) this.options.slipped();
  };
}
