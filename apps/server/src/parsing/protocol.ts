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

/** Work of a process that reads foreign files: how its bytes are read. */
export type Job =
  | CsvJob
  | { kind: 'json' }
  /** The rows of a sheet, by its name; of the first one where there is none such. */
  | { kind: 'sheet'; name: string | null }
  | { kind: 'sheet-names' }
  /** How many records there are, as far as `most` and one more. */
  | { kind: 'count'; of: CsvJob | { kind: 'json' }; most: number }
  | { kind: 'word' }
  | { kind: 'pdf' }
  | { kind: 'drawing' }
  | PictureJob;

/** A row of a table, with its place: the line it ends at, or its row in a sheet, counted from one. */
export type TableRow = [place: number, cells: (string | number | boolean | null)[]];

/** What each kind of work answers at its end; rows and records come before it, as lists in JSON. */
export interface Values {
  'sheet-names': string[];
  count: number;
  word: string;
  pdf: string;
  drawing: Uint8Array;
  picture: { content: Uint8Array; format: PictureFormat };
}

export type FaultCode =
  | 'broken'
  | 'locked'
  | 'too_much'
  | 'import_inflates'
  | 'too_many_pages'
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
  | { type: 'want'; id: number }
  | { type: 'rows'; id: number; json: string }
  | { type: 'done'; id: number; value: unknown }
  | { type: 'fault'; id: number; code: FaultCode; message: string };
