import type { DebugEntry } from './log.ts';

/** The notes as text, to be put into a report. */
export const renderNotes = (entries: readonly DebugEntry[]): string =>
  entries
    .map(({ timestamp, type, source, message }) => `${timestamp} ${type} ${source}: ${message}`)
    .join('\n');
