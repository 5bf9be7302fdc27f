import { join } from 'node:path';
import { type AppCompiler, createCompiler } from '@trellis/compiler';
import type { AppFiles, Diagnostic } from '@trellis/contract';
import { buildRuntime } from '@trellis/runtime/build';
import { checkTypes } from '@trellis/server';
import { type BrokenApp, brokenApps } from './faults/corpus.ts';
import { type GoodApp, goodApps } from './faults/good.ts';
import { KNOWN } from './faults/known.ts';
import { type Figure, median, timed } from './figure.ts';

const ROOT = join(import.meta.dirname, '../..');
const SEED = Number(process.env.SEED ?? 20);
/** Rounds of repair by rule, as a turn and the repair of a version have them. */
const ROUNDS = 3;

/**
 * What the checks find in 200 files that were broken on purpose, what they say of files that are not,
 * and what the rules mend of it. Every miss is printed.
 */
export async function run(): Promise<Figure[]> {
  const kitRoot = join(ROOT, 'packages/app-kit');
  const { vendor } = await buildRuntime({
    kitRoot,
    outDir: join(ROOT, '.cache/runtime'),
    vendorBase: '/_vendor/',
  });
  const compiler = createCompiler({ kitRoot, vendor });
  const apps = await goodApps();
  const good = await judgeGood(compiler, apps);
  const broken = brokenApps(apps, 200, SEED);
  let found = 0;
  let mended = 0;
  let errors = 0;
  for (const one of broken) {
    const fresh = await newIn(compiler, one, one.files, good.baseline);
    if (one.checks.includes('type-error')) fresh.push(...(await checkTypes(one.files)));
    const isFound = fresh.some(
      ({ file, detector }) => file === one.path && one.checks.includes(detector),
    );
    if (isFound) found++;
    else
      console.log(
        `missed: ${one.fault} in ${one.app.name} ${one.path}: ${fresh.map(line).join('; ')}`,
      );
    if (fresh.some(({ severity }) => severity === 'error')) errors++;
    if (!one.isMendable) continue;
    const left = await newIn(compiler, one, await repaired(compiler, one), good.baseline);
    if (left.length === 0) mended++;
    else console.log(`not mended: ${one.fault} in ${one.app.name} ${one.path}: ${line(left[0]!)}`);
  }
  const mendable = broken.filter(({ isMendable }) => isMendable).length;
  const kinds = new Set(broken.map(({ fault }) => fault)).size;
  console.log(
    `${broken.length} broken files of ${kinds} kinds, ${errors} of them with an error; ${mendable} can be mended by a machine; ${apps.length} good apps of ${good.files} files`,
  );
  return [
    figure('broken files found', (100 * found) / broken.length, '%', { atLeast: 98 }),
    figure('good files, false alarms', good.alarms, 'findings', { atMost: 0 }),
    figure('good files looked at', good.files, 'files', { atLeast: 500 }),
    figure('good apps, false alarms of their types', await typesOfGood(apps), 'findings', {
      atMost: 0,
    }),
    figure('mended by rule, of the mendable', (100 * mended) / mendable, '%', { atLeast: 60 }),
    figure('validation of a 40-file app, warm', await warm(compiler, apps), 'ms', { atMost: 150 }),
    figure(
      'its types, in a process of their own',
      await timed(() => checkTypes(forty(apps))),
      'ms',
      null,
    ),
  ];
}

const figure = (name: string, value: number, unit: string, goal: Figure['goal']): Figure => ({
  figure: name,
  value,
  unit,
  goal,
  beside: null,
});

const line = ({ file, line, detector, message }: Diagnostic) =>
  `${file}:${line} ${detector} ${message}`;
const infoOf = ({ name, isPublic }: GoodApp) => ({ appId: name, versionId: null, isPublic });
const keyOf = ({ file, detector, message }: Diagnostic) => `${file} ${detector} ${message}`;

async function judgeGood(compiler: AppCompiler, apps: readonly GoodApp[]) {
  const baseline = new Map<string, Set<string>>();
  let alarms = 0;
  let files = 0;
  for (const app of apps) {
    files += Object.keys(app.files).length;
    const found = await compiler.diagnose(app.files, infoOf(app));
    baseline.set(app.name, new Set(found.map(keyOf)));
    for (const one of found)
      if (!KNOWN.has(`${app.name} ${one.file} ${one.detector}`)) {
        alarms++;
        console.log(`false alarm: ${app.name} ${line(one)}`);
      }
  }
  return { baseline, alarms, files };
}

/** What is reported of an app that was not reported before it was broken. */
async function newIn(
  compiler: AppCompiler,
  { app }: BrokenApp,
  files: AppFiles,
  baseline: Map<string, Set<string>>,
): Promise<Diagnostic[]> {
  const found = await compiler.diagnose(files, infoOf(app));
  return found.filter((one) => !baseline.get(app.name)?.has(keyOf(one)));
}

async function repaired(compiler: AppCompiler, { app, files }: BrokenApp): Promise<AppFiles> {
  let now = files;
  for (let round = 0; round < ROUNDS; round++) {
    const found = await compiler.diagnose(now, infoOf(app));
    now = (await compiler.repair(now, found, infoOf(app))).files;
  }
  return now;
}

/** An app of 40 files that is known, with one of them changed. */
async function warm(compiler: AppCompiler, apps: readonly GoodApp[]): Promise<number> {
  const files = forty(apps);
  const info = { appId: 'forty', versionId: null };
  const [first] = Object.keys(files);
  const times: number[] = [];
  for (let nth = 0; nth < 12; nth++) {
    files[first!] += `// ${nth}\n`;
    times.push(await timed(() => compiler.diagnose(files, info)));
  }
  return median(times.slice(2));
}

/** Forty files of several apps. */
function forty(apps: readonly GoodApp[]): AppFiles {
  const files: AppFiles = {};
  for (const app of apps)
    for (const [path, text] of Object.entries(app.files))
      if (Object.keys(files).length < 40 && /\.(tsx|jsx|ts)$/.test(path) && !(path in files))
        files[path] = text;
  return files;
}

/** Every eighth app: each takes half a second. */
async function typesOfGood(apps: readonly GoodApp[]): Promise<number> {
  let alarms = 0;
  for (const [nth, app] of apps.entries())
    if (nth % 8 === 0 || !app.isPublic)
      for (const found of await checkTypes(app.files)) {
        alarms++;
        console.log(`false alarm of types: ${app.name} ${line(found)}`);
      }
  return alarms;
}
