import { LIMITS } from '@trellis/contract';

/** What was read of somebody's folder: texts to send, and what stays behind with the reason. */
export interface ReadFolder {
  name: string;
  files: { path: string; content: string; encoding?: 'base64' }[];
  leftOut: { path: string; reason: string }[];
}

interface Found {
  path: string;
  size: number;
  read(): Promise<Uint8Array> | Uint8Array;
}

/** `project`: pictures and rows as well. */
export type Take = 'texts' | 'project';
/** Files that are taken as they are. */
const WHOLE =
  /\.(png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|wav|ogg|glb|pdf|csv|tsv|xlsx)$/i;

/** Folders that hold no code of an app; they may hold tens of thousands of files. Within its code, `build/` is a name like any. */
export const SILENT =
  /(^|\/)(node_modules|\.git|\.next|__MACOSX)\/|^(?:(?!(?:src|pages|components)\/)[^/]+\/)*(?:dist|build|coverage)\//;
const ZIP_BYTES = 50_000_000;

/** Reads what somebody chose or dropped: one ZIP file, or the files of a folder. */
export function readChosen(chosen: readonly File[], take: Take = 'texts'): Promise<ReadFolder> {
  const [first] = chosen;
  const isZip = first && /\.zip$/i.test(first.name) && !first.webkitRelativePath;
  return isZip && chosen.length === 1 ? readZip(first, take) : readFolder(chosen, take);
}

/** Reads a folder as a browser hands it over. Throws with words for the person. */
export function readFolder(chosen: readonly File[], take: Take = 'texts'): Promise<ReadFolder> {
  const name = chosen[0]?.webkitRelativePath?.split('/')[0] ?? '';
  return read(
    name,
    chosen.map((file) => ({
      path: file.webkitRelativePath || file.name,
      size: file.size,
      read: async () => new Uint8Array(await file.arrayBuffer()),
    })),
    take,
  );
}

/** Reads a folder out of a ZIP file. */
export async function readZip(chosen: File, take: Take = 'texts'): Promise<ReadFolder> {
  if (chosen.size > ZIP_BYTES)
    throw new Error(`A ZIP file can be up to ${ZIP_BYTES / 1_000_000} MB. Leave out node_modules.`);
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await chosen.arrayBuffer());
  const found: Found[] = [];
  try {
    // Only names and sizes are read at first, so that nothing unpacks to more than there is room for.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('/'))
          found.push({
            path: name,
            size: originalSize,
            read: () => unzipSync(bytes, { filter: (one) => one.name === name })[name]!,
          });
        return false;
      },
    });
  } catch {
    throw new Error(`${chosen.name} is not a ZIP file that can be read`);
  }
  return read(chosen.name.replace(/\.zip$/i, ''), found, take);
}

async function read(name: string, all: readonly Found[], take: Take): Promise<ReadFolder> {
  const wanted = all.filter(({ path }) => !SILENT.test(path));
  const { importedFiles, importBytes, fileLength } = LIMITS.code;
  if (wanted.length === 0) throw new Error('It has no files');
  if (wanted.length > importedFiles)
    throw new Error(
      `It has ${wanted.length.toLocaleString('en')} files. The limit is ${importedFiles.toLocaleString('en')}`,
    );
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const files: ReadFolder['files'] = [];
  const leftOut: ReadFolder['leftOut'] = [];
  let total = 0;
  for (const { path, size, read: bytes } of wanted) {
    if (take === 'project' && WHOLE.test(path)) {
      total += (size * 4) / 3;
      if (total > importBytes) leftOut.push({ path, reason: 'No room left for it' });
      else files.push({ path, content: base64(await bytes()), encoding: 'base64' });
      continue;
    }
    // A letter takes one to four bytes.
    if (size > fileLength * 4) {
      leftOut.push({ path, reason: tooLong });
      continue;
    }
    const content = decoded(decoder, await bytes());
    if (content === null) leftOut.push({ path, reason: 'It is not text' });
    else if (content.length > fileLength) leftOut.push({ path, reason: tooLong });
    else {
      total += size;
      if (total > importBytes)
        throw new Error(`Its files can be up to ${importBytes / 1_000_000} MB together`);
      files.push({ path, content });
    }
  }
  if (files.length === 0) throw new Error('It has no text files');
  return { name, files, leftOut };
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

const tooLong = `It has more than ${LIMITS.code.fileLength.toLocaleString('en')} characters`;

function decoded(decoder: TextDecoder, bytes: Uint8Array): string | null {
  try {
    const text = decoder.decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}
