import { resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { makeBackup, restoreBackup } from './backup.ts';

// What npm was called in, where it was npm: it runs all scripts in the project's own folder.
const from = process.env.INIT_CWD ?? process.cwd();
const [what, named] = process.argv.slice(2);
const dataDir = resolve(readConfig(process.env).dataDir);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

try {
  if ((what !== 'make' && what !== 'restore') || !named)
    throw new Error('npm run backup -- FOLDER, or npm run restore -- FOLDER');
  const folder = resolve(from, named);
  if (what === 'make') {
    const { files, bytes } = await makeBackup(dataDir, folder);
    console.log(`${folder} holds ${dataDir}: ${files} files, ${megabytes(bytes)}.`);
  } else {
    const { files, bytes } = await restoreBackup(folder, dataDir);
    console.log(`${dataDir} is as ${folder} was: ${files} files, ${megabytes(bytes)}.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
