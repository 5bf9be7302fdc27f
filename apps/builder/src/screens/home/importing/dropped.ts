import { SILENT } from '../../../panels/code/space/read-folder.ts';

/** Whether what is dragged over the page are files, not a text or a link. */
export const hasFiles = (data: DataTransfer | null): boolean =>
  data !== null && [...data.types].includes('Files');

/** What was dropped, where it is no project: neither a folder nor a ZIP file is among it; null where one is. */
export function looseFiles(data: DataTransfer): File[] | null {
  const hasFolder = [...data.items].some((item) => item.webkitGetAsEntry()?.isDirectory === true);
  const files = [...data.files];
  return hasFolder || files.some(({ name }) => /\.zip$/i.test(name)) ? null : files;
}

/** Everything that was dropped: a single file as it is, a folder with all that is in it. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  // The list is emptied when the event is over.
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const [only] = data.files;
  if (data.files.length === 1 && only && entries[0]?.isDirectory !== true) return [only];
  const found = await Promise.all(entries.map((entry) => (entry ? filesBelow(entry, '') : [])));
  return found.flat();
}

async function filesBelow(entry: FileSystemEntry, above: string): Promise<File[]> {
  const path = above + entry.name;
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    // As a browser tells it of a chosen folder.
    Object.defineProperty(file, 'webkitRelativePath', { value: path });
    return [file];
  }
  if (!isFolder(entry) || SILENT.test(`${path}/`)) return [];
  const found = await Promise.all(
    (await entriesOf(entry)).map((inner) => filesBelow(inner, `${path}/`)),
  );
  return found.flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** A folder is read in parts, until one is empty. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return all;
    all.push(...part);
  }
}
