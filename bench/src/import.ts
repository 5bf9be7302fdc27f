import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Figure } from './figure.ts';
import { dataFolder, startProduct } from './product.ts';
import { makeClub } from './space.ts';

const ROWS = 100_000;

/** A CSV file of 100,000 rows into an entity: how long it takes, and what the server's memory grows by at most. */
export async function run(): Promise<Figure[]> {
  const folder = dataFolder();
  const product = await startProduct(folder.path);
  try {
    const { appId, token } = await makeClub(product.url);
    const csv = people(ROWS);
    const send = async (text: string) => {
      const form = new FormData();
      form.append('file', new File([text], 'people.csv', { type: 'text/csv' }));
      const response = await fetch(`${product.url}/live_api/apps/${appId}/entities/Member/import`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: form,
      });
      if (!response.ok) throw new Error(`import answered ${await response.text()}`);
      return response.json() as Promise<{ created: number }>;
    };
    // Once small: what is loaded on first use is no part of the growth.
    await send(people(100));
    const before = residentPeak(product.pid);
    const began = performance.now();
    const { created } = await send(csv);
    const took = (performance.now() - began) / 1_000;
    if (created !== ROWS) throw new Error(`${created} rows were made`);
    const parsing = performance.now();
    parse(csv, { columns: true });
    return [
      {
        figure: `import of ${ROWS.toLocaleString('en')} CSV rows`,
        value: took,
        unit: 's',
        goal: { atMost: 10 },
        beside: {
          what: 'reading the CSV alone',
          value: (performance.now() - parsing) / 1_000,
        },
      },
      {
        figure: 'import, more memory at its peak',
        value: residentPeak(product.pid) - before,
        unit: 'MB',
        goal: { atMost: 150 },
        beside: { what: 'the file', value: Buffer.byteLength(csv) / 1e6 },
      },
    ];
  } finally {
    await product.stop();
    folder.remove();
  }
}

/** The most memory that a process ever held, in megabytes (Linux). */
function residentPeak(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1e3;
}

function people(count: number): string {
  const lines = ['name,email,joined,fee,paid,tags,notes'];
  for (let n = 0; n < count; n++)
    lines.push(
      `"Person, ${n}",person${n}@example.org,2026-0${(n % 9) + 1}-1${n % 9},${(n % 90) + 0.5},${n % 2 === 0},red;blue,Came with friends and stayed ${n}`,
    );
  return lines.join('\n');
}
