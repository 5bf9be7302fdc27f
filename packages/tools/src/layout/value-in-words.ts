import type { BlockType, BlockValues } from '@trellis/contract';
import { parseMarkdown, type RootContent, words, written } from './markdown.ts';

type Body = { text: string; nodes: readonly RootContent[] };
type Reader<K extends BlockType> = (body: Body) => BlockValues[K] | undefined;

const find = <T extends RootContent['type']>(nodes: readonly RootContent[], type: T) =>
  nodes.find((node): node is Extract<RootContent, { type: T }> => node.type === type);

/** The entries of the first list, else the lines. */
function entries({ text, nodes }: Body) {
  const list = find(nodes, 'list');
  if (list)
    return list.children.map((item) => ({ text: words(item), checked: item.checked === true }));
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ text: one, checked: false }));
}

function table({ nodes }: Body): BlockValues['table'] | undefined {
  const [head, ...rows] = find(nodes, 'table')?.children ?? [];
  if (!head) return undefined;
  const cells = (row: typeof head) => row.children.map(words);
  return { columns: cells(head), rows: rows.map(cells) };
}

const NUMBER = /-?\d+(?:\.\d+)?/;

const READ: { [K in BlockType]: Reader<K> } = {
  text: ({ text }) => text.trim() || undefined,
  list: (body) => entries(body).map((one) => one.text),
  table,
  cards: (body) =>
    entries(body).map((one) => {
      const [, title = one.text, text = ''] =
        /^\s*(.{1,120}?)\s*(?::|\s[–—-])\s+([\s\S]*)$/.exec(one.text) ?? [];
      return { title, text };
    }),
  image: ({ text }) => (text.trim() ? { prompt: text.trim() } : undefined),
  chart: (body) => {
    const found = table(body);
    if (!found) return undefined;
    const [, ...names] = found.columns;
    const number = (cell = '') =>
      Number(NUMBER.exec(cell.replace(/(?<=\d)[,\s'](?=\d{3}\b)/g, ''))?.[0] ?? 0);
    return {
      labels: found.rows.map(([label = '']) => label),
      series: names.map((name, at) => ({
        name,
        values: found.rows.map((row) => number(row[at + 1])),
      })),
    };
  },
  score: (body) => {
    const score = NUMBER.exec(body.text)?.[0];
    if (score === undefined) return undefined;
    const reasons = find(body.nodes, 'list') ? entries(body).map((one) => one.text) : [];
    return { score: Math.min(100, Math.max(0, Number(score))), reasons };
  },
  checklist: (body) =>
    entries(body)
      // A box whose words are still to come.
      .filter((one) => !/^\[[ x]?\]?$/i.test(one.text))
      .map((one) => ({ text: one.text, isDone: one.checked })),
  code: ({ text, nodes }) => {
    const fence = find(nodes, 'code');
    if (fence) return { language: fence.lang ?? '', code: fence.value };
    return text.trim() ? { language: '', code: text } : undefined;
  },
  quote: ({ text, nodes }) => {
    const quote = find(nodes, 'blockquote');
    const said = quote ? words(quote) : text.trim();
    const after = quote ? written(text, nodes.slice(nodes.indexOf(quote) + 1)) : '';
    const inside = /^([\s\S]*?)\n?\s*[—–-]{1,2}\s*([^\n—–]+)$/.exec(said);
    if (!after && inside?.[1]) return { text: inside[1].trim(), source: inside[2]!.trim() };
    return said ? { text: said, source: after.replace(/^[—–-]+\s*/, '') } : undefined;
  },
  json: ({ text, nodes }) => {
    try {
      return JSON.parse(find(nodes, 'code')?.value ?? text);
    } catch {
      // No JSON: the block says so, as for anything else that it cannot hold.
      return undefined;
    }
  },
};

/** What stands in a section, as what its block holds; undefined where it is nothing of the kind. */
export function valueInWords<K extends BlockType>(
  type: K,
  text: string,
): BlockValues[K] | undefined {
  const read: Reader<K> = READ[type];
  // A text is taken as it is, and read again with each piece of it: it is not parsed for that.
  const nodes = type === 'text' || type === 'image' ? [] : parseMarkdown(text).children;
  return read({ text, nodes });
}
