import type { LogLine } from '../messages.ts';

const LEVELS = ['log', 'info', 'debug', 'warn', 'error'] as const;
/** So much of a line is told of, and so many lines in ten seconds: a loop may write without end. */
const LONGEST = 200;
const MOST = 60;
const WITHIN_MS = 10_000;

/** Tells of what the app writes to its console, which is written all the same. */
export function watchConsole(logged: (line: LogLine) => void): void {
  let since = 0;
  let count = 0;
  for (const level of LEVELS) {
    const plain = console[level];
    console[level] = (...parts: unknown[]) => {
      plain.apply(console, parts);
      if (Date.now() - since > WITHIN_MS) [since, count] = [Date.now(), 0];
      if (count++ < MOST) logged({ level, text: lineOf(parts) });
    };
  }
}

/** The parts in words, put into their places where the first one has some: `%s` of it. */
function lineOf([first, ...rest]: readonly unknown[]): string {
  const words = rest.map(wordsOf);
  const filled = wordsOf(first).replace(/%[sdifoOc]/g, (place) => {
    const word = words.shift() ?? place;
    return place === '%c' ? '' : word;
  });
  return [filled, ...words].join(' ').slice(0, LONGEST);
}

function wordsOf(value: unknown): string {
  try {
    if (typeof value === 'string') return value.slice(0, LONGEST);
    if (value instanceof Error) return `${value.name}: ${value.message}`;
    return (JSON.stringify(value) ?? String(value)).slice(0, LONGEST);
  } catch {
    // What holds itself, or answers with an error: its kind is all that is known.
    return typeof value;
  }
}
