/** Where in its source a passage stands; what is not known of it is left out. */
export interface Place {
  /** A page of a PDF, counted from one. */
  page?: number;
  /** The headings above it, the outermost first. */
  headings?: string[];
  /** A row of a table, counted from one below its header. */
  row?: number;
  /** Of a page on the web. */
  address?: string;
  /** Characters of a plain text: where it begins, and behind its end. */
  start?: number;
  end?: number;
}

/** A document as its parts in their order, whatever it was written in. */
export type Part =
  /** `text` as it stands there; `title` without the marks that make it a heading. */
  | { kind: 'heading'; level: number; text: string; title?: string; page?: number; start?: number }
  /** A paragraph, an entry of a list, a line. */
  | { kind: 'text'; text: string; page?: number; start?: number }
  | { kind: 'table'; header: string[]; rows: string[][]; page?: number };
