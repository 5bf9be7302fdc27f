import { type FromFrame, LEADING_OUT, type Question } from '../messages.ts';
import { appPath } from './path.ts';

type Type = FromFrame['type'];
type Message<T extends Type> = Extract<FromFrame, { type: T }>;
/** Answers what it takes a value for, or throws: `readMessage` catches. */
type Read<T> = (value: unknown) => T;

/** Characters of what is read, of what is a name, and of what an app keeps in one go. */
const LONG = 20_000;
const SHORT = 2_000;
const KEPT = 5 * 1024 * 1024;
/** Values that the state of one place may consist of. */
const MOST_VALUES = 10_000;

function refuse(): never {
  throw new TypeError();
}
const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : refuse();
/** A text for people to read: what is too long of it is cut. */
const words =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most) : refuse();
const orNot =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? value : read(value);
const oneOf =
  <const T extends string>(...all: T[]): Read<T> =>
  (value) =>
    all.find((one) => one === value) ?? refuse();
const whole: Read<number> = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : refuse();
const bool: Read<boolean> = (value) => (typeof value === 'boolean' ? value : refuse());
const place: Read<string> = (value) => appPath(value) ?? refuse();
const fieldsOf: Read<Record<string, unknown>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : refuse();
/** An object of just these fields. */
const shape =
  <T extends object>(fields: { [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (value) => {
    const given = fieldsOf(value);
    const read: Partial<T> = {};
    for (const key in fields) read[key] = fields[key](given[key]);
    return read as T;
  };

/** What somebody could send: no more than a message may hold, and more than blanks. */
const message: Read<string> = (value) => {
  const said = text(LONG)(value);
  return said.trim() === '' ? refuse() : said;
};

const address: Read<string> = (value) => {
  const { href } = new URL(text(SHORT * 4)(value));
  return LEADING_OUT.test(href) ? href : refuse();
};

const changes: Read<Record<string, string | null>> = (value) => {
  let left = KEPT;
  const entries = Object.entries(fieldsOf(value)).map(([key, one]) => {
    const kept = one === null ? one : text(KEPT)(one);
    left -= key.length + (kept?.length ?? 0);
    return [key, kept] as const;
  });
  return left < 0 ? refuse() : Object.fromEntries(entries);
};

/**
 * A state as browsers keep one with a place of their history without notice, or none. In the frame the app has it
 * whole; only who comes back to the place finds nothing.
 */
const state: Read<unknown> = (value) => {
  const queue = [value];
  let weight = 0;
  for (const one of queue) {
    weight += typeof one === 'string' ? one.length / 100 : 1;
    if (typeof one === 'object' && one !== null && !(one instanceof Date)) {
      if (!Array.isArray(one) && Object.getPrototypeOf(one) !== Object.prototype) return null;
      const inner = Array.isArray(one) ? one : Object.values(one);
      if (inner.length < MOST_VALUES) queue.push(...inner);
      weight += inner.length;
    }
    if (weight > MOST_VALUES) return null;
  }
  return value;
};

const QUESTIONS: { [K in Question['kind']]: Read<Extract<Question, { kind: K }>> } = {
  token: shape({ kind: oneOf('token'), refresh: bool }),
  code: shape({ kind: oneOf('code'), name: text(SHORT) }),
  signOut: shape({ kind: oneOf('signOut') }),
};
const question: Read<Question> = (value) => {
  const kind = oneOf('token', 'code', 'signOut')(fieldsOf(value).kind);
  return QUESTIONS[kind](value);
};

const READERS: { [T in Type]: Read<Omit<Message<T>, 'type'>> } = {
  ReadyToReceiveMessages: shape({}),
  Painted: shape({}),
  Reload: shape({}),
  AppError: shape({
    error: shape({
      title: words(SHORT),
      details: orNot(words(LONG)),
      componentName: orNot(words(200)),
      scope: oneOf('component', 'page', 'app'),
    }),
  }),
  AppChangedUrl: shape({ url: place, state, replace: bool }),
  SendChatMessage: shape({ message }),
  Updated: shape({ id: whole, outcome: oneOf('done', 'rebuild', 'failed') }),
  Ask: shape({ id: whole, question }),
  Store: shape({ area: oneOf('local', 'session', 'cookie'), changes }),
  HistoryGo: shape({ delta: whole }),
  Leave: shape({ url: address }),
  Titled: shape({ title: words(SHORT) }),
  SignIn: shape({ nextUrl: place }),
  // The value is read by who asked for it.
  Used: shape({
    id: whole,
    value: (value) => value,
    error: (value) => (value === null ? value : words(SHORT)(value)),
  }),
  Pong: shape({ id: whole }),
};

/**
 * Reads what came out of the frame, of which app code may have made anything; null for what is none of its
 * messages. Written by hand, since published pages carry it.
 */
export function readMessage(data: unknown): FromFrame | null {
  try {
    const { type } = fieldsOf(data);
    if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null;
    return { ...READERS[type as Type](data), type } as FromFrame;
  } catch {
    // Whatever it was, there is nobody to tell of it.
    return null;
  }
}
