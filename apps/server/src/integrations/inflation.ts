import { Refusal } from '../refusal.ts';

/** What an archive may become, and how many files may be in it (security.md, content). */
const MOST_BYTES = 200_000_000;
const MOST_ENTRIES = 5_000;
/** In the directory at the end of an archive: an entry, and where its inflated size stands in it. */
const ENTRY = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
const SIZE_AT = 24;

/** Refuses an archive (a spreadsheet is one) that says it would become too large, before anything is inflated. */
export function refuseInflation(archive: Uint8Array): void {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  let entries = 0;
  let size = 0;
  for (let at = bytes.indexOf(ENTRY); at >= 0; at = bytes.indexOf(ENTRY, at + ENTRY.length)) {
    if (at + SIZE_AT + 4 > bytes.length) return;
    entries++;
    size += bytes.readUInt32LE(at + SIZE_AT);
    if (entries > MOST_ENTRIES || size > MOST_BYTES)
      throw new Refusal('invalid', 'This file becomes too large when it is unpacked', {
        code: 'inflates',
      });
  }
}
