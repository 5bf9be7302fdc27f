import { ActionStreamParser } from '@trellis/assistant';
import { type Figure, median, repeat, timed } from './figure.ts';

const LINE =
  '  const cheap = items.filter((item) => item.price < 7).map((item) => <li key={item.id}>{item.name}</li>);\n';
const FILE = `Here is the page.\n<action type="add_file" file="pages/Page.tsx" title="Page">\n${LINE.repeat(40)}</action>\n`;

function chunksOf(megabytes: number, size: number): string[] {
  const text = FILE.repeat(Math.ceil((megabytes * 1e6) / FILE.length));
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += size) chunks.push(text.slice(at, at + size));
  return chunks;
}

function parse(chunks: readonly string[]): void {
  const parser = new ActionStreamParser();
  for (const chunk of chunks) parser.push(chunk);
  parser.end();
}

/** The least that any parser must do: look at each character of each chunk once. */
function lookOnce(chunks: readonly string[]): number {
  let lines = 0;
  for (const chunk of chunks)
    for (let i = 0; i < chunk.length; i++) if (chunk.charCodeAt(i) === 10) lines++;
  return lines;
}

/** The action stream's speed, in small and large chunks, at one and at ten megabytes: the same speed is linear time. */
export async function run(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [size, atLeast] of [
    [8, 30],
    [64, 150],
  ] as const)
    for (const megabytes of [1, 10]) {
      const chunks = chunksOf(megabytes, size);
      const speed = (ms: number) => megabytes / (ms / 1e3);
      parse(chunks);
      const ours = await repeat(5, () => timed(() => parse(chunks)));
      const plain = await repeat(5, () => timed(() => lookOnce(chunks)));
      figures.push({
        figure: `parser, ${size}-byte chunks, ${megabytes} MB`,
        value: speed(median(ours)),
        unit: 'MB/s',
        goal: { atLeast },
        beside: { what: 'a loop that looks at each character once', value: speed(median(plain)) },
      });
    }
  return figures;
}
