import type { PassagePlace } from '@trellis/contract';
import type { Encoding } from './encoding.ts';

/** How a table's text is written. */
export interface CsvJob {
  kind: 'csv';
  encoding: Encoding;
  separator: string;
  /** Bytes of one record. */
  record: number;
}

/** What a picture is to become; `from` are the formats that it may have. */
export interface PictureJob {
  kind: 'picture';
  from: readonly PictureFormat[];
  to: PictureFormat | 'same';
  quality: number;
  width?: number | undefined;
  height?: number | undefined;
  fit: 'cover' | 'contain' | 'inside';
  position: 'centre' | 'top';
  mayGrow: boolean;
}
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** A document that is cut into passages: how it is written. Text is UTF-8; a CSV file and a sheet are lists. */
export type PassagesJob = { kind: 'passages' } & (
  | { format: 'pdf' | 'word' | 'html' | 'text' }
  | { format: 'csv'; csv: CsvJob }
  | { format: 'sheet'; name: string | null }
  /** Texts of pages, as a list in JSON. */
  | { format: 'pages' }
);

/** A passage, where it stands, and the terms that it is found by. */
export interface FoundPassage {
  text: string;
  place: PassagePlace;
  /** How many terms it has in all. */
  length: number;
  terms: [term: string, often: number][];
  /** Of a row of a list, in the order of its columns. */
  cells?: string[];
  /** What a row is known by, when its list is read again: 16 hex digits. */
  key?: string;
}

/** What a page of the web says of itself; addresses are whole. */
export interface PageRead {
  links: string[];
  canonical: string | null;
  isNoindex: boolean;
  isNofollow: boolean;
  /** Of its words. */
  hash: string;
}

/** What is known of a document once its passages are read. */
export interface PassagesRead {
  /** As ISO 639-3 has it; `und` where it is not known. */
  language: string;
  /** Bytes of its passages. */
  size: number;
  title: string | null;
  /** Of a list. */
  columns: string[] | null;
}

/** Work of a process that reads foreign files: how its bytes are read. */
export type Job =
  | CsvJob
  | { kind: 'json' }
  /** The rows of a sheet, by its name; of the first one that holds any where there is none such. */
  | { kind: 'sheet'; name: string | null }
  | { kind: 'sheets' }
  /** How many records there are, as far as `most` and one more. */
  | { kind: 'count'; of: CsvJob | { kind: 'json' }; most: number }
  | { kind: 'word' }
  | { kind: 'pdf' }
  /** One page of a scanned PDF, counted from one. */
  | { kind: 'scan'; page: number }
  | { kind: 'drawing' }
  | PassagesJob
  | { kind: 'page'; address: string }
  | PictureJob;

/** A row of a table, with its place: the line it ends at, or its row in a sheet, counted from one. */
export type TableRow = [place: number, cells: (string | number | boolean | null)[]];

/** A sheet of a workbook. */
export interface SheetSeen {
  name: string;
  /** It holds nothing, or less than rows, and others are beside it. */
  isEmpty: boolean;
}

/** What each kind of work answers at its end; rows and records come before it, as lists in JSON. */
export interface Values {
  sheets: SheetSeen[];
  count: number;
  word: string;
  pdf: string;
  /** How many pages there are, and the picture of the one that is meant, as JPEG. */
  scan: { pages: number; picture: Uint8Array | null };
  drawing: Uint8Array;
  picture: { content: Uint8Array; format: PictureFormat };
  passages: PassagesRead;
  page: PageRead;
}

export type FaultCode =
  | 'broken'
  | 'locked'
  | 'too_much'
  | 'import_inflates'
  | 'too_many_pages'
  | 'no_words'
  | 'no_rows'
  /** Our own, not the file's. */
  | 'internal';

export type ToProcess =
  | { type: 'job'; id: number; job: Job }
  /** A piece of the file, in answer to `want`; null behind the last one. */
  | { type: 'bytes'; id: number; bytes: Uint8Array | null }
  /** One more step may be sent. */
  | { type: 'next'; id: number }
  | { type: 'stop'; id: number };

export type FromProcess =
  /** It has read its own program. */
  | { type: 'ready' }
  | { type: 'want'; id: number }
  | { type: 'rows'; id: number; json: string }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'fault'; id: number; code: FaultCode; message: string };
