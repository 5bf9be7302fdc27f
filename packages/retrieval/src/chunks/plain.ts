import type { Part } from './document.ts';

/** A heading of Markdown. */
const HEADING = /^(#{1,6})[ \t]+(.+?)[ \t#]*$/;
/** A heading of Markdown, or lines up to an empty one or a heading; each with the empty lines behind it. */
const PARAGRAPH =
  /^#{1,6}[ \t][^\n]*(?:\n[ \t]*)*|[^\n]*\S[^\n]*(?:\n(?!#{1,6}[ \t])[^\n]*\S[^\n]*)*(?:\n[ \t]*)*/gm;
/** A row of a table of Markdown, and the line below its header. */
const ROW = /^\s*\|.*\|\s*$/;
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** A plain text, or one in Markdown, as its headings, paragraphs and tables. */
export function* partsOfPlain(text: string): Generator<Part> {
  for (const match of text.matchAll(PARAGRAPH)) {
    const [paragraph] = match;
    const start = match.index;
    const line = paragraph.trimEnd();
    const [, marks, title] = (!line.includes('\n') && HEADING.exec(line)) || [];
    const table = ROW.test(line.split('\n', 1)[0]!) ? tableOf(line.split('\n')) : null;
    if (table) yield table;
    else if (marks && title)
      yield { kind: 'heading', level: marks.length, text: paragraph, title, start };
    else yield { kind: 'text', text: paragraph, start };
  }
}

function tableOf(lines: readonly string[]): Part | null {
  const [header, rule, ...rows] = lines;
  if (!header || !rule || !RULE.test(rule) || !rows.every((row) => ROW.test(row))) return null;
  return { kind: 'table', header: cellsOf(header), rows: rows.map(cellsOf) };
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
