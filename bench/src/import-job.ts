import { readFileSync } from 'node:fs';
import type { Figure } from './figure.ts';
import { dataFolder, type Product, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const ROWS = 100_000;
const FIELDS = Array.from({ length: 12 }, (_, at) => `field${at + 1}`);

/**
 * The database panel's import of 100,000 rows of 12 columns: from the file's first byte to its last row,
 * with the check before it; and again with the server killed in the midst.
 */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  let product = await startProduct(folder.path);
  try {
    const { appId, token } = await makeClub(product.url);
    const on = (path: string) => `${product.url}/api/apps/${appId}${path}`;
    const call = async <T>(method: string, address: string, body?: BodyInit): Promise<T> => {
      const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
      if (typeof body === 'string') headers['Content-Type'] = 'application/json';
      const response = await fetch(address, { method, headers, body });
      if (!response.ok) throw new Error(`${address} answered ${await response.text()}`);
      return (await response.json()) as T;
    };
    await call('POST', on('/files/import'), JSON.stringify({ files: [entityFile()] }));
    const stage = (text: string) => {
      const form = new FormData();
      form.append('file', new File([text], 'wide.csv', { type: 'text/csv' }));
      return call<{ importId: string }>('POST', on('/database/Wide/imports'), form);
    };
    const until = async (importId: string, isThere: (done: Progress) => boolean) => {
      for (;;) {
        const progress = await call<Progress>('GET', on(`/imports/${importId}`));
        if (isThere(progress)) return progress;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const plan = JSON.stringify(planOf());
    const ended = ({ state }: Progress) => state !== 'running';

    // Once small: what is loaded on first use is no part of it.
    const small = await stage(table(2_000));
    await call('POST', on(`/imports/${small.importId}/start`), plan);
    await until(small.importId, ended);

    const text = table(ROWS);
    const before = residentPeak(product);
    const began = performance.now();
    const { importId } = await stage(text);
    const staged = performance.now();
    await call('POST', on(`/imports/${importId}/check`), plan);
    const checked = performance.now();
    await call('POST', on(`/imports/${importId}/start`), plan);
    const done = await until(importId, ended);
    const took = performance.now() - began;
    if (done.created !== ROWS) throw new Error(`${done.created} rows were made`);
    const peak = residentPeak(product) - before;
    const undoing = performance.now();
    const { removed } = await call<{ removed: number }>('POST', on(`/imports/${importId}/undo`));
    const undone = performance.now() - undoing;
    if (removed !== ROWS) throw new Error(`${removed} rows were taken back`);

    const killed = await stage(text);
    await call('POST', on(`/imports/${killed.importId}/start`), plan);
    const midway = await until(killed.importId, (now) => now.done > ROWS / 4);
    process.kill(product.pid, 'SIGKILL');
    product = await startProduct(folder.path);
    const resumed = await until(killed.importId, ended);
    const { count } = await call<{ count: number }>(
      'GET',
      `${product.url}/live_api/apps/${appId}/entities/Wide/count`,
    );
    const wrong = Math.abs(count - ROWS - 2_000) + Math.abs(resumed.created - ROWS);

    return [
      {
        figure: `import job of ${ROWS.toLocaleString('en')} × 12 CSV, upload and check with it`,
        value: took / 1e3,
        unit: 's',
        goal: { atMost: 10 },
        beside: { what: 'of it the upload', value: (staged - began) / 1e3 },
      },
      {
        figure: 'of it the check',
        value: (checked - staged) / 1e3,
        unit: 's',
        goal: null,
        beside: null,
      },
      {
        figure: 'import job, more memory at its peak',
        value: peak,
        unit: 'MB',
        goal: { atMost: 150 },
        beside: { what: 'the file', value: Buffer.byteLength(text) / 1e6 },
      },
      {
        figure: 'the whole import undone',
        value: undone / 1e3,
        unit: 's',
        goal: { atMost: 10 },
        beside: null,
      },
      {
        figure: 'rows twice or lost when the server is killed midway',
        value: wrong,
        unit: 'rows',
        goal: { atMost: 0 },
        beside: { what: 'rows that were in', value: midway.done },
      },
    ];
  } finally {
    await product.stop();
    folder.remove();
  }
}

interface Progress {
  state: string;
  done: number;
  created: number;
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

const planOf = () => ({
  columns: FIELDS.map((name, at) => ({
    csvHeader: name,
    schemaField: name,
    dataType: at % 4 === 3 ? 'number' : at % 4 === 2 ? 'boolean' : 'text',
  })),
  key: null,
  duplicates: 'add',
});

function table(count: number): string {
  const lines = [FIELDS.join(',')];
  for (let n = 0; n < count; n++)
    lines.push(
      FIELDS.map((_, at) =>
        at % 4 === 3 ? n + at : at % 4 === 2 ? n % 2 === 0 : `"Value ${n}, ${at}"`,
      ).join(','),
    );
  return lines.join('\n');
}

/** The most memory that the server ever held, in megabytes (Linux). */
function residentPeak({ pid }: Product): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1e3;
}
