import type { BlockPart, PublicTool } from '@trellis/contract';
import { answerMarkdown, tableFiles } from '@trellis/tools/answers';
import { fileName, saveFile } from '../download/save.ts';

export interface DownloadKind {
  kind: 'word' | 'pdf' | 'csv';
  /** Which table it is, where there are several. */
  table: string;
  /** Makes the file and gives it to who asked. */
  save(): Promise<void>;
}

/** The files that an answer can be had as: for Word, as PDF, its tables as CSV. What makes them is loaded when it is asked for. */
export function downloadsOf(
  title: string,
  blocks: PublicTool['blocks'],
  parts: readonly BlockPart[],
): DownloadKind[] {
  const text = () => answerMarkdown(blocks, parts);
  const saved = async (file: Promise<Blob> | Blob, ending: string) =>
    saveFile(await file, fileName(title, ending));
  const tables = tableFiles(blocks, parts);
  return [
    {
      kind: 'word',
      table: '',
      save: async () =>
        saved((await import('../download/word.ts')).wordFile(title, text()), 'docx'),
    },
    {
      kind: 'pdf',
      table: '',
      save: async () => saved((await import('../download/pdf.ts')).pdfFile(title, text()), 'pdf'),
    },
    ...tables.map(
      ({ title: name, csv }, at): DownloadKind => ({
        kind: 'csv',
        table: tables.length > 1 ? name : '',
        save: () => saved(new Blob([csv], { type: 'text/csv' }), at > 0 ? `${at + 1}.csv` : 'csv'),
      }),
    ),
  ];
}
