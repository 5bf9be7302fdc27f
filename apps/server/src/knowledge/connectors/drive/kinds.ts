import type { ContextType } from '@trellis/contract';
import type { DriveFile } from './shapes.ts';

export const FOLDER = 'application/vnd.google-apps.folder';
export const SHEET = 'application/vnd.google-apps.spreadsheet';
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHORTCUT = 'application/vnd.google-apps.shortcut';

/** What can be read, by the media type that Drive gives it. */
const TYPES: Readonly<Record<string, ContextType>> = {
  'application/vnd.google-apps.document': 'google_doc',
  [SHEET]: 'google_sheet',
  'application/vnd.google-apps.presentation': 'google_slide',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'doc',
  'text/plain': 'txt',
  'text/markdown': 'txt',
  'text/csv': 'csv',
};
/** Those of which a query asks: what can be read, what holds it, and what leads to it. */
export const READABLE: readonly string[] = [...Object.keys(TYPES), FOLDER, SHORTCUT];

/** A file, or what a shortcut leads to. */
export function target(file: DriveFile): DriveFile {
  const { targetId, targetMimeType } = file.shortcutDetails ?? {};
  if (file.mimeType !== SHORTCUT || !targetId || !targetMimeType) return file;
  return { ...file, id: targetId, mimeType: targetMimeType };
}

/** What a file is as data; null where it is nothing that can be read. */
export const typeOf = ({ mimeType }: DriveFile): ContextType | null => TYPES[mimeType] ?? null;
