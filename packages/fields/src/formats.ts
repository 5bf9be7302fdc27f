/** A form that a stored text has, as JSON Schema names it: `fits` is what a row is held to, `words` what it is called. */
export interface TextFormat {
  fits: (text: string) => boolean;
  words: string;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const isTime = (text: string): boolean =>
  text.length < 40 && /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Wider than JSON Schema's own: what generated code and existing apps write is taken. By name; other formats of a
 * schema say nothing.
 */
export const TEXT_FORMATS = {
  'date-time': { fits: isTime, words: 'a time such as 2026-05-31T14:00:00Z' },
  // A day, or a time as code writes one that is at hand: it is kept as it is, for the code that reads it.
  date: {
    fits: (text) => isTime(text) && /^.{10}(T.*)?$/.test(text),
    words: 'a date such as 2026-05-31',
  },
  time: {
    fits: (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?/.test(text),
    words: 'a time such as 14:00',
  },
  email: { fits: (text) => ADDRESS.test(text), words: 'an email address' },
} as const satisfies Record<string, TextFormat>;

/** The format of that name; undefined for one that says nothing. */
export const textFormat = (name: unknown): TextFormat | undefined =>
  typeof name === 'string' && Object.hasOwn(TEXT_FORMATS, name)
    ? TEXT_FORMATS[name as keyof typeof TEXT_FORMATS]
    : undefined;
