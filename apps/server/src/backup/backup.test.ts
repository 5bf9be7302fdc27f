import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder, removeDataFolder } from '@trellis/testing/data-folder';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '../db/embedded.ts';
import { makeBackup, restoreBackup } from './backup.ts';

const folders: string[] = [];
const folder = () => {
  const path = makeDataFolder('backup');
  folders.push(path);
  return path;
};
afterAll(() => folders.forEach(removeDataFolder));

const asked = async (dataDir: string, question: string): Promise<unknown[]> => {
  const { connection, stop } = await startEmbedded(dataDir);
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query(question)).rows ?? [];
  } finally {
    await client.end();
    await stop();
  }
};

let dataDir: string;
let backup: string;
beforeAll(async () => {
  dataDir = folder();
  writeFileSync(join(dataDir, 'secret'), 'a key');
  mkdirSync(join(dataDir, 'uploads/app'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads/app/picture.png'), 'a picture');
  await asked(dataDir, `CREATE TABLE kept AS SELECT 'here' AS word`);
  backup = join(folder(), 'one');
  await makeBackup(dataDir, backup);
}, 60_000);

it('holds the database, the key and the files of a server that does not run', async () => {
  const other = folder();
  await restoreBackup(backup, other);
  expect(await asked(other, 'SELECT word FROM kept')).toEqual([{ word: 'here' }]);
  expect(readFileSync(join(other, 'secret'), 'utf8')).toBe('a key');
  expect(readFileSync(join(other, 'uploads/app/picture.png'), 'utf8')).toBe('a picture');
}, 60_000);

it('writes nothing over, and takes no half for a whole', async () => {
  await expect(makeBackup(dataDir, backup)).rejects.toThrow('not empty');
  await expect(restoreBackup(backup, dataDir)).rejects.toThrow('not empty');
  expect(existsSync(join(dataDir, 'postgres.json'))).toBe(true);
  const half = folder();
  mkdirSync(join(half, 'postgres'));
  await expect(restoreBackup(half, folder())).rejects.toThrow('no whole backup');
});

it('says whose tools to use for a database of the operator’s own', async () => {
  await expect(makeBackup(folder(), join(folder(), 'one'))).rejects.toThrow('DATABASE_URL');
});
