import { createHash } from 'node:crypto';
import { type ConnectedThing, FOREIGN } from '@trellis/contract';
import { Refusal } from '../../../refusal.ts';
import { connectedToken } from '../../connections/store.ts';
import type { ItemRow } from '../../items.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import type { Connector, Reader, SourcePart } from '../../sync/connector.ts';
import { webAddress } from '../web/addresses.ts';
import { NotionApi } from './api.ts';
import { Database, Listed, Markdown, Me, Page, pagesIn } from './shapes.ts';
import { plainText, valueText } from './values.ts';

const PER_PAGE = 100;
/** Notion ends a query after so many rows; what was made later is asked for anew. */
const ENDS_AT = 10_000;
const { rows: MOST_ROWS } = FOREIGN.knowledge;
/** Characters of one page or database: they are in memory before they are read. */
const MOST_TEXT = 40_000_000;
const MOST_COLUMNS = 500;
const LONGEST_NAME = 200;
/** Parts of a long page that are asked for by themselves. */
const MOST_BLOCKS = 500;

/** Pages and databases of Notion, by the token of an integration with which they are shared. */
export const notion: Connector = {
  async *parts(item, reader) {
    const token = await connectedToken(reader.needs, item.app_id, 'notion');
    const api = new NotionApi(reader.needs, token, reader.signal);
    yield item.type === 'notion_database'
      ? await database(api, item, reader)
      : await page(api, item);
  },
};

/** Whose workspace a token is for; refused where it is none. */
export async function notionAccount(
  needs: Pick<KnowledgeNeeds, 'config'>,
  token: string,
): Promise<string> {
  const me = await new NotionApi(needs, token).get('/users/me', Me);
  return (me.bot?.workspace_name || me.name || 'Notion').slice(0, 200);
}

/** Pages and databases that are shared with the integration, the ones that were changed last first. */
export async function notionThings(
  needs: Pick<KnowledgeNeeds, 'config'>,
  token: string,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ things: ConnectedThing[]; cursor: string | null }> {
  const found = await new NotionApi(needs, token).post('/search', Listed, {
    ...(search && { query: search }),
    sort: { timestamp: 'last_edited_time', direction: 'descending' },
    page_size: 50,
    ...(cursor && { start_cursor: cursor }),
  });
  return {
    things: pagesIn(found.results).map((one) => ({
      id: one.id,
      name: nameOf(one),
      type: one.object === 'page' ? 'notion_page' : 'notion_database',
      url: webAddress(one.url),
      isFolder: false,
    })),
    cursor: (found.has_more && found.next_cursor) || null,
  };
}

function nameOf({ properties = {}, title }: Pick<Page, 'properties' | 'title'>): string {
  const own = plainText(title);
  const named = Object.values(properties).find(({ type }) => type === 'title');
  return (own || (named ? valueText(named) : '') || 'Untitled').slice(0, 200);
}

async function page(api: NotionApi, item: ItemRow): Promise<SourcePart> {
  const id = item.external_file_id ?? '';
  const texts: string[] = [];
  const waiting = [id];
  let length = 0;
  const seen = new Set<string>();
  while (waiting.length > 0 && seen.size < MOST_BLOCKS) {
    const next = waiting.shift()!;
    if (seen.has(next)) continue;
    seen.add(next);
    const read = await api.get(`/pages/${encodeURIComponent(next)}/markdown`, Markdown);
    texts.push(read.markdown ?? '');
    length += read.markdown?.length ?? 0;
    if (length > MOST_TEXT) throw tooLong();
    waiting.push(...read.unknown_block_ids);
  }
  return part(texts.join('\n\n'), 'text', item);
}

/** All data sources of a database as one list, whose columns are those of all of them. */
async function database(api: NotionApi, item: ItemRow, reader: Reader): Promise<SourcePart> {
  const id = item.external_file_id ?? '';
  const rows: Map<string, string>[] = [];
  const columns: string[] = [];
  let length = 0;
  for (const source of await sourcesOf(api, id)) {
    for await (const { properties = {}, url } of rowsOf(api, source.id)) {
      const row = new Map<string, string>();
      for (const [key, property] of Object.entries(properties)) {
        const name = key.slice(0, LONGEST_NAME);
        if (!columns.includes(name) && columns.length >= MOST_COLUMNS) continue;
        if (!columns.includes(name)) columns.push(name);
        const value = valueText(property);
        length += value.length;
        row.set(name, value);
      }
      if (length > MOST_TEXT) throw tooLong();
      const address = webAddress(url);
      if (address) row.set('Notion', address);
      rows.push(row);
      if (rows.length < MOST_ROWS) continue;
      reader.note(
        `${source.name}: only the first ${MOST_ROWS.toLocaleString('en')} rows were read`,
      );
      break;
    }
  }
  if (rows.length > 0) columns.push('Notion');
  const csv = [columns, ...rows.map((row) => columns.map((name) => row.get(name) ?? ''))];
  return part(csv.map(csvLine).join('\n'), 'csv', item);
}

/** The data sources of a database; what is found by searching is one already. */
async function sourcesOf(api: NotionApi, id: string): Promise<{ id: string; name: string }[]> {
  try {
    const source = await api.get(
      `/data_sources/${encodeURIComponent(id)}`,
      Page.partial({ id: true }),
    );
    return [{ id, name: nameOf(source) }];
  } catch (error) {
    if ((error as { kind?: string }).kind !== 'not_found') throw error;
    const found = await api.get(`/databases/${encodeURIComponent(id)}`, Database);
    return found.data_sources.map((one) => ({ id: one.id, name: one.name ?? '' }));
  }
}

/** The rows of a data source, however many pages and windows they come in. */
async function* rowsOf(api: NotionApi, id: string): AsyncGenerator<Page> {
  const seen = new Set<string>();
  const cursors = new Set<string>();
  let after: string | null = null;
  for (;;) {
    let cursor: string | null = null;
    let isCut = false;
    let last: string | null = null;
    let count = 0;
    do {
      const found: Listed = await api.post(
        `/data_sources/${encodeURIComponent(id)}/query`,
        Listed,
        {
          page_size: PER_PAGE,
          sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
          ...(cursor && { start_cursor: cursor }),
          ...(after && {
            filter: { timestamp: 'created_time', created_time: { on_or_after: after } },
          }),
        },
      );
      for (const one of pagesIn(found.results)) {
        last = one.created_time ?? last;
        count++;
        if (seen.has(one.id)) continue;
        seen.add(one.id);
        yield one;
      }
      isCut = found.request_status?.type === 'incomplete' || count >= ENDS_AT;
      cursor = (found.has_more && found.next_cursor) || null;
      // A list that leads back into itself has no end.
      if (cursor && cursors.has(`${after} ${cursor}`)) cursor = null;
      if (cursor) cursors.add(`${after} ${cursor}`);
    } while (cursor);
    if (!isCut || last === null || last === after) return;
    after = last;
  }
}

const tooLong = () =>
  new Refusal('invalid', 'This is too long to read at once. Split it in Notion.');

const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""').replaceAll('\0', '')}"`).join(',');

function part(text: string, format: 'text' | 'csv', item: ItemRow): SourcePart {
  const bytes = Buffer.from(text);
  const csv = {
    kind: 'csv',
    encoding: 'utf-8',
    separator: ',',
    record: FOREIGN.table.record,
  } as const;
  return {
    key: '',
    hash: createHash('sha256').update(bytes).digest('hex'),
    ...(item.external_file_url && { address: item.external_file_url }),
    job: format === 'csv' ? { kind: 'passages', format, csv } : { kind: 'passages', format },
    open: async function* () {
      yield bytes;
    },
  };
}
