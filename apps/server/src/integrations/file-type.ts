/** Bytes that tell what a file is. */
export const HEAD = 4_096;

/** What an upload really is, by its first bytes; its name and declared type prove nothing (security.md, content). */
export interface FileType {
  extension: string;
  type: string;
  /** May be shown by a browser from our address; everything else is sent as a download. */
  inline: boolean;
}

const SIGNATURES: [
  extension: string,
  type: string,
  inline: boolean,
  bytes: (number | null)[],
  at?: number,
][] = [
  ['png', 'image/png', true, [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', 'image/jpeg', true, [0xff, 0xd8, 0xff]],
  ['gif', 'image/gif', true, [0x47, 0x49, 0x46, 0x38]],
  [
    'webp',
    'image/webp',
    true,
    [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  ],
  ['avif', 'image/avif', true, [0x66, 0x74, 0x79, 0x70, 0x61, 0x76, 0x69, 0x66], 4],
  ['pdf', 'application/pdf', false, [0x25, 0x50, 0x44, 0x46]],
  ['mp4', 'video/mp4', true, [0x66, 0x74, 0x79, 0x70], 4],
  ['webm', 'video/webm', true, [0x1a, 0x45, 0xdf, 0xa3]],
  ['mp3', 'audio/mpeg', true, [0x49, 0x44, 0x33]],
  // Without a label: the first frame itself.
  ['mp3', 'audio/mpeg', true, [0xff, 0xfb]],
  ['mp3', 'audio/mpeg', true, [0xff, 0xf3]],
  ['mp3', 'audio/mpeg', true, [0xff, 0xf2]],
  [
    'wav',
    'audio/wav',
    true,
    [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x41, 0x56, 0x45],
  ],
  ['ogg', 'audio/ogg', true, [0x4f, 0x67, 0x67, 0x53]],
  ['zip', 'application/zip', false, [0x50, 0x4b, 0x03, 0x04]],
];

/** Extensions whose content has no signature, or shares the one of zip, and that are only ever downloaded. */
const BY_NAME: Record<string, string> = {
  csv: 'text/csv',
  txt: 'text/plain',
  md: 'text/markdown',
  json: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Endings of files that are kept as others are. */
const LIKE: Record<string, string> = { jsonl: 'json', ndjson: 'json' };

export function fileType(content: Uint8Array, name: string): FileType {
  const ending = /\.([a-z0-9]{1,6})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const extension = LIKE[ending] ?? ending;
  for (const [found, type, inline, bytes, at = 0] of SIGNATURES)
    if (bytes.every((byte, i) => byte === null || content[at + i] === byte)) {
      const office = found === 'zip' ? BY_NAME[extension] : undefined;
      return office
        ? { extension, type: office, inline: false }
        : { extension: found, type, inline };
    }
  const named = extension !== 'docx' && extension !== 'xlsx' ? BY_NAME[extension] : undefined;
  return named
    ? { extension, type: named, inline: false }
    : { extension: 'bin', type: 'application/octet-stream', inline: false };
}

/** SVG can carry scripts, so it becomes a picture of pixels (ruling 33). */
export function isSvg(content: Uint8Array): boolean {
  const head = Buffer.from(content.subarray(0, 1_000)).toString('utf8').trimStart();
  return /^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(head);
}
