import { plainDigits } from '@trellis/fields';

/** How a language writes days: as the grid and the editor show them, and without a year. */
const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { dateStyle: 'short' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'numeric' },
];
/** Of two figures a year is of this century up to here. */
const LAST_SHORT = 68;

interface Form {
  pattern: RegExp;
  /** Of one that names it. */
  month: number | null;
}

const plain = (text: string): string =>
  plainDigits(text.normalize('NFKC')).toLowerCase().replaceAll('’', "'");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Words with dots and spaces between, which may be left out. */
const loosely = (text: string): string =>
  escaped(plain(text))
    .replace(/\\\.(?=$|\s)/g, '\\.?')
    .replace(/\s+/g, '\\s*');

function sourceOf(parts: readonly Intl.DateTimeFormatPart[]): string {
  const source = parts.map(({ type, value }, at) => {
    if (type === 'day') return '(?<day>\\d{1,2})';
    if (type === 'year') return '(?<year>\\d{4}|\\d{2})';
    if (type === 'month' && /^\d+$/.test(plain(value))) return '(?<month>\\d{1,2})';
    const isEnd = at === parts.length - 1;
    return isEnd && type === 'literal' ? `(?:${loosely(value)})?` : loosely(value);
  });
  return `^${source.join('')}(?=$|[,،\\s])`;
}

function formsIn(locale: string): Form[] {
  const found = new Map<string, Form>();
  for (const style of STYLES) {
    const format = new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory' });
    for (let at = 0; at < 12; at++) {
      const source = sourceOf(format.formatToParts(new Date(2026, at, 25)));
      const month = source.includes('<month>') ? null : at + 1;
      if (!found.has(source)) found.set(source, { pattern: new RegExp(source, 'u'), month });
    }
  }
  return [...found.values()];
}

/** Today and the days around it by their words; one that stands for two days is none. */
function nearIn(locale: string): Map<string, number> {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const found = new Map<string, number>();
  for (const days of [0, 1, -1, 2, -2]) {
    const word = plain(words.format(days, 'day'));
    if (found.has(word)) found.set(word, Number.NaN);
    else if (!/\d/.test(word)) found.set(word, days);
  }
  return new Map([...found].filter(([, days]) => !Number.isNaN(days)));
}

/** The words for the two halves of a day, as they stand beside its hours. */
function halvesIn(locale: string): [word: string, half: string][] {
  const hours = new Intl.DateTimeFormat(locale, { hour: 'numeric', hour12: true });
  return [9, 21].flatMap((hour) => {
    const parts = hours.formatToParts(new Date(2026, 0, 1, hour));
    const word = parts.find(({ type }) => type === 'dayPeriod')?.value;
    return word ? [[plain(word), hour < 12 ? 'am' : 'pm'] as [string, string]] : [];
  });
}

const known = new Map<string, ReturnType<typeof wordsIn>>();
const wordsIn = (locale: string) => ({
  forms: formsIn(locale),
  near: nearIn(locale),
  halves: halvesIn(locale),
});
function wordsOf(locale: string) {
  const words = known.get(locale) ?? wordsIn(locale);
  known.set(locale, words);
  return words;
}

function isoOf(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

const fullYear = (text: string): number =>
  Number(text) + (text.length > 2 ? 0 : Number(text) > LAST_SHORT ? 1_900 : 2_000);

/** The ways in which a text can begin with a day as this language writes it: with that day by ISO 8601, and the rest as it is. */
export function ownDates(text: string, locale: string): string[] {
  // In Vietnam the hour comes first.
  const said = plain(text)
    .trim()
    .replace(/^(\d{1,2}:\d{2})\s+(.+)$/, '$2 $1');
  const { forms, near, halves } = wordsOf(locale);
  const now = new Date();
  const rest = (length: number) => {
    const left = said.slice(length).replace(/^[,،\s]+/, '');
    const [word, half] = halves.find(([one]) => left.includes(one)) ?? ['', ''];
    // A word for 'at' says nothing more.
    const clock = left
      .replace(word, '')
      .trim()
      .replace(/^\p{L}+\s+(?=\d)/u, '');
    return `${clock.replace(/(\d)\sh\s(?=\d)/, '$1:')} ${half}`.trim();
  };
  const found: string[] = [];
  for (const [word, days] of [...near, ...wordsOf('en').near]) {
    if (said !== word && !/^[,،\s]/.test(said.startsWith(word) ? said.slice(word.length) : ''))
      continue;
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
    found.push(
      `${isoOf(date.getFullYear(), date.getMonth() + 1, date.getDate())} ${rest(word.length)}`,
    );
  }
  for (const { pattern, month } of forms) {
    const match = pattern.exec(said);
    if (!match) continue;
    const { year, month: figure, day } = match.groups ?? {};
    const behind = rest(match[0].length);
    // A year may stand behind the form that has none: `3/4 2026`.
    const own = year ?? /^\d{4}(?!\d)/.exec(behind)?.[0];
    const whole = own === undefined ? now.getFullYear() : fullYear(own);
    const clock = own === year ? behind : behind.slice(own?.length);
    found.push(`${isoOf(whole, month ?? Number(figure), Number(day))} ${clock.trim()}`);
  }
  return found.map((one) => one.trim());
}
