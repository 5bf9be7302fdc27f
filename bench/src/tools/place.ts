import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VISITOR_KEY_HEADER } from '@trellis/contract';
import pg from 'pg';
import { dataFolder, type Product, startProduct } from '../product.ts';
import { makeClub } from '../space.ts';

/** What bounds a model's use by one address is no part of what is measured here. */
const LIMITS = { app: 100_000_000, user: 100_000_000, address: 100_000_000 };
/** The plan counts all runs, and none is too many. */
const PLAN = { galaxy: { monthlyRuns: 1_000_000 } };

export interface ToolPlace {
  readonly product: Product;
  /** Where visitors read the app. */
  readonly page: string;
  /** Makes an app of one tool that is open to everybody. */
  open(tool: object, settings?: object): Promise<OpenTool>;
  /** Starts the server again over the same data. */
  again(): Promise<void>;
  /** Asks the server's own database. */
  query<T extends object>(sql: string, values: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export interface OpenTool {
  appId: string;
  /** The path of its page. */
  page: string;
  /** Begins a run as one visitor; `signal` ends the watching of it. */
  run(body: object, visitor: number, signal?: AbortSignal): Promise<Response>;
  /** Reads a run as that visitor. */
  get(runId: string, visitor: number): Promise<Response>;
}

/** A product with a builder in it, and a model that the caller plays. */
export async function openTools(env: Record<string, string>): Promise<ToolPlace> {
  const folder = dataFolder();
  const all = {
    ...env,
    INTEGRATION_LIMITS: JSON.stringify({ tokens: LIMITS }),
    PLAN_LIMITS: JSON.stringify(PLAN),
  };
  let product = await startProduct(folder.path, all);
  const { token } = await makeClub(product.url);
  return {
    get product() {
      return product;
    },
    get page() {
      return product.url;
    },
    open: (tool, settings = {}) => openTool(() => product.url, token, { tool, settings }),
    async again() {
      product = await startProduct(folder.path, all);
    },
    query: (sql, values) => asked(folder.path, sql, values),
    async close() {
      await product.stop();
      folder.remove();
    },
  };
}

async function openTool(
  url: () => string,
  token: string,
  { tool, settings }: { tool: object; settings: object },
): Promise<OpenTool> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const answer = await fetch(url() + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { appId, slug } = await post<{ appId: string; slug: string }>('/api/apps', {
    appType: 'AI_TOOL',
    genApp: { fields: { header: 'Bench' } },
  });
  const { toolId } = await post<{ toolId: string }>(`/api/apps/${appId}/tools`, tool);
  await post(`/api/apps/${appId}/settings`, { appSettings: settings });
  await post(`/api/apps/${appId}/tools/${toolId}/activate`, { isActive: true });
  const { path } = tool as { path: string };
  const headers = (visitor: number) => ({
    'Content-Type': 'application/json',
    [VISITOR_KEY_HEADER]: `visitor-${visitor}-`.padEnd(40, 'k'),
  });
  return {
    appId,
    page: `/app/${slug}/tool/${path}`,
    run: (body, visitor, signal) =>
      fetch(`${url()}/api/tools/${appId}/${path}/runs`, {
        method: 'POST',
        headers: headers(visitor),
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    get: (runId, visitor) =>
      fetch(`${url()}/api/tools/${appId}/runs/${runId}`, { headers: headers(visitor) }),
  };
}

async function asked<T extends object>(
  folder: string,
  sql: string,
  values: unknown[],
): Promise<T[]> {
  const { sockets } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    sockets: string;
  };
  const client = new pg.Client({ host: sockets, user: 'postgres', database: 'trellis' });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
