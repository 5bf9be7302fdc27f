import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median } from '../figure.ts';
import { mixedFiles } from './files.ts';
import { memoryOf, openServer, type Server } from './server.ts';

/** Fewer for a look: `FILES=200 npm run bench -- knowledge`. */
const FILES = Number(process.env.FILES ?? 2_000);
const SIZE = 50_000;
const WITHIN_S = 600;
const MORE_MEMORY = 400;
const SLOWER = 1.2;
/** Uploads under way at once, as a few people would. */
const AT_ONCE = 2;

/** Many documents at once: how long they take, what memory, and what the table beside notices. */
export async function ingested(): Promise<Figure[]> {
  const server = await openServer();
  try {
    const before = await listing(server, 60);
    const idle = memoryOf(server.product.pid);
    let most = idle;
    const during: number[] = [];
    const began = performance.now();
    const uploads = uploadAll(server);
    let isUploaded = false;
    void uploads.then(() => {
      isUploaded = true;
    });
    for (;;) {
      during.push(...(await listing(server, 3)));
      most = Math.max(most, memoryOf(server.product.pid));
      await sleep(400);
      if (isUploaded && (await undone(server)) === 0) break;
    }
    await uploads;
    const seconds = (performance.now() - began) / 1_000;
    const [row] = await server.query<{ failed: number; chunks: number; bytes: string }>(
      `SELECT count(*) FILTER (WHERE status <> 'synced')::int AS failed, sum(num_of_chunks)::int AS chunks,
         sum(size)::text AS bytes FROM context_items`,
    );
    const name = `data · ${FILES.toLocaleString('en')} files, ${Math.round((FILES * SIZE) / 1e6)} MB`;
    return [
      {
        figure: `${name}, read in`,
        value: Math.round(seconds),
        unit: 's',
        goal: { atMost: (WITHIN_S * FILES) / 2_000 },
        beside: { what: 'passages', value: row!.chunks },
      },
      {
        figure: `${name}, failed`,
        value: row!.failed,
        unit: '',
        goal: { atMost: 0 },
        beside: null,
      },
      {
        figure: `${name}, more memory`,
        value: Math.round(most - idle),
        unit: 'MB',
        goal: { atMost: MORE_MEMORY },
        beside: { what: 'before', value: Math.round(idle) },
      },
      {
        figure: `${name}, a table meanwhile`,
        value: Math.round((100 * median(during)) / median(before)) / 100,
        unit: '×',
        goal: { atMost: SLOWER },
        beside: { what: 'ms before', value: Math.round(median(before) * 10) / 10 },
      },
    ];
  } finally {
    await server.close();
  }
}

const undone = async (server: Server): Promise<number> => {
  const [row] = await server.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM context_items WHERE status IN ('unsynced', 'pending', 'running')`,
  );
  return row!.n;
};

/** How long the list of an entity's rows takes, some times. */
async function listing({ product, token, appId }: Server, times: number): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const answer = await fetch(`${product.url}/api/apps/${appId}/database`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    await answer.text();
    took.push(performance.now() - began);
    await sleep(30);
  }
  return took;
}

async function uploadAll({ product, token, appId }: Server): Promise<void> {
  const files = mixedFiles(FILES, SIZE);
  const work = async () => {
    for (const { name, bytes } of files) {
      const form = new FormData();
      form.set('file', new File([bytes], name, { type: name.endsWith('.csv') ? 'text/csv' : '' }));
      const whole = new Response(form);
      const body = await whole.arrayBuffer();
      const answer = await fetch(`${product.url}/api/context/ingest/file?appId=${appId}`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': whole.headers.get('content-type') ?? '',
          'Content-Length': String(body.byteLength),
        },
        body,
      });
      if (!answer.ok) throw new Error(`${name} answered ${answer.status} ${await answer.text()}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
