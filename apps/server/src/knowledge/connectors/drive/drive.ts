import type { ConnectedThing } from '@trellis/contract';
import { foreignBytes } from '../../../parsing/index.ts';
import { Refusal } from '../../../refusal.ts';
import type { ItemRow, NewItem } from '../../items.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import type { Connector, SourcePart } from '../../sync/connector.ts';
import { howRead } from '../../sync/how-read.ts';
import { DRIVE } from './access.ts';
import { DriveApi } from './api.ts';
import { FOLDER, READABLE, SHEET, target, typeOf, XLSX } from './kinds.ts';
import { DRIVE_ID, type DriveFile } from './shapes.ts';

const PER_PAGE = 100;
/** Items that come of one folder, with those below it, and how far below. */
const MOST_OF_FOLDER = 200;
const DEEPEST = 10;

/** Files of Google Drive, by the connection of the app: documents and slides as text, each sheet as a list. */
export const drive: Connector = {
  async *parts(item, { needs, signal }) {
    const api = new DriveApi(needs, item.app_id, signal);
    const { id, sheet } = placeOf(item.external_file_id ?? '');
    yield await part(api, await api.file(id), sheet, item);
  },
};

/** A file is named by its id; a sheet of one by that, a stroke and its own name. */
function placeOf(externalId: string): { id: string; sheet: string | null } {
  const at = externalId.indexOf('/');
  const id = at < 0 ? externalId : externalId.slice(0, at);
  if (!DRIVE_ID.test(id)) throw new Refusal('invalid', 'This is not a Google Drive file');
  return { id, sheet: at < 0 ? null : externalId.slice(at + 1) };
}

async function part(
  api: DriveApi,
  file: DriveFile,
  sheet: string | null,
  item: ItemRow,
): Promise<SourcePart> {
  const type = typeOf(file);
  if (!type) throw new Refusal('invalid', 'Files of this kind cannot be used as data');
  const hash = `${file.md5Checksum ?? file.modifiedTime ?? ''}`;
  const address = file.webViewLink ?? item.external_file_url;
  const known = { key: '', hash: hash || `${Date.now()}`, ...(address && { address }) };
  const text = { kind: 'passages', format: 'text' } as const;
  switch (type) {
    case 'google_doc':
      return {
        ...known,
        job: text,
        open: () => once(() => api.exported(file.id, 'text/markdown')),
      };
    case 'google_slide':
      return { ...known, job: text, open: () => once(() => api.exported(file.id, 'text/plain')) };
    case 'google_sheet':
      return {
        ...known,
        job: { kind: 'passages', format: 'sheet', name: sheet },
        open: () => once(() => api.exported(file.id, XLSX)),
      };
    case 'pdf':
    case 'doc':
      return { ...known, ...(await howRead(type, () => once(() => api.content(file.id)))) };
    default: {
      // How it is written shows in its first bytes.
      const bytes = await api.content(file.id);
      return { ...known, ...(await howRead(type, () => once(async () => bytes))) };
    }
  }
}

/** Asked for once somebody reads it: until then nobody would hear why it failed. */
async function* once(bytes: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await bytes();
}

interface Asked {
  search?: string | undefined;
  below?: string | undefined;
  cursor?: string | undefined;
}

/** What a connection shows: of a folder, of a spreadsheet its sheets, or what bears a name. */
export async function driveThings(
  needs: KnowledgeNeeds,
  appId: string,
  { search, below, cursor }: Asked,
): Promise<{ things: ConnectedThing[]; cursor: string | null }> {
  const api = new DriveApi(needs, appId);
  const folder = below === undefined ? null : await api.file(placeOf(below).id);
  if (folder?.mimeType === SHEET)
    return { things: await sheetsOf(needs, api, appId, folder), cursor: null };
  // With picked files alone there is no root to begin at: what was picked stands together.
  const isRoot = !folder && !search && needs.config.drive.access === 'readonly';
  const parent = folder ? folder.id : isRoot ? 'root' : null;
  const { files, next } = await api.list({
    q: queryOf(parent, search),
    orderBy: 'folder,name_natural',
    pageSize: PER_PAGE,
    ...(cursor && { pageToken: cursor }),
  });
  return { things: files.flatMap((file) => thingOf(target(file)) ?? []), cursor: next };
}

function queryOf(parent: string | null, search: string | undefined): string {
  const parts = ['trashed=false'];
  if (parent) parts.push(`${quoted(parent)} in parents`);
  if (search) parts.push(`name contains ${quoted(search)}`);
  parts.push(`(${READABLE.map((type) => `mimeType=${quoted(type)}`).join(' or ')})`);
  return parts.join(' and ');
}

/** A text within a query of Drive's ("Search query terms"): a quote and a backslash are escaped. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function thingOf(file: DriveFile): ConnectedThing | null {
  const isFolder = file.mimeType === FOLDER;
  const type = isFolder ? 'unrecognized' : typeOf(file);
  return (
    type && {
      id: file.id,
      name: file.name.slice(0, 200),
      type,
      url: file.webViewLink ?? null,
      isFolder: isFolder || type === 'google_sheet',
    }
  );
}

async function sheetsOf(
  needs: KnowledgeNeeds,
  api: DriveApi,
  appId: string,
  file: DriveFile,
): Promise<ConnectedThing[]> {
  const bytes = await api.exported(file.id, XLSX);
  const sheets = await needs.parsing.sheets(foreignBytes(appId, bytes));
  return sheets.map(({ name }) => ({
    id: `${file.id}/${name}`,
    name,
    type: 'google_sheet',
    url: file.webViewLink ?? null,
    isFolder: false,
  }));
}

/** What becomes of something of Drive: a folder is what is in it, a spreadsheet each of its sheets. */
export async function driveItems(
  needs: KnowledgeNeeds,
  appId: string,
  asked: Pick<NewItem, 'name' | 'schedule'> & { externalFileId: string },
): Promise<NewItem[]> {
  const { id, sheet } = placeOf(asked.externalFileId);
  const api = new DriveApi(needs, appId);
  const found: NewItem[] = [];
  const seen = new Set<string>();
  await gather(needs, api, appId, target(await api.file(id)), { sheet, found, seen, depth: 0 });
  if (found.length === 0) throw new Refusal('invalid', 'Nothing in it can be read');
  const [only] = found;
  if (found.length === 1 && only) only.name = asked.name;
  return found.map((one) => ({ ...one, schedule: asked.schedule }));
}

async function gather(
  needs: KnowledgeNeeds,
  api: DriveApi,
  appId: string,
  file: DriveFile,
  at: { sheet: string | null; found: NewItem[]; seen: Set<string>; depth: number },
): Promise<void> {
  const { sheet, found, seen, depth } = at;
  if (file.mimeType === FOLDER) {
    // Shortcuts lead anywhere, also back.
    if (depth >= DEEPEST || seen.has(file.id)) return;
    seen.add(file.id);
    let pageToken: string | null = null;
    const pages = new Set<string>();
    do {
      const page: Awaited<ReturnType<DriveApi['list']>> = await api.list({
        q: queryOf(file.id, undefined),
        pageSize: PER_PAGE,
        ...(pageToken && { pageToken }),
      });
      for (const one of page.files)
        await gather(needs, api, appId, target(one), {
          sheet: null,
          found,
          seen,
          depth: depth + 1,
        });
      // A list that leads back into itself has no end.
      pageToken = page.next !== null && pages.has(page.next) ? null : page.next;
      if (pageToken) pages.add(pageToken);
    } while (pageToken);
    return;
  }
  const type = typeOf(file);
  if (!type) return;
  const sheets =
    type === 'google_sheet' && sheet === null
      ? (await sheetsOf(needs, api, appId, file)).map(({ name }) => name)
      : [sheet];
  for (const name of sheets) {
    if (found.length >= MOST_OF_FOLDER)
      throw new Refusal(
        'invalid',
        `This folder has more than ${MOST_OF_FOLDER} files. Choose the ones that matter.`,
      );
    const isOneOfMany = name !== null && sheets.length > 1;
    found.push({
      name: (isOneOfMany ? `${file.name}: ${name}` : file.name).slice(0, 200),
      type,
      source: 'google drive',
      provider: DRIVE,
      externalFileId: name === null ? file.id : `${file.id}/${name}`,
      externalFileUrl: file.webViewLink ?? null,
    });
  }
}
