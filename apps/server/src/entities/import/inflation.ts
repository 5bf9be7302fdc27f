import { setImmediate } from 'node:timers/promises';
import { Unzip, UnzipInflate } from 'fflate';
import { Refusal } from '../../refusal.ts';

/** What an archive may become, and how many files may be in it (security.md, content). */
const MOST_BYTES = 200_000_000;
const MOST_ENTRIES = 5_000;
/** Bytes that are unpacked in one go: at a thousand to one, some 40 ms. */
const PIECE = 4_096;

/**
 * Refuses an archive (a spreadsheet is one) that becomes too large when it is unpacked. What it says of
 * its own size may be a lie: it is unpacked once, piece by piece, and nothing is kept.
 */
export async function refuseInflation(archive: Blob): Promise<void> {
  let entries = 0;
  let size = 0;
  let isOver = false;
  const unzip = new Unzip((entry) => {
    entries++;
    entry.ondata = (_error, piece) => {
      // A broken piece is for its reader to name.
      size += piece?.length ?? 0;
      if (size > MOST_BYTES) {
        isOver = true;
        entry.terminate();
      }
    };
    isOver ||= entries > MOST_ENTRIES;
    if (!isOver) entry.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < archive.size && !isOver; at += PIECE) {
    const piece = new Uint8Array(await archive.slice(at, at + PIECE).arrayBuffer());
    try {
      unzip.push(piece);
    } catch {
      // No archive, or a broken one: its reader says so in its own words.
      return;
    }
    // Others are answered in between.
    await setImmediate();
  }
  if (isOver)
    throw new Refusal('invalid', 'This file becomes too large when it is unpacked', {
      code: 'import_inflates',
    });
}
