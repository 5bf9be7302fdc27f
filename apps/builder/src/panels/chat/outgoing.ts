import type { Attachment, ChatMode, ChosenElement, TableImport } from '@trellis/contract';

/** A message on its way. */
export interface Outgoing {
  text: string;
  files: Attachment[];
  imports: TableImport[];
  /** What it is about, chosen in the preview. */
  elements: readonly ChosenElement[];
  /** A plan is asked for, or is to be carried out. */
  mode?: ChatMode | undefined;
  /** The template that it began with, where it is asked again. */
  templateId?: string | undefined;
}

/** A message of words alone. */
export const words = (text: string): Outgoing => ({ text, files: [], imports: [], elements: [] });
