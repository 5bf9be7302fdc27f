/** The languages whose months are known wherever a text comes from; the reader's own comes first. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl'];
/** Shorter than this a word is no month. */
const LEAST = 3;
/** Ways to shorten that are no beginning of the name. */
const ALSO: Record<string, number> = { mrz: 3, janv: 1, févr: 2, fevr: 2, avr: 4, juil: 7 };

const bare = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The months of languages by their names and by what those begin with; what may be several stands for none. */
function namesIn(languages: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number | null>(Object.entries(ALSO));
  for (const language of languages) {
    // Beside a day a month stands in the case that dates have it in.
    const names = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
    for (let month = 1; month <= 12; month++) {
      const parts = names.formatToParts(Date.UTC(2026, month - 1, 15, 12));
      const name = bare(parts.find(({ type }) => type === 'month')?.value ?? '');
      for (let end = LEAST; end <= name.length; end++) {
        const word = name.slice(0, end);
        const known = found.get(word);
        found.set(word, known === undefined || known === month ? month : null);
      }
    }
  }
  return new Map([...found].flatMap(([word, month]) => (month ? [[word, month] as const] : [])));
}

const known = new Map<string, ReadonlyMap<string, number>>();

/** Months of one language, or of the common ones; each is found out once. */
function monthsOf(locale: string): ReadonlyMap<string, number> {
  const months = known.get(locale) ?? namesIn(locale === '' ? LANGUAGES : [locale]);
  known.set(locale, months);
  return months;
}

/** The month that a word names, counted from one; null for none, and for one that could be several. */
export function monthNamed(word: string, locale = ''): number | null {
  const wanted = bare(word);
  const own = locale === '' ? undefined : monthsOf(locale).get(wanted);
  return own ?? monthsOf('').get(wanted) ?? null;
}
