import type { BlockType, BlockValues } from '@trellis/contract';
import { valueInWords } from './value-in-words.ts';

/** A value that came as JSON, as far as it can be what the block holds; undefined where it cannot. */
type Reader<K extends BlockType> = (raw: unknown) => BlockValues[K] | undefined;

type Named = Record<string, unknown>;
const isNamed = (raw: unknown): raw is Named =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A value in one line of text. */
function line(raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  if (typeof raw === 'string') return raw.trim();
  if (typeof raw === 'number' || typeof raw === 'boolean') return String(raw);
  if (Array.isArray(raw)) return raw.map(line).filter(Boolean).join(', ');
  return Object.values(raw).map(line).filter(Boolean).join(' — ');
}

/** The first of these that is there. */
const pick = (raw: Named, ...names: string[]): unknown =>
  names.map((name) => raw[name]).find((value) => value !== undefined && value !== null);

const numberOf = (raw: unknown): number | undefined => {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  if (typeof raw !== 'string') return undefined;
  const found = /-?\d+(?:[.,]\d+)?/.exec(raw.replace(/(?<=\d)[\s,'](?=\d{3}\b)/g, ''));
  return found ? Number(found[0].replace(',', '.')) : undefined;
};

const listOf = (raw: unknown): unknown[] | undefined => {
  if (Array.isArray(raw)) return raw;
  if (!isNamed(raw)) return undefined;
  // A list under a name of its own: {"items": […]}.
  const lists = Object.values(raw).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : undefined;
};

/** A thing each under its number or its name: {"1": "…", "2": "…"}. */
const entriesOf = <T>(raw: unknown, is: (value: unknown) => value is T): [string, T][] | null => {
  const entries = isNamed(raw) ? Object.entries(raw) : [];
  return entries.length > 0 && entries.every((entry): entry is [string, T] => is(entry[1]))
    ? entries
    : null;
};
const isText = (raw: unknown): raw is string => typeof raw === 'string';
const isTruth = (raw: unknown): raw is boolean => typeof raw === 'boolean';

const texts = (raw: unknown): string[] | undefined =>
  (listOf(raw) ?? entriesOf(raw, isText)?.map(([, text]) => text))
    ?.map(line)
    .filter((one) => one !== '');

function table(raw: unknown): BlockValues['table'] | undefined {
  const { columns: given, headers, ...rest } = isNamed(raw) ? raw : { rows: raw };
  const found = Array.isArray(rest.rows) ? rest.rows : listOf(rest);
  if (!found) return undefined;
  // Where nothing names the columns, the first of several rows does.
  const isHeaded = !isNamed(raw) && found.length > 1 && found.every(Array.isArray);
  const named = isHeaded ? texts(found[0]) : texts(given ?? headers);
  const rows = isHeaded ? found.slice(1) : found;
  const columns = named ?? [...new Set(rows.filter(isNamed).flatMap(Object.keys))];
  const cells = rows.map((row) => {
    if (Array.isArray(row)) return row.map(line);
    return isNamed(row)
      ? columns.map((name, at) => line(row[name] ?? Object.values(row)[at]))
      : [line(row)];
  });
  return { columns, rows: cells };
}

function chart(raw: unknown): BlockValues['chart'] | undefined {
  if (isNamed(raw) && Array.isArray(raw.labels)) {
    const labels = raw.labels.map(line);
    const given = Array.isArray(raw.series)
      ? raw.series
      : Array.isArray(raw.datasets)
        ? raw.datasets
        : [raw];
    const series = given.filter(isNamed).flatMap((one) => {
      const values = pick(one, 'values', 'data');
      if (!Array.isArray(values)) return [];
      return [
        { name: line(pick(one, 'name', 'label')), values: values.map((v) => numberOf(v) ?? 0) },
      ];
    });
    return { labels, series };
  }
  // A point each: [{"label": "May", "value": 3}].
  const points = listOf(raw)?.filter(isNamed);
  if (points?.length) {
    const values = points.map(
      (point) => numberOf(Object.values(point).find((v) => numberOf(v) !== undefined)) ?? 0,
    );
    return {
      labels: points.map((point) => line(Object.values(point).find((v) => typeof v === 'string'))),
      series: [{ name: '', values }],
    };
  }
  const pairs = isNamed(raw)
    ? Object.entries(raw).filter(([, v]) => numberOf(v) !== undefined)
    : [];
  if (pairs.length === 0) return undefined;
  return {
    labels: pairs.map(([name]) => name),
    series: [{ name: '', values: pairs.map(([, value]) => numberOf(value)!) }],
  };
}

/** Cards by their titles, or one that stands alone. */
const namedCards = (raw: unknown): unknown[] | undefined => {
  const entries = entriesOf(raw, isText);
  if (entries && isNamed(raw) && pick(raw, 'title', 'name', 'heading') !== undefined) return [raw];
  return entries?.map(([title, text]) => ({ title, text }));
};

const READ: { [K in BlockType]: Reader<K> } = {
  text: (raw) => {
    if (Array.isArray(raw)) return raw.map(line).filter(Boolean).join('\n\n') || undefined;
    return line(raw) || undefined;
  },
  list: texts,
  table,
  cards: (raw) =>
    (listOf(raw) ?? namedCards(raw))?.map((one) => {
      if (!isNamed(one)) return { title: line(one), text: '' };
      const { itemId } = one;
      const title = line(pick(one, 'title', 'name', 'heading'));
      return {
        title,
        text: line(pick(one, 'text', 'description', 'reason', 'content')),
        ...(typeof itemId === 'string' && itemId !== '' && { itemId }),
      };
    }),
  image: (raw) => {
    if (typeof raw === 'string') return raw.trim() ? { prompt: raw.trim() } : undefined;
    if (!isNamed(raw)) return undefined;
    const { itemId } = raw;
    const prompt = line(pick(raw, 'prompt', 'description', 'text'));
    if (typeof itemId === 'string' && itemId !== '') return { prompt, itemId };
    return prompt ? { prompt } : undefined;
  },
  chart,
  score: (raw) => {
    const score = numberOf(isNamed(raw) ? pick(raw, 'score', 'value', 'rating') : raw);
    if (score === undefined) return undefined;
    const why = isNamed(raw) ? pick(raw, 'reasons', 'reason', 'explanation') : undefined;
    const reasons = Array.isArray(why) ? why.map(line) : why === undefined ? [] : [line(why)];
    return { score: Math.min(100, Math.max(0, score)), reasons: reasons.filter(Boolean) };
  },
  checklist: (raw) =>
    (listOf(raw) ?? entriesOf(raw, isTruth)?.map(([text, isDone]) => ({ text, isDone })))?.map(
      (one) => {
        if (!isNamed(one)) {
          const box = /^\s*(?:[-*]\s*)?\[([ xX])\]\s*/.exec(line(one));
          return { text: line(one).slice(box?.[0].length ?? 0), isDone: /x/i.test(box?.[1] ?? '') };
        }
        const done = pick(one, 'isDone', 'done', 'checked', 'completed');
        return {
          text: line(pick(one, 'text', 'title', 'task', 'item')),
          isDone: done === true || /^(true|yes|x)$/i.test(line(done)),
        };
      },
    ),
  code: (raw) => {
    if (Array.isArray(raw)) return { language: '', code: raw.map(String).join('\n') };
    if (!isNamed(raw)) return undefined;
    const code = pick(raw, 'code', 'content', 'text');
    const language = line(pick(raw, 'language', 'lang'));
    return typeof code === 'string' ? { language, code } : undefined;
  },
  quote: (raw) => {
    if (Array.isArray(raw) && raw.length === 1) return READ.quote(raw[0]);
    if (!isNamed(raw)) return isText(raw) ? valueInWords('quote', raw) : undefined;
    const text = line(pick(raw, 'text', 'quote'));
    return text ? { text, source: line(pick(raw, 'source', 'author', 'from')) } : undefined;
  },
  json: (raw) => (typeof raw === 'string' ? undefined : raw),
};

/** What a model sent for a block, as what the block holds; undefined where nothing of it can be. */
export function blockValue<K extends BlockType>(type: K, raw: unknown): BlockValues[K] | undefined {
  const read: Reader<K> = READ[type];
  const value = read(raw);
  if (value !== undefined || typeof raw !== 'string') return value;
  // Words where JSON was asked for: a list written as lines, a table as Markdown.
  return raw.trim() === '' ? undefined : valueInWords(type, raw);
}
