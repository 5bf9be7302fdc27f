import { FOREIGN, FOREIGN_WORDS } from '@trellis/contract/parsing';
import type { Part } from '@trellis/retrieval';
import { Fault, within } from '../fault.ts';
import { openedPdf, readPdf } from '../pdf.ts';
import type { Source } from '../source.ts';

const { pages: MOST_PAGES, words: MOST_WORDS } = FOREIGN.knowledge;
/** A line this much higher than the text is a heading. */
const HIGHER = 1.2;
/** Characters of a heading. */
const LONGEST_HEADING = 150;

interface Line {
  text: string;
  height: number;
  /** Nothing stands beside it, and a gap below. */
  endsParagraph: boolean;
}

/** A PDF as its headings and paragraphs, each with its page. */
export async function* partsOfPdf(source: Source): AsyncGenerator<Part> {
  const document = await openedPdf(source, MOST_PAGES);
  let length = 0;
  for (let page = 1; page <= document.numPages; page++) {
    const lines = await readPdf(async () => linesOf(await document.getPage(page)));
    length += lines.reduce((sum, { text }) => sum + text.length, 0);
    within(length, MOST_WORDS, FOREIGN_WORDS.tooLong(MOST_WORDS, 'A document'));
    yield* partsOfPage(lines, page);
  }
  if (length === 0) throw new Fault('no_words', 'This PDF holds no text');
  await document.cleanup();
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof openedPdf>>['getPage']>>;

async function linesOf(page: PdfPage): Promise<Line[]> {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let text = '';
  let height = 0;
  let last: number | null = null;
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = (item.transform as number[])[5] ?? 0;
    // The gap above a line tells whether a paragraph ended with the one before.
    const before = lines.at(-1);
    if (text === '' && before && last !== null && Math.abs(last - y) > 1.8 * (before.height || 10))
      before.endsParagraph = true;
    text += item.str;
    height = Math.max(height, item.height);
    if (item.str.trim() !== '') last = y;
    if (!item.hasEOL) continue;
    if (text.trim() !== '') lines.push({ text: text.trim(), height, endsParagraph: false });
    else if (lines.length > 0) lines.at(-1)!.endsParagraph = true;
    text = '';
    height = 0;
  }
  if (text.trim() !== '') lines.push({ text: text.trim(), height, endsParagraph: false });
  page.cleanup();
  return lines;
}

function* partsOfPage(lines: readonly Line[], page: number): Generator<Part> {
  const heights = lines.map(({ height }) => height).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  let paragraph = '';
  const flush = function* (): Generator<Part> {
    if (paragraph) yield { kind: 'text', text: paragraph, page };
    paragraph = '';
  };
  for (const { text, height, endsParagraph } of lines) {
    const isHeading = usual > 0 && height > usual * HIGHER && text.length <= LONGEST_HEADING;
    if (isHeading) {
      yield* flush();
      yield { kind: 'heading', level: height > usual * 1.6 ? 1 : 2, text, page };
      continue;
    }
    paragraph = joined(paragraph, text);
    if (endsParagraph) yield* flush();
  }
  yield* flush();
}

/** A word that was cut at a line's end is one again. */
function joined(before: string, line: string): string {
  if (before === '') return line;
  if (/\p{Ll}[-\u00AD]$/u.test(before) && /^\p{Ll}/u.test(line)) return before.slice(0, -1) + line;
  return `${before} ${line}`;
}
