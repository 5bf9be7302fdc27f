import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPlace, type Place } from '../place.ts';
import type { Seen } from './outside.ts';

const PROGRAM = join(import.meta.dirname, '../../../../apps/server/src/backup/main.ts');
const LANES = 8;

/** What the operator calls, in a process of its own. */
async function program(what: 'make' | 'restore', folder: string, dataDir: string) {
  const child = spawn(process.execPath, [PROGRAM, what, folder], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`${what}: ${said}`);
  return said.trim();
}

interface Row {
  id: string;
  text: string;
}

const rowsOf = async (place: Place): Promise<Map<string, string>> => {
  const rows = (await (await place.call('GET', `${place.at}?limit=5000&sort=id`)).json()) as Row[];
  return new Map(rows.map(({ id, text }) => [id, text]));
};

const TABLE = 'name,years\nAnn,40\n';

/** Stores a file that a person brought; answers where it is. */
async function attach(place: Place): Promise<string> {
  const form = new FormData();
  form.set('file', new File([TABLE], 'people.csv', { type: 'text/csv' }));
  const answer = await place.call('POST', `/api/apps/${place.appId}/chat/attachments`, form);
  if (!answer.ok) throw new Error(`The file was answered with ${await answer.text()}`);
  return ((await answer.json()) as { url: string }).url;
}

const textOf = async (place: Place, url: string): Promise<string> =>
  (await place.call('GET', new URL(url, place.product.url).pathname)).text();

/** 18: a backup while people write, restored on a machine that has nothing: what was there before it is there, and equal. */
export async function backupRestored(): Promise<Seen> {
  const place = await openPlace();
  const kept = mkdtempSync(join(tmpdir(), 'trellis-backup-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'trellis-restored-'));
  const made = new Set<string>();
  let isOver = false;
  try {
    const table = await attach(place);
    const writers = Array.from({ length: LANES }, async (_, lane) => {
      for (let n = 0; !isOver; n++) {
        const answer = await place.call('POST', place.at, { text: `${lane} ${n}`, count: n });
        if (answer.ok) made.add(((await answer.json()) as Row).id);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const before = new Set(made);
    const said = await program('make', join(kept, 'one'), place.folder);
    isOver = true;
    await Promise.all(writers);
    await program('restore', join(kept, 'one'), elsewhere);
    const all = await rowsOf(place);
    const other = await place.over(elsewhere);
    try {
      const there = await rowsOf(other);
      const missing = [...before].filter((id) => !there.has(id)).length;
      const unequal = [...there].filter(([id, text]) => all.get(id) !== text).length;
      const isKept =
        (await textOf(other, table)) === TABLE && (await textOf(place, table)) === TABLE;
      const isUsable = (await other.call('POST', other.at, { text: 'again' })).ok;
      return {
        passed: missing === 0 && unequal === 0 && isKept && isUsable && before.size > 0,
        seen: `${said} ${missing} of ${before.size} rows missing, ${unequal} of ${there.size} unequal, ${all.size - there.size} written after it; file ${isKept ? 'equal' : 'NOT equal'}`,
      };
    } finally {
      await other.close();
    }
  } catch (error) {
    return { passed: false, seen: (error as Error).message };
  } finally {
    isOver = true;
    await place.close();
    for (const folder of [kept, elsewhere]) rmSync(folder, { recursive: true, force: true });
  }
}
