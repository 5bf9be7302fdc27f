import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { removeSockets, socketFolder, sweepSockets } from './sockets.ts';

const letters = ['a', 'b', 'c'].map((letter) => socketFolder(letter.repeat(16)));
const [left, heard, shared] = letters as [string, string, string];
afterAll(() => {
  for (const folder of letters) rmSync(folder, { recursive: true, force: true });
});

it('takes away what killed servers left, and nothing that is in use or somebody’s', async () => {
  for (const folder of letters) mkdirSync(folder, { recursive: true });
  writeFileSync(join(left, '.s.PGSQL.5432.lock'), '1');
  writeFileSync(join(shared, 'letter.txt'), 'Dear Ann');
  const server = createServer().listen(join(heard, '.s.PGSQL.5432'));
  await new Promise((resolve) => server.once('listening', resolve));
  const uid = process.getuid!();
  const soon = Date.now() + 2 * 60 * 60 * 1_000;

  await sweepSockets(uid);
  expect(letters.map((folder) => existsSync(folder))).toEqual([true, true, true]);
  await sweepSockets(uid, soon);
  expect(letters.map((folder) => existsSync(folder))).toEqual([false, true, true]);

  await new Promise((resolve) => server.close(resolve));
  removeSockets(heard);
  removeSockets(heard);
  expect(existsSync(heard)).toBe(false);
});
