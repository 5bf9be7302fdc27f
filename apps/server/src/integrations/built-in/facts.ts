/** What a text itself says: the only thing that an answer without a model can be made of. */
export interface Facts {
  /** `Name: Ann`, `"price": 3`: labels in lower case without signs, and what stands after them. */
  labels: Map<string, string>;
  /** Figures as they are written, and the words around each. */
  numbers: { text: string; near: string[] }[];
  dates: string[];
  emails: string[];
  urls: string[];
  /** Words in a row that begin with capitals: people, mostly. */
  people: string[];
  words: Set<string>;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const PEOPLE = /(?<![\p{L}.])\p{Lu}\p{Ll}{1,30}(?: \p{Lu}\p{Ll}{1,30}){1,3}(?!\p{L})/gu;
const FIGURE = /(?<![\w.,])[-+−]?\d(?:[\d.,]{0,30}\d)?(?!\w)/g;
const LONGEST = 100_000;
/** Labels of whole passages; others are over with the sentence. */
const LONG = /description|summary|text|body|content|review|message|notes?$/;

/** A label as names of fields are compared: `First name` and `first_name` are one. */
export const plainName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{N}]{1,40}/gu)].map(([word]) => word.toLowerCase());

export function factsOf(said: string): Facts {
  const text = said.slice(0, LONGEST);
  const urls = [...text.matchAll(/https?:\/\/[^\s"'<>)\]}]{1,500}/g)].map(([url]) => url);
  const emails = [...text.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g)];
  return {
    labels: labelsOf(text.split('\n')),
    numbers: [...text.matchAll(FIGURE)].slice(0, 300).map((match) => ({
      text: match[0],
      near: wordsIn(text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 25)),
    })),
    dates: datesOf(text),
    emails: emails.map(([email]) => email),
    urls: urls.map((url) => url.replace(/[.,;:!?]+$/, '')),
    people: [...text.matchAll(PEOPLE)].slice(0, 50).map(([name]) => name),
    words: new Set(wordsIn(text)),
  };
}

function labelsOf(lines: string[]): Map<string, string> {
  const labels = new Map<string, string>();
  const add = (label: string, value: string) => {
    const name = plainName(label);
    const said = LONG.test(name) ? value : value.replace(/[.!?]\s+\p{Lu}.*$/su, '');
    const plain = said
      .trim()
      .replace(/^["'“]|["'”]?[,;.]?$/g, '')
      .trim();
    if (name && plain && !labels.has(name)) labels.set(name, plain);
  };
  for (const line of lines.slice(0, 2_000)) {
    const short = line.slice(0, 2_000);
    // Several in one line: `Name: Ann, age: 34`.
    const many = [
      ...short.matchAll(
        /["']?([A-Za-z][\w -]{0,40}?)["']?\s*[:=]\s*("[^"]{0,300}"|(?:[^,;{}[\]"]|(?<=\d),(?=\d)){1,300})/g,
      ),
    ];
    for (const [, label = '', value = ''] of many) if (!/^https?$/i.test(label)) add(label, value);
    const whole = /^\s*(?:[-*•]\s*)?["']?([A-Za-z][\w -]{0,40}?)["']?\s*:\s*(\S.*)$/.exec(short);
    if (whole && many.length <= 1) {
      labels.delete(plainName(whole[1]!));
      add(whole[1]!, whole[2]!);
    }
  }
  return labels;
}

/** Days that are written so that they can be read in one way only, as `2026-05-31`. */
export function datesOf(text: string): string[] {
  const found: string[] = [];
  const add = (year: number, month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 999)
      found.push(date.toISOString().slice(0, 10));
  };
  const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  for (const [, y, m, d] of text.matchAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g)) add(+y!, +m!, +d!);
  for (const [, d, m, y] of text.matchAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g)) add(+y!, +m!, +d!);
  const american = /\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/g;
  for (const [, m, d, y] of text.matchAll(american)) add(+y!, monthOf(m!), +d!);
  for (const [, d, m, y] of text.matchAll(/\b(\d{1,2}) ([A-Z][a-z]{2,8}) (\d{4})\b/g))
    add(+y!, monthOf(m!), +d!);
  return found;
}
