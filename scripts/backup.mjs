// Plain JavaScript for whichever Node the machine has: `make FOLDER` copies the data folder of a server into a new
// folder while it runs on, `restore FOLDER` makes a data folder of one.
import { ensureInstalled, run, runNode } from './setup.mjs';

await ensureInstalled();
await run(runNode(), ['apps/server/src/backup/main.ts', ...process.argv.slice(2)]);
