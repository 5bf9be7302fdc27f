import { randomBytes } from 'node:crypto';
import {
  closeSync,
  cpSync,
  fstatSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { openPlace } from '../place.ts';
import { clusterOf, command, databaseOf, within } from './machine.ts';

/** What a fault did, and whether that is what is to pass. */
export interface Seen {
  passed: boolean;
  seen: string;
}

const ms = (time: number | null): string => (time === null ? 'never' : `${Math.round(time)} ms`);

/** 3: the database's disk is full. Needs root, for a small disk of its own. */
export async function diskFull(roomMb = 20): Promise<Seen> {
  const place = await openPlace();
  await place.product.stop();
  const cluster = clusterOf(place.folder);
  renameSync(cluster, `${cluster}.aside`);
  command('mkdir', cluster);
  command(
    'mount',
    '-t',
    'tmpfs',
    '-o',
    'size=260m,mode=0700,uid=65534,gid=65534',
    'tmpfs',
    cluster,
  );
  const filler = join(cluster, 'filler');
  try {
    cpSync(`${cluster}.aside`, cluster, { recursive: true });
    command('chown', '-R', '65534:65534', cluster);
    await place.again();
    fill(filler, roomMb);
    const kept: string[] = [];
    let refused: { status: number; took: number } | null = null;
    const text = randomBytes(60_000).toString('base64');
    for (let n = 0; n < 5_000 && !refused; n++) {
      const began = performance.now();
      const answer = await place.call('POST', place.at, { text: `${n} ${text}` }).catch(() => null);
      const took = performance.now() - began;
      if (answer?.ok) kept.push(((await answer.json()) as { id: string }).id);
      else refused = { status: answer?.status ?? 0, took };
    }
    // Long enough for PostgreSQL to try to come back on the full disk, and to give up.
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    rmSync(filler);
    const healed = await within(
      60_000,
      async () => (await place.call('POST', place.at, { text: 'again' })).ok,
    );
    let lost = 0;
    for (const id of kept) if (!(await place.call('GET', `${place.at}/${id}`)).ok) lost++;
    const passed =
      refused !== null &&
      [503, 507].includes(refused.status) &&
      refused.took < 10_000 &&
      healed !== null &&
      lost === 0;
    return {
      passed,
      seen: `refused with ${refused?.status} after ${ms(refused?.took ?? null)}, ${lost} of ${kept.length} lost, well again after ${ms(healed)}`,
    };
  } finally {
    await place.close().catch(() => undefined);
    command('umount', '-l', cluster);
    rmSync(`${cluster}.aside`, { recursive: true, force: true });
  }
}

/** Writes until there is no room, then leaves some. */
function fill(path: string, roomMb: number): void {
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(1_048_576);
  try {
    for (;;) writeSync(file, piece);
  } catch {
    // The disk is full: that is the end of it.
  } finally {
    ftruncateSync(file, Math.max(0, fstatSync(file).size - roomMb * 1_048_576));
    closeSync(file);
  }
}

/** 20: the database does not answer for a while. */
export async function databaseAway(awayMs: number): Promise<Seen> {
  const place = await openPlace();
  try {
    const group = -databaseOf(place.folder);
    process.kill(group, 'SIGSTOP');
    const began = performance.now();
    const statuses = new Map<number, number>();
    let longest = 0;
    while (performance.now() - began < awayMs) {
      const asked = performance.now();
      const answer = await place.call('GET', `${place.at}?limit=5`).catch(() => null);
      longest = Math.max(longest, performance.now() - asked);
      const status = answer?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    process.kill(group, 'SIGCONT');
    const healed = await within(30_000, async () => (await place.call('GET', place.at)).ok);
    const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return {
      passed: [...statuses.keys()].every((status) => status === 503) && healed !== null,
      seen: `${seen}, the longest after ${ms(longest)}; well again after ${ms(healed)}`,
    };
  } finally {
    await place.close();
  }
}

/** The product's own PostgreSQL is killed while the server goes on: it starts another one. */
export async function databaseKilled(): Promise<Seen> {
  const place = await openPlace();
  try {
    const made = await place.call('POST', place.at, { text: 'before' });
    const { id } = (await made.json()) as { id: string };
    process.kill(databaseOf(place.folder), 'SIGKILL');
    const away = await within(10_000, async () => !(await place.call('GET', place.at)).ok);
    const healed = await within(60_000, async () => (await place.call('GET', place.at)).ok);
    const isThere = (await place.call('GET', `${place.at}/${id}`)).ok;
    return {
      passed: healed !== null && isThere,
      seen: `away after ${ms(away)}, well again after ${ms(healed)}`,
    };
  } finally {
    await place.close();
  }
}
