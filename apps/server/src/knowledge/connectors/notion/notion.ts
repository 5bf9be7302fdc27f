import { createHash } from 'node:crypto';
import { type ConnectedThing, FOREIGN } from '@trellis/contract';
import { connectedToken } from '../../connections/store.ts';
import type { ItemRow } from '../../items.ts';
import type { KnowledgeNeeds } from '../../needs.ts';
import type { Connector, Reader, SourcePart } from '../../sync/connector.ts';
import { NotionApi } from './api.ts';
import { type Property, plainText, valueText } from './values.ts';

interface Page {
  object: string;
  id: string;
  url?: string;
  created_time?: string;
  properties?: Record<string, Property>;
  title?: unknown;
}
interface Listed<T> {
  results: T[];
  next_cursor: string | null;
  has_more: boolean;
  request_status?: { type?: string };
}

const PER_PAGE = 100;
/** Notion ends a query after so many rows; what was made later is asked for anew. */
const ENDS_AT = 10_000;
const { rows: MOST_ROWS } = FOREIGN.knowledge;
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
  const me = await new NotionApi(needs, token).get<{
    name?: string;
    bot?: { workspace_name?: string };
  }>('/users/me');
  return me.bot?.workspace_name || me.name || 'Notion';
}

/** Pages and databases that are shared with the integration, the ones that were changed last first. */
export async function notionThings(
  needs: Pick<KnowledgeNeeds, 'config'>,
  token: string,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<{ things: ConnectedThing[]; cursor: string | null }> {
  const found = await new NotionApi(needs, token).post<Listed<Page>>('/search', {
    ...(search && { query: search }),
    sort: { timestamp: 'last_edited_time', direction: 'descending' },
    page_size: 50,
    ...(cursor && { start_cursor: cursor }),
  });
  return {
    things: found.results.map((one) => ({
      id: one.id,
      name: nameOf(one),
      type: one.object === 'page' ? 'notion_page' : 'notion_database',
      url: one.url ?? null,
      isFolder: false,
    })),
    cursor: found.has_more ? found.next_cursor : null,
  };
}

function nameOf({ properties = {}, title }: Page): string {
  const own = plainText(title);
  const named = Object.values(properties).find(({ type }) => type === 'title');
  return (own || (named ? valueText(named) : '') || 'Untitled').slice(0, 200);
}

async function page(api: NotionApi, item: ItemRow): Promise<SourcePart> {
  const id = item.external_file_id ?? '';
  const texts: string[] = [];
  const waiting = [id];
  const seen = new Set<string>();
  while (waiting.length > 0 && seen.size < MOST_BLOCKS) {
    const next = waiting.shift()!;
    if (seen.has(next)) continue;
    seen.add(next);
    const read = await api.get<{ markdown?: string; unknown_block_ids?: string[] }>(
      `/pages/${encodeURIComponent(next)}/markdown`,
    );
    texts.push(read.markdown ?? '');
    waiting.push(...(read.unknown_block_ids ?? []));
  }
  return part(texts.join('\n\n'), 'text', item);
}

/** All data sources of a database as one list, whose columns are those of all of them. */
async function database(api: NotionApi, item: ItemRow, reader: Reader): Promise<SourcePart> {
  const id = item.external_file_id ?? '';
  const rows: Map<string, string>[] = [];
  const columns: string[] = [];
  for (const source of await sourcesOf(api, id)) {
    for await (const { properties = {}, url } of rowsOf(api, source.id)) {
      const row = new Map<string, string>();
      for (const [name, property] of Object.entries(properties)) {
        if (!columns.includes(name)) columns.push(name);
        row.set(name, valueText(property));
      }
      if (url) row.set('Notion', url);
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
    const source = await api.get<Page & { name?: string }>(
      `/data_sources/${encodeURIComponent(id)}`,
    );
    return [{ id, name: nameOf(source) }];
  } catch (error) {
    if ((error as { kind?: string }).kind !== 'not_found') throw error;
    const found = await api.get<{ data_sources?: { id: string; name?: string }[] }>(
      `/databases/${encodeURIComponent(id)}`,
    );
    return (found.data_sources ?? []).map((one) => ({ id: one.id, name: one.name ?? '' }));
  }
}

/** The rows of a data source, however many pages and windows they come in. */
async function* rowsOf(api: NotionApi, id: string): AsyncGenerator<Page> {
  const seen = new Set<string>();
  let after: string | null = null;
  for (;;) {
    let cursor: string | null = null;
    let isCut = false;
    let last: string | null = null;
    let count = 0;
    do {
      const found: Listed<Page> = await api.post(`/data_sources/${encodeURIComponent(id)}/query`, {
        page_size: PER_PAGE,
        sorts: [{ timestamp: 'created_time', direction: 'ascending' }],
        ...(cursor && { start_cursor: cursor }),
        ...(after && {
          filter: { timestamp: 'created_time', created_time: { on_or_after: after } },
        }),
      });
      for (const one of found.results) {
        last = one.created_time ?? last;
        count++;
        if (seen.has(one.id)) continue;
        seen.add(one.id);
        yield one;
      }
      isCut = found.request_status?.type === 'incomplete' || count >= ENDS_AT;
      cursor = found.has_more ? found.next_cursor : null;
    } while (cursor);
    if (!isCut || last === null || last === after) return;
    after = last;
  }
}

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
