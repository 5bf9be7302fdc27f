import { type FromApp, LEADING_OUT, type Question } from '../messages.ts';
import { appPath } from './path.ts';

/*
 * Reads what came out of the frame, of which app code may have made anything. Written by hand, since published pages
 * carry it. What comes has been cloned: it has no getters and no methods.
 */

/** Answers what it takes a value for, or throws: `readerOf` catches. */
export type Read<T> = (value: unknown) => T;

/** Characters of what is read, of what is a name, and of what an app keeps in one go. */
export const LONG = 20_000;
export const SHORT = 2_000;
const KEPT = 5 * 1024 * 1024;
/** Values that the state of one place may consist of, and of which kinds. */
const MOST_VALUES = 10_000;
const KEPT_KINDS: unknown[] = [Object, Array, Date];

export function refuse(): never {
  throw new TypeError();
}
/** What is too long of a text is cut. */
export const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? value.slice(0, most) : refuse();
const orNot =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value) =>
    value === undefined ? value : read(value);
export const oneOf =
  <const T extends string>(...all: T[]): Read<T> =>
  (value) =>
    all.find((one) => one === value) ?? refuse();
export const whole: Read<number> = (value) =>
  Number.isSafeInteger(value) ? Number(value) : refuse();
const bool: Read<boolean> = (value) => (typeof value === 'boolean' ? value : refuse());
const place: Read<string> = (value) => appPath(value) ?? refuse();
const fieldsOf: Read<Record<string, unknown>> = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : refuse();
/** An object of just these fields. */
export const shape =
  <T extends object>(fields: { [K in keyof T]-?: Read<T[K]> }): Read<T> =>
  (value) => {
    const given = fieldsOf(value);
    const read: Partial<T> = {};
    for (const key in fields) read[key] = fields[key](given[key]);
    return read as T;
  };
/** One of several objects, distinguished by the word that stands under `key`. */
const union =
  <K extends string, T extends Record<K, string>>(
    key: K,
    readers: { [V in T[K]]: Read<Omit<Extract<T, Record<K, V>>, K>> },
  ): Read<T> =>
  (value) => {
    const word = fieldsOf(value)[key];
    if (typeof word !== 'string' || !Object.hasOwn(readers, word)) return refuse();
    const read: unknown = { ...readers[word as T[K]](value), [key]: word };
    return read as T;
  };

const address: Read<string> = (value) => {
  const { href } = new URL(text(SHORT * 4)(value));
  return LEADING_OUT.test(href) ? href : refuse();
};

const changes: Read<Record<string, string | null>> = (value) => {
  let left = KEPT;
  const entries = Object.entries(fieldsOf(value)).map(([key, one]) => {
    const kept = one === null ? one : text(KEPT + 1)(one);
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
    if (typeof one === 'object' && one !== null) {
      if (!KEPT_KINDS.includes(one.constructor)) return null;
      const inner = Object.values(one);
      weight += inner.length;
      if (weight < MOST_VALUES) queue.push(...inner);
    }
    if (weight >= MOST_VALUES) return null;
  }
  return value;
};

/** Null for what is none of the messages. */
export function readerOf<T extends { type: string }>(
  readers: Parameters<typeof union<'type', T>>[1],
): Read<T | null> {
  const read = union<'type', T>('type', readers);
  return (data) => {
    try {
      return read(data);
    } catch {
      // Whatever it was, there is nobody to tell of it.
      return null;
    }
  };
}

export const readMessage = readerOf<FromApp>({
  ReadyToReceiveMessages: shape({}),
  Painted: shape({}),
  Reload: shape({}),
  AppError: shape({
    error: shape({
      title: text(SHORT),
      details: orNot(text(LONG)),
      componentName: orNot(text(200)),
      scope: oneOf('component', 'page', 'app'),
    }),
  }),
  AppChangedUrl: shape({ url: place, state, replace: bool }),
  Ask: shape({
    id: whole,
    question: union<'kind', Question>('kind', {
      token: shape({ refresh: bool }),
      code: shape({ name: text(SHORT) }),
      signOut: shape({}),
    }),
  }),
  Store: shape({ area: oneOf('local', 'session', 'cookie'), changes }),
  HistoryGo: shape({ delta: whole }),
  Leave: shape({ url: address }),
  Titled: shape({ title: text(SHORT) }),
  SignIn: shape({ nextUrl: place }),
  Pong: shape({ id: whole }),
});
