import { GROUPS, type Group, type GroupLimits } from './limits.ts';
import { Pool } from './pool.ts';
import type {
  CsvJob,
  FoundPassage,
  Job,
  PassagesJob,
  PassagesRead,
  PictureJob,
  TableRow,
  Values,
} from './protocol.ts';
import { Reading } from './reading.ts';

type Content = AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>;

/** A file to be read: whose it is, and its bytes, which are opened once it is its turn. */
export interface Foreign {
  /** Whose turn it takes: the app's id. */
  owner: string;
  open: () => Content;
}

/** A file that is in memory already. */
export const foreignBytes = (owner: string, bytes: Uint8Array): Foreign => ({
  owner,
  open: () => Promise.resolve(piecesOf(bytes)),
});

const PIECE = 1_000_000;

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * Reads foreign files, each in a process that has nothing of ours and may use little (limits.ts). What is wrong with a
 * file, or too much of it, is a Refusal.
 */
export class Parsing {
  readonly #pools: Record<Group, Pool>;

  constructor(limits: Readonly<Record<Group, GroupLimits>> = GROUPS) {
    const names = Object.keys(limits) as Group[];
    const pools = names.map((name) => [name, new Pool(limits[name])] as const);
    this.#pools = Object.fromEntries(pools) as Record<Group, Pool>;
  }

  /** The rows of a CSV file or of a sheet. It has begun when this answers. */
  rows(
    file: Foreign,
    job: Extract<Job, { kind: 'csv' | 'sheet' }>,
    group: 'tables' | 'imports' = 'tables',
  ): Promise<Reading<TableRow>> {
    return this.#read(group, file, job);
  }

  /** The records of a JSON file. */
  records(file: Foreign): Promise<Reading<unknown>> {
    return this.#read('tables', file, { kind: 'json' });
  }

  /** How many records a file has, as far as `most` and one more. */
  count = (file: Foreign, job: CsvJob | { kind: 'json' }, most: number) =>
    this.#value('tables', file, { kind: 'count', of: job, most });
  /** The sheets of a workbook, in their order. */
  sheets = (file: Foreign) => this.#value('tables', file, { kind: 'sheets' });
  /** The words of a Word file, and of a PDF. */
  wordsOfWord = (file: Foreign) => this.#value('documents', file, { kind: 'word' });
  wordsOfPdf = (file: Foreign) => this.#value('documents', file, { kind: 'pdf' });
  /** A drawing (SVG) as a PNG. */
  drawing = (file: Foreign) => this.#value('drawings', file, { kind: 'drawing' });
  picture = (file: Foreign, job: Omit<PictureJob, 'kind'>) =>
    this.#value('pictures', file, { kind: 'picture', ...job });

  /** The passages of a document, and what is known of it at their end. It has begun when this answers. */
  passages = (file: Foreign, job: PassagesJob): Promise<Reading<FoundPassage, PassagesRead>> =>
    this.#read<FoundPassage, PassagesRead>('knowledge', file, job);

  /** A page of a scanned PDF as a picture, and how many pages there are. */
  scan = (file: Foreign, page: number) => this.#value('knowledge', file, { kind: 'scan', page });

  /** Where a page of the web leads, and what it says of itself. */
  page = (file: Foreign, address: string) =>
    this.#value('knowledge', file, { kind: 'page', address });

  /** The processes that there are just now. */
  get pids(): number[] {
    return Object.values(this.#pools).flatMap(({ pids }) => pids);
  }

  close(): void {
    for (const pool of Object.values(this.#pools)) pool.close();
  }

  async #read<T, E = unknown>(
    group: Group,
    { owner, open }: Foreign,
    job: Job,
  ): Promise<Reading<T, E>> {
    return Reading.begin<T, E>(await this.#pools[group].run(owner, job, open));
  }

  async #value<K extends Job['kind'] & keyof Values>(
    group: Group,
    { owner, open }: Foreign,
    job: Extract<Job, { kind: K }>,
  ): Promise<Values[K]> {
    const steps = await this.#pools[group].run(owner, job, open);
    for (;;) {
      const { done, value } = await steps.next();
      // What the program answers to this kind of work (protocol.ts).
      if (done) return value as Values[K];
    }
  }
}
