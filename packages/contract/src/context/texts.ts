import type { ContextStatus } from './items.ts';

/** The texts about data items (spec 1, sections 2, 5 and 8). */
export const CONTEXT_TEXTS = {
  listFailed: 'Error fetching data items, try again later',
  deleteFailed: 'Failed to delete item, try again later',
  renameFailed: 'Failed to rename item, try again later',
  replaceFailed: 'Failed to replace item, try again later',
  /** The call that uploads failed · what was sent could not be saved · the file could not be read (ruling 93). */
  uploadFailed: 'Failed to upload context, try again later',
  saveFailed: 'Error saving data, please try again or contact support via chat',
  readFailed: 'Error uploading data, please try again or contact support via chat',
  noFile: 'Please upload a file',
  noText: 'Please enter some text',
  tooBig: (size: string) => `Failed to upload context, file size is too big (max ${size})`,
  filesAtOnce: (most: number) =>
    most === 1 ? 'Your plan takes one file at a time' : `Your plan takes ${most} files at a time`,
  manyFiles: 'Send each file by itself',
  noRows: 'Failed to upload context, make sure your CSV file has column headers and a few rows',
  wrongType: 'Only CSV, PDF and Word (.docx) files, and plain text, can be data',
  oldWord: 'This is an old Word file (.doc). Save it as .docx and upload that.',
  noWords:
    'No text was found in this file. If its pages are pictures of text (a scan), connect a model that sees pictures, or upload a file with real text.',
  scraperWait: 'Usually it takes a few minutes',
  noItem: 'This data item does not exist',
} as const;

/** What a person reads of a data item's status (spec 1, section 4). */
export function contextLabel(status: ContextStatus | string): string {
  switch (status) {
    case 'synced':
      return 'Synced';
    case 'unsynced':
    case 'pending':
      return 'Pending';
    case 'running':
      return 'Syncing...';
    case 'error':
      return 'Error';
    case 'usage_limit_reached':
      return 'Usage limit reached';
    default:
      return 'Unknown';
  }
}
