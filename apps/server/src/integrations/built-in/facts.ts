/** What a prompt itself says: the only thing that an answer without a model can be made of. */
export interface Facts {
  /** `Name: Ann`, `"price": 3`: labels in lower case without signs, and what stands after them. */
  labels: Map<string, string>;
  numbers: { value: number; words: string }[];
  dates: string[];
  emails: string[];
  urls: string[];
  quotes: string[];
  /** Words in a row that begin with capitals: people, mostly. */
  people: string[];
  /** What follows `in` or `from` with a capital. */
  places: string[];
  /** Lines of lists, else the parts of an enumeration. */
  items: string[];
  sentences: string[];
  /** The words that matter, the most frequent first. */
  words: string[];
}

const STOP = new Set(
  `about above after again all also and any are array based because been before being below between both but can could
  create does doing down during each example few following for from further generate give given had has have having here
  how include including into its json just list make more most must need not object only other our out over own please
  provide return same schema should some such than that the their them then there these they this those through under until
  use user very was were what when where which while who why will with would write you your`.split(
    /\s+/,
  ),
);
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const PEOPLE = /(?<![\p{L}.])\p{Lu}\p{Ll}{1,30}(?: \p{Lu}\p{Ll}{1,30}){1,3}(?!\p{L})/gu;
const PLACES = /\b(?:in|from|at|near) (\p{Lu}\p{L}{2,30}(?: \p{Lu}\p{L}{2,30})?)/gu;
const LONGEST = 100_000;
/** Labels of whole passages; others are over with the sentence. */
const LONG = /description|summary|text|body|content|review|message|notes?$/;

/** A label as names of fields are compared: `First name` and `first_name` are one. */
export const plainName = (name: string): string =>
  name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export function factsOf(prompt: string): Facts {
  const text = prompt.slice(0, LONGEST);
  const lines = text.split('\n');
  const items = lines.flatMap(
    (line) => /^\s*(?:[-*•]|\d{1,3}[.)])\s+(\S.{0,300})/.exec(line)?.[1]?.trim() ?? [],
  );
  const urls = [...text.matchAll(/https?:\/\/[^\s"'<>)\]}]{1,500}/g)].map(([url]) => url);
  return {
    labels: labelsOf(lines),
    numbers: [...text.matchAll(/(?<![\w.])-?\d{1,15}(?:,\d{3})*(?:\.\d{1,9})?(?![\w])/g)]
      .slice(0, 300)
      .map((match) => ({
        value: Number(match[0].replaceAll(',', '')),
        words: plainName(
          text.slice(Math.max(0, match.index - 40), match.index + match[0].length + 25),
        ),
      })),
    dates: datesOf(text),
    emails: [...text.matchAll(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g)].map(
      ([email]) => email,
    ),
    urls: urls.map((url) => url.replace(/[.,;:!?]+$/, '')),
    quotes: [
      ...text.matchAll(/"([^"\n]{2,500})"|“([^”\n]{2,500})”|(?<!\w)'([^'\n]{2,500})'(?!\w)/g),
    ].map(([, a, b, c]) => (a ?? b ?? c ?? '').trim()),
    people: [...text.matchAll(PEOPLE)].slice(0, 50).map(([name]) => name),
    places: [...text.matchAll(PLACES)].slice(0, 50).map(([, name = '']) => name),
    items: items.length > 0 ? items : enumerationIn(text),
    sentences: sentencesOf(text),
    words: wordsOf(text),
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
        /["']?([A-Za-z][\w -]{0,40}?)["']?\s*[:=]\s*("[^"]{0,300}"|[^,;{}[\]"]{1,300})/g,
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

function datesOf(text: string): string[] {
  const found: string[] = [];
  const add = (year: number, month: number, day: number) => {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 999)
      found.push(date.toISOString().slice(0, 10));
  };
  for (const [, y, m, d] of text.matchAll(/\b(\d{4})-(\d\d)-(\d\d)\b/g)) add(+y!, +m!, +d!);
  for (const [, d, m, y] of text.matchAll(/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/g)) add(+y!, +m!, +d!);
  for (const [, m, d, y] of text.matchAll(
    /\b([A-Z][a-z]{2,8})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/g,
  ))
    add(+y!, MONTHS.indexOf(m!.slice(0, 3).toLowerCase()) + 1, +d!);
  for (const [, d, m, y] of text.matchAll(/\b(\d{1,2}) ([A-Z][a-z]{2,8}) (\d{4})\b/g))
    add(+y!, MONTHS.indexOf(m!.slice(0, 3).toLowerCase()) + 1, +d!);
  return found;
}

/** `apples, pears and plums`, or three and more after a colon. */
function enumerationIn(text: string): string[] {
  const match =
    /([\p{L}\p{N}' -]{2,40}(?:, [\p{L}\p{N}' -]{2,40}){1,20},? (?:and|or|&) [\p{L}\p{N}' -]{2,40})/u.exec(
      text,
    );
  const after = /:\s*([\p{L}\p{N}' -]{1,40}(?:, [\p{L}\p{N}' -]{1,40}){2,20})(?![\p{L}@])/u;
  const found = match ?? after.exec(text);
  if (!found) return [];
  return found[1]!
    .split(/, (?:and |or |& )?| (?:and|or|&) /)
    .map((part) => part.trim())
    .filter(Boolean);
}

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^\s*(?:[-*•#]+|\d{1,3}[.)])\s*/, '').trim())
    .filter((sentence) => sentence.length > 1)
    .slice(0, 500);

function wordsOf(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}][\p{L}\p{N}'-]{2,30}/gu))
    if (!STOP.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
}
