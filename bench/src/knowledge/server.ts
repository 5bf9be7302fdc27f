import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dataFolder, type Product, startProduct } from '../product.ts';
import { makeClub } from '../space.ts';

/** A product in a process of its own, with a builder and an app of entities in it. */
export interface Server {
  readonly product: Product;
  token: string;
  appId: string;
  again(): Promise<void>;
  query<T extends object>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function openServer(env: Record<string, string> = {}): Promise<Server> {
  const folder = dataFolder();
  let product = await startProduct(folder.path, env);
  const { token, appId } = await makeClub(product.url);
  return {
    get product() {
      return product;
    },
    token,
    appId,
    async again() {
      product = await startProduct(folder.path, env);
    },
    async query(sql, values = []) {
      const file = readFileSync(join(folder.path, 'postgres.json'), 'utf8');
      const { sockets } = JSON.parse(file) as { sockets: string };
      const client = new pg.Client({ host: sockets, user: 'postgres', database: 'trellis' });
      await client.connect();
      try {
        return (await client.query(sql, values)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await product.stop();
      folder.remove();
    },
  };
}

/** Megabytes of a process and those that it started, PostgreSQL left out (Linux). */
export function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    const stat = read(`/proc/${name}/stat`);
    const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (!/^\d+ \(postgres/.test(stat)) parents.set(Number(name), Number(rest[1]));
  }
  const ofServer = (one: number): boolean => {
    for (let at: number | undefined = one; at; at = parents.get(at)) if (at === pid) return true;
    return false;
  };
  let kilobytes = 0;
  for (const one of parents.keys())
    if (ofServer(one))
      kilobytes += Number(/^VmRSS:\s+(\d+) kB/m.exec(read(`/proc/${one}/status`))?.[1] ?? 0);
  return kilobytes / 1_000;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has just ended.
    return '';
  }
}
