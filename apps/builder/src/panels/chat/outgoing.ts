import type { Attachment, ChosenElement, TableImport } from '@trellis/contract';

/** A message on its way. */
export interface Outgoing {
  text: string;
  files: Attachment[];
  imports: TableImport[];
  /** What it is about, chosen in the preview. */
  elements: readonly ChosenElement[];
}

/** A message of words alone. */
export const words = (text: string): Outgoing => ({ text, files: [], imports: [], elements: [] });
