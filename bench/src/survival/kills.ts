import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPlace, type Place } from './place.ts';

const LANES = 16;
/** Every so often PostgreSQL is killed as well, as by a power cut. */
const EVERY_DATABASE = 5;

export interface Survived {
  cycles: number;
  acknowledged: number;
  /** Writes that were answered and are not there. */
  lost: number;
  /** Milliseconds of each start over what a killed process left. */
  starts: number[];
}

/** What the server confirmed to the lanes of a cycle: the rows they made, and how far each one's counter got. */
interface Told {
  made: string[];
  /** By the counter's row: the last count that was acknowledged. */
  counts: Map<string, number>;
}

/**
 * Writes under load, kills the server by SIGKILL amid of them, starts it again, and looks for each write that was
 * acknowledged (security.md, faults 1).
 */
export async function killAgainAndAgain(cycles: number, writesEach: number): Promise<Survived> {
  const place = await openPlace();
  const found: Survived = { cycles, acknowledged: 0, lost: 0, starts: [] };
  const counters = await Promise.all(
    Array.from({ length: LANES }, async () => {
      const answer = await place.call('POST', place.at, { text: 'counter', count: 0 });
      return ((await answer.json()) as { id: string }).id;
    }),
  );
  const counts = new Map(counters.map((id) => [id, 0]));
  const all: string[] = [];
  try {
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const acknowledged = await writeUntilKilled(
        place,
        writesEach,
        counts,
        isWithDatabase(cycle, cycles),
      );
      found.acknowledged += acknowledged.made.length + acknowledged.counts.size;
      all.push(...acknowledged.made);
      await place.again();
      found.starts.push(place.product.startedIn);
      found.lost += await missing(place, acknowledged.made);
      found.lost += await behind(place, counts);
      if (cycle % 50 === 0)
        console.error(`${cycle} cycles, ${found.lost} of ${found.acknowledged} lost`);
    }
    // What was confirmed to an earlier cycle is still there after all the others.
    found.lost += await missing(place, all);
  } finally {
    await place.close();
  }
  return found;
}

const isWithDatabase = (cycle: number, cycles: number): boolean =>
  cycle % EVERY_DATABASE === 0 || cycle === cycles;

async function writeUntilKilled(
  place: Place,
  most: number,
  counts: Map<string, number>,
  withDatabase: boolean,
): Promise<Told> {
  const acknowledged: Told = { made: [], counts: new Map() };
  let done = 0;
  let isDead = false;
  const kill = () => {
    if (isDead) return;
    isDead = true;
    process.kill(place.product.pid, 'SIGKILL');
    if (withDatabase) process.kill(databaseOf(place.folder), 'SIGKILL');
  };
  await Promise.all(
    [...counts.keys()].map(async (counter) => {
      while (!isDead) {
        const count = (counts.get(counter) ?? 0) + 1;
        const made = await place
          .call('POST', place.at, { text: `${counter} ${count}` })
          .catch(gone);
        const id = made?.ok ? ((await made.json().catch(gone)) as { id: string } | null)?.id : null;
        if (id) acknowledged.made.push(id);
        const put = await place.call('PUT', `${place.at}/${counter}`, { count }).catch(gone);
        // The body is part of the answer: who did not get it whole has no confirmation.
        if (put?.ok && (await put.text().catch(gone)) !== null) {
          counts.set(counter, count);
          acknowledged.counts.set(`${counter} ${count}`, count);
        } else if (!isDead && put) throw new Error(`answered ${put.status}`);
        done += 2;
        if (done >= most) kill();
      }
    }),
  );
  return acknowledged;
}

/** A connection that ends with the server. */
const gone = (): null => null;

/** The process id of the folder's PostgreSQL. */
function databaseOf(folder: string): number {
  const { cluster } = JSON.parse(readFileSync(join(folder, 'postgres.json'), 'utf8')) as {
    cluster: string;
  };
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** What stands there; a server that has just started may ask to come again. */
async function seen<T>(place: Place, path: string): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await place.call('GET', path);
    if (answer.ok) return (await answer.json()) as T;
    if (answer.status !== 503 || tries === 10)
      throw new Error(`${path} was answered with ${answer.status} ${await answer.text()}`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

async function missing(place: Place, ids: readonly string[]): Promise<number> {
  let lost = 0;
  for (let at = 0; at < ids.length; at += 100) {
    const part = ids.slice(at, at + 100);
    const q = encodeURIComponent(JSON.stringify({ id: { $in: part } }));
    const rows = await seen<{ id: string }[]>(place, `${place.at}?q=${q}&limit=200`);
    const there = new Set(rows.map(({ id }) => id));
    lost += part.filter((id) => !there.has(id)).length;
  }
  return lost;
}

/** Counters that stand below what was acknowledged. */
async function behind(place: Place, counts: Map<string, number>): Promise<number> {
  let lost = 0;
  for (const [id, count] of counts) {
    const row = await seen<{ count: number }>(place, `${place.at}/${id}`);
    if (row.count < count) lost++;
    // A write that was sent and never answered may have been done.
    counts.set(id, row.count);
  }
  return lost;
}
