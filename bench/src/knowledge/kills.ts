import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../faults/random.ts';
import type { Figure } from '../figure.ts';
import { openServer, type Server } from './server.ts';
import { textOf } from './set.ts';

const KILLS = Number(process.env.KILLS ?? 20);
/** The server is killed this long after an item was sent, at most: before, in, and behind its reading. */
const WITHIN_MS = 2_500;
const PATIENCE_MS = 300_000;

/** What is stored of one item, to be compared with that of one that nothing happened to. */
interface Stored {
  app_id: string;
  status: string;
  told: number;
  chunks: number;
  numbers: number;
  texts: string;
  postings: string;
  lengths: string;
}

/** Items of which each is at some moment of its reading when the server is killed; then what is there of all of them. */
export async function killed(): Promise<Figure[]> {
  const random = new Random(27);
  const server = await openServer();
  try {
    const text = textOf('finance').slice(0, 700_000);
    const whole = await sent(server, text);
    await settled(server);
    for (let n = 0; n < KILLS; n++) {
      await sent(server, text);
      await sleep(random.below(WITHIN_MS));
      process.kill(server.product.pid, 'SIGKILL');
      await server.again();
    }
    await settled(server);
    const stored = await server.query<Stored>(`
      SELECT i.app_id, i.status, i.num_of_chunks AS told, c.chunks, c.numbers, c.texts, t.postings, l.lengths
      FROM context_items i
      CROSS JOIN LATERAL (SELECT count(*)::int AS chunks, count(DISTINCT n)::int AS numbers,
        md5(string_agg(text, '|' ORDER BY ordinal)) AS texts FROM context_chunks c
        WHERE c.app_id = i.app_id AND c.item_id = i.id) c
      CROSS JOIN LATERAL (SELECT sum(octet_length(postings))::text AS postings FROM context_terms t
        WHERE t.app_id = i.app_id) t
      CROSS JOIN LATERAL (SELECT sum(octet_length(lengths))::text AS lengths FROM context_lengths l
        WHERE l.app_id = i.app_id) l`);
    const right = stored.find(({ app_id }) => app_id === whole)!;
    const others = stored.filter(({ app_id }) => app_id !== whole);
    const isWrong = (is: (one: Stored) => boolean) => others.filter(is).length;
    const name = `data · ${KILLS} times kill -9 in reading`;
    const none = { atMost: 0 };
    const figure = (what: string, value: number): Figure => ({
      figure: `${name}: ${what}`,
      value,
      unit: '',
      goal: none,
      beside: { what: 'items', value: others.length },
    });
    return [
      figure(
        'status not right',
        isWrong((one) => one.status !== 'synced' || one.told !== one.chunks),
      ),
      figure(
        'passages lost',
        isWrong((one) => one.chunks < right.chunks),
      ),
      figure(
        'passages twice',
        isWrong((one) => one.chunks > right.chunks || one.numbers !== one.chunks),
      ),
      figure(
        'passages others',
        isWrong((one) => one.texts !== right.texts),
      ),
      figure(
        'words lost or twice',
        isWrong((one) => one.postings !== right.postings || one.lengths !== right.lengths),
      ),
    ];
  } finally {
    await server.close();
  }
}

/** Sends a text as the data of an app of its own; answers the app. */
async function sent({ product, token }: Server, context: string): Promise<string> {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { appId } = await post<{ appId: string }>('/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Bench' } },
  });
  await post(`/api/context/ingest/text?appId=${appId}`, { context });
  return appId;
}

async function settled(server: Server): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(500)) {
    const [row] = await server.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM context_items WHERE status IN ('unsynced', 'pending', 'running')`,
    );
    if (row!.n === 0) return;
  }
}
