import { Parser } from 'htmlparser2';
import type { Part } from './document.ts';

const HEADING = /^h([1-6])$/;
/** What stands in a line by itself. */
const BLOCKS = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer form header hr li main nav ol p pre section td th tr ul br'.split(
    ' ',
  ),
);
/** What is no text of the page's. */
const SILENT = new Set(
  'script style noscript template svg math head iframe object select'.split(' '),
);

/** A page's text as its headings, paragraphs and tables. Nothing of it runs; a table within another is text of it. */
export function partsOfHtml(html: string): Part[] {
  const reader = new HtmlReader();
  const parser = new Parser({
    onopentagname: (name) => reader.open(name),
    onclosetag: (name) => reader.close(name),
    ontext: (text) => reader.text(text),
  });
  parser.end(html);
  return reader.end();
}

class HtmlReader {
  readonly #parts: Part[] = [];
  #text = '';
  #heading = 0;
  #silent = 0;
  #tables = 0;
  #rows: { cells: string[]; isHeader: boolean }[] = [];

  open(name: string): void {
    if (SILENT.has(name)) this.#silent++;
    if (this.#silent > 0) return;
    const level = HEADING.exec(name)?.[1];
    if (name === 'table' && this.#tables++ === 0) {
      this.#flush();
      this.#rows = [];
    } else if (this.#tables > 0) {
      if (name === 'tr') this.#rows.push({ cells: [], isHeader: true });
      if (name === 'td' || name === 'th') {
        this.#text = '';
        const row = this.#rows.at(-1);
        if (row && name === 'td') row.isHeader = false;
      }
    } else if (level) {
      this.#flush();
      this.#heading = Number(level);
    } else if (BLOCKS.has(name)) this.#flush();
  }

  close(name: string): void {
    if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    if (this.#silent > 0) return;
    if (name === 'table' && this.#tables > 0 && --this.#tables === 0) this.#table();
    else if (this.#tables > 0) {
      if (name === 'td' || name === 'th') {
        this.#rows.at(-1)?.cells.push(tidy(this.#text));
        this.#text = '';
      } else if (BLOCKS.has(name)) this.#text += ' ';
    } else if (BLOCKS.has(name) || HEADING.test(name)) this.#flush();
  }

  text(text: string): void {
    if (this.#silent === 0) this.#text += text;
  }

  end(): Part[] {
    if (this.#tables > 0) this.#table();
    this.#flush();
    return this.#parts;
  }

  #flush(): void {
    const text = tidy(this.#text);
    this.#text = '';
    const level = this.#heading;
    this.#heading = 0;
    if (text === '') return;
    this.#parts.push(level > 0 ? { kind: 'heading', level, text } : { kind: 'text', text });
  }

  #table(): void {
    const rows = this.#rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
    this.#rows = [];
    this.#text = '';
    const [first] = rows;
    if (!first) return;
    const width = Math.max(...rows.map(({ cells }) => cells.length));
    // A table of one column lays something out; it lists nothing.
    if (width === 1) {
      for (const { cells } of rows) this.#parts.push({ kind: 'text', text: cells[0] ?? '' });
      return;
    }
    const hasHeader =
      rows.length > 1 && (first.isHeader || first.cells.every((cell) => cell !== ''));
    this.#parts.push({
      kind: 'table',
      header: hasHeader ? first.cells : [],
      rows: rows.slice(hasHeader ? 1 : 0).map(({ cells }) => cells),
    });
  }
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
