import {
  ANY,
  chunksOf,
  codeOf,
  indexed,
  type Language,
  languageOf,
  type Part,
} from '@trellis/retrieval';
import type { FoundPassage, PassagesJob, PassagesRead } from '../../protocol.ts';
import { RowList } from '../rows.ts';
import type { Source } from '../source.ts';
import type { Cut } from './cut.ts';

/** Passages by which a document's language is told. */
const SAMPLE = 5;

/** The passages of a document with the terms that they are found by, in its order. */
export async function* passages(
  job: PassagesJob,
  source: Source,
): AsyncGenerator<string, PassagesRead | undefined> {
  const list = new RowList();
  const told: PassagesRead = { language: ANY, size: 0, title: null, columns: null };
  for await (const [passage, language] of withLanguage(await cutOf(job, source, told), told)) {
    told.size += Buffer.byteLength(passage.text);
    const { terms, length } = indexed(passage, language);
    const found: FoundPassage = { ...passage, length, terms: [...terms] };
    const full = list.add(JSON.stringify(found));
    if (full) yield full;
  }
  const rest = list.take();
  if (rest) yield rest;
  return told;
}

/** Each passage with the language of all of them, which the first ones tell. */
async function* withLanguage(
  cut: AsyncIterable<Cut> | Iterable<Cut>,
  told: PassagesRead,
): AsyncGenerator<[Cut, Language]> {
  let language: Language | null = null;
  const first: Cut[] = [];
  const open = () => {
    told.language = codeOf(first.map(({ text }) => text).join('\n'));
    return languageOf(told.language);
  };
  for await (const passage of cut) {
    if (passage.text === '') continue;
    if (language) yield [passage, language];
    else if (first.push(passage) === SAMPLE) {
      language = await open();
      for (const one of first.splice(0)) yield [one, language];
    }
  }
  if (first.length === 0) return;
  language = await open();
  for (const one of first) yield [one, language];
}

async function cutOf(
  job: PassagesJob,
  source: Source,
  told: PassagesRead,
): Promise<AsyncIterable<Cut> | Iterable<Cut>> {
  switch (job.format) {
    case 'pdf':
      return chunksOf(await all((await import('./pdf.ts')).partsOfPdf(source)));
    case 'word':
      return chunksOf(await (await import('./word.ts')).partsOfWord(source));
    case 'html':
      return chunksOf(await (await import('./html.ts')).partsOfPage(source, told));
    case 'text':
      return chunksOf(await (await import('./text.ts')).partsOfText(source));
    case 'csv':
      return (await import('./list.ts')).rowsOfCsv(job.csv, source, told);
    case 'pages':
      return chunksOf(await all((await import('./pages.ts')).partsOfPages(source)));
    case 'sheet':
      return (await import('./list.ts')).rowsOfSheet(job.name, source, told);
  }
}

async function all(parts: AsyncIterable<Part>): Promise<Part[]> {
  const list: Part[] = [];
  for await (const part of parts) list.push(part);
  return list;
}
