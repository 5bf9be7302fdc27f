import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Figure } from './figure.ts';
import { dataFolder, type Product, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const ROWS = 100_000;
const FIELDS = Array.from({ length: 12 }, (_, at) => `field${at + 1}`);
const FORMATS = ['csv', 'xlsx', 'json'] as const;

/**
 * The database panel's export of 100,000 rows of 12 columns, from the click's call to the last byte, and
 * what it takes of memory; beside it PostgreSQL's own COPY of the same rows.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  let client: pg.Client | null = null;
  try {
    const { appId, token } = await makeClub(product.url);
    const post = async <T>(path: string, body: object): Promise<T> => {
      const response = await fetch(`${product.url}/api/apps/${appId}${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answered ${await response.text()}`);
      return (await response.json()) as T;
    };
    await post('/files/import', { files: [entityFile()] });
    client = new pg.Client(databaseOf(folder.path));
    await client.connect();
    await seed(client, appId);
    const download = async (format: string, q?: string) => {
      const began = performance.now();
      const wish = { format, columns: FIELDS, q };
      const { url } = await post<{ url: string }>('/database/Wide/exports', wish);
      const response = await fetch(product.url + url);
      let bytes = 0;
      for await (const piece of response.body!) bytes += piece.byteLength;
      return { took: performance.now() - began, bytes };
    };
    const figures: Figure[] = [];
    for (const format of FORMATS) {
      // Once small: what is loaded on first use is no part of it.
      await download(format, '{"field4":7}');
      const before = resident(product);
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, resident(product));
      }, 10);
      const { took, bytes } = await download(format);
      clearInterval(watch);
      figures.push(
        {
          figure: `export of ${ROWS.toLocaleString('en')} × 12 as ${format}`,
          value: took / 1e3,
          unit: 's',
          goal: { atMost: 3 },
          beside: { what: 'by COPY', value: (await copied(client)) / 1e3 },
        },
        {
          figure: `the same as ${format}, more memory at its peak`,
          value: most - before,
          unit: 'MB',
          goal: null,
          beside: { what: 'the file', value: bytes / 1e6 },
        },
      );
    }
    return figures;
  } finally {
    await client?.end();
    await product.stop();
    folder.remove();
  }
}

const fieldOf = (at: number) =>
  at % 4 === 3 ? { type: 'number' } : at % 4 === 2 ? { type: 'boolean' } : { type: 'string' };

const entityFile = () => ({
  path: 'entities/Wide.json',
  content: JSON.stringify({
    name: 'Wide',
    type: 'object',
    properties: Object.fromEntries(FIELDS.map((name, at) => [name, fieldOf(at)])),
  }),
});

function databaseOf(folder: string): pg.ClientConfig {
  const { sockets } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    sockets: string;
  };
  return { host: sockets, user: 'postgres', database: 'trellis' };
}

async function seed(client: pg.Client, appId: string): Promise<void> {
  const values = FIELDS.map((name, at) => {
    const value = at % 4 === 3 ? 'n' : at % 4 === 2 ? 'n % 2 = 0' : `'Some words of row ' || n`;
    return `'${name}', ${value}`;
  });
  await client.query(
    `INSERT INTO rows (app_id, entity_id, id, data)
     SELECT $1, (SELECT v.entities -> 'Wide' ->> 'id' FROM versions v JOIN apps a ON a.app_id = v.app_id AND a.draft_version_id = v.id WHERE a.app_id = $1), lpad(to_hex(n), 24, '0'),
       jsonb_build_object(${values.join(', ')}) FROM generate_series(1, ${ROWS}) n`,
    [appId],
  );
  await client.query('VACUUM ANALYZE rows');
}

/** How long PostgreSQL takes to write the same rows as text, to nobody. */
async function copied(client: pg.Client): Promise<number> {
  const began = performance.now();
  const columns = FIELDS.map((name) => `data ->> '${name}'`).join(', ');
  await client.query(`COPY (SELECT ${columns} FROM rows ORDER BY id) TO PROGRAM 'cat > /dev/null'`);
  return performance.now() - began;
}

/** Megabytes that the server holds now. */
function resident({ pid }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000;
}
