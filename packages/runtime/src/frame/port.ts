import {
  type FromFrame,
  HELLO,
  PORT,
  type Question,
  type Start,
  type ToFrame,
} from '../messages.ts';

/*
 * An app shares this realm, and may put what it likes in the place of the browser's own functions. What is
 * needed to speak with the parent is therefore taken here, before any of its code is there, and called by
 * `apply` alone; what is looked up later stands in objects without a prototype.
 */
const { apply } = Reflect;
const Answered = Promise;
const post = MessagePort.prototype.postMessage;
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!.get!;

type Handler<T extends ToFrame['type']> = (message: Extract<ToFrame, { type: T }>) => void;

/** The frame's end of the way to the parent. It can say anything: what is handed on says one thing each. */
export interface FramePort {
  send(message: FromFrame): void;
  on<T extends ToFrame['type']>(type: T, handler: Handler<T>): void;
  /** Asks the parent; rejects with what it says is wrong. */
  ask(question: Question): Promise<unknown>;
}

/** Says hello to the parent and waits for the ports and the first message on them. */
export function connect(begin: (port: FramePort, start: Start) => void): void {
  addEventListener('message', function listen(event) {
    if (event.source !== parent || !event.isTrusted || event.data !== PORT) return;
    const [incoming, outgoing] = event.ports;
    if (!incoming || !outgoing) return;
    removeEventListener('message', listen);
    const port = portOf(incoming, outgoing);
    port.on('Start', ({ start }) => begin(port, start));
  });
  // The parent knows who speaks by the window; the frame's origin is opaque.
  parent.postMessage(HELLO, '*');
}

/**
 * Two ports, since whatever runs while a message arrives can read its port off the window's current event:
 * nobody listens at the other end of that one, and nothing ever arrives at the one that is listened to.
 */
function portOf(incoming: MessagePort, outgoing: MessagePort): FramePort {
  const handlers: Record<string, (message: ToFrame) => void> = Object.create(null);
  const waiting: Record<number, Handler<'Answer'>> = Object.create(null);
  let asked = 0;
  const send = (message: FromFrame): void => apply(post, outgoing, [message]);
  incoming.onmessage = (event: MessageEvent) => {
    if (!event.isTrusted) return;
    const message: ToFrame = apply(dataOf, event, []);
    if (message.type === 'Answer') waiting[message.id]?.(message);
    else if (message.type === 'Ping') send({ type: 'Pong', id: message.id });
    else handlers[message.type]?.(message);
  };
  return {
    send,
    on(type, handler) {
      handlers[type] = handler as (message: ToFrame) => void;
    },
    ask(question) {
      const id = ++asked;
      return new Answered((resolve, reject) => {
        waiting[id] = ({ value, error }) => {
          delete waiting[id];
          if (error === null) resolve(value);
          else reject(new Error(error));
        };
        send({ type: 'Ask', id, question });
      });
    },
  };
}
