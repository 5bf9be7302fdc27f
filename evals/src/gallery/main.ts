import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '../browser.ts';
import { buildApp } from '../build.ts';
import { startInstallation } from '../installation.ts';
import { APPS } from './apps.ts';
import { galleryHtml, type Hung } from './html.ts';
import { showApp } from './shown.ts';

// Builds the apps of the gallery in an installation of its own, photographs every page, and says what is wrong with
// them: docs/gallery is written anew, or with `--only=crm,quiz` the pictures of these. `--shots=…` keeps them as large as they are.
const { values: args } = parseArgs({
  options: { only: { type: 'string' }, shots: { type: 'string' } },
});
const wanted = args.only?.split(',');
const apps = APPS.filter(({ id }) => !wanted || wanted.includes(id));
const folder = join(import.meta.dirname, '../../../docs/gallery');
if (args.shots) mkdirSync(args.shots, { recursive: true });
if (!wanted) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

const installation = await startInstallation();
const browser = await openBrowser();
const all: Hung[] = [];
/** Each fault once by its cause, with where it was seen first and how often. */
const faults = new Map<string, { where: string; text: string; times: number }>();
try {
  for (const { id, sentence } of apps) {
    const app = await buildApp(installation, [sentence]);
    const hung: Hung = { id, sentence, pages: [], faults: 0 };
    for await (const shown of showApp(browser, installation, app)) {
      const file = `${id}-${shown.place.name.toLowerCase()}-${shown.width}-${shown.scheme}.webp`;
      writeFileSync(join(folder, file), shown.picture);
      if (args.shots) writeFileSync(join(args.shots, file.replace('.webp', '.png')), shown.full);
      let page = hung.pages.find(({ name }) => name === shown.place.name);
      if (!page) {
        page = { name: shown.place.name, pictures: [] };
        hung.pages.push(page);
      }
      page.pictures.push(file);
      hung.faults += shown.faults.length;
      for (const { key, text } of shown.faults) {
        const known = faults.get(key);
        if (known) known.times++;
        else faults.set(key, { where: file, text, times: 1 });
      }
    }
    all.push(hung);
    console.log(
      `${hung.faults === 0 ? 'ok ' : 'BAD'} ${id}: ${hung.pages.map(({ name }) => name).join(', ')}`,
    );
  }
} finally {
  await browser.close();
  await installation.stop();
}
if (!wanted) writeFileSync(join(folder, 'index.html'), galleryHtml(all));
for (const { where, text, times } of faults.values()) console.log(`${times}× ${where}  ${text}`);
console.log(`${all.length} apps, ${faults.size} faults; the pictures are in ${folder}`);
process.exitCode = faults.size === 0 ? 0 : 1;
