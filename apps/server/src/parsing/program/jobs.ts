import type { Job } from '../protocol.ts';
import { csv, csvRecords } from './csv.ts';
import { json, jsonRecords } from './json.ts';
import type { Source } from './source.ts';

/** Lists of rows as JSON, then what the work answers. */
export interface Steps {
  next(): Promise<IteratorResult<string, unknown>>;
  return(value: undefined): Promise<unknown>;
}

/** Begins a piece of work; what it needs is loaded when it is first asked for. */
export async function begin(job: Job, source: Source): Promise<Steps> {
  switch (job.kind) {
    case 'csv':
      return csv(job, source);
    case 'json':
      return json(source);
    case 'sheet':
      return (await import('./xlsx/index.ts')).sheet(job.name, source);
    case 'sheets':
      return answer(async () => (await import('./xlsx/index.ts')).sheets(source));
    case 'count':
      return answer(() => count(job, source));
    case 'page':
      return answer(async () => (await import('./page.ts')).page(job.address, source));
    case 'passages':
      return (await import('./passages/index.ts')).passages(job, source);
    case 'word':
      return answer(async () => (await import('./word.ts')).word(source));
    case 'pdf':
      return answer(async () => (await import('./pdf.ts')).pdf(source));
    case 'scan':
      return answer(async () => (await import('./scan.ts')).scan(job.page, source));
    case 'drawing':
      return answer(async () => (await import('./drawing/index.ts')).drawing(source));
    case 'picture':
      return answer(async () => (await import('./picture.ts')).picture(job, source));
  }
}

async function count(
  { of, most }: Extract<Job, { kind: 'count' }>,
  source: Source,
): Promise<number> {
  let found = 0;
  for await (const _ of of.kind === 'csv' ? csvRecords(of, source) : jsonRecords(source))
    if (++found > most) break;
  return found;
}

/** Work that answers once: it begins when its only step is asked for. */
const answer = (work: () => Promise<unknown>): Steps => ({
  next: async () => ({ done: true, value: await work() }),
  return: async () => undefined,
});
