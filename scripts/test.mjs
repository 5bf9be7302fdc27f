// Installs what is missing, a Chromium included, then runs everything: style, types, dead code,
// tests, and the stories in a browser. `--long` adds the long runs of the property tests, and
// looks at every screen at each width in light and dark. `--attack` runs what attacks the product, as
// long as the long run does, and nothing else.
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { ensureInstalled, run, runNode, runQuietly } from './setup.mjs';

const isAttack = process.argv.includes('--attack');
const isLong = isAttack || process.argv.includes('--long');
/** Chromium's engine alone, as Debian has it. */
const SHELL = '/usr/bin/chromium-headless-shell';
// A browser is installed beside everything that needs none yet.
const browser = findChromium();
await ensureInstalled();
const node = runNode();
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
if (isLong) Object.assign(env, { PROPERTY_RUNS: '10000', EVERY_LOOK: '1' });

const bin = (path) => `node_modules/${path}`;
const steps = [
  ['style', bin('@biomejs/biome/bin/biome'), ['ci', '.']],
  ['types', 'scripts/types.mjs', []],
  ['dead code', bin('knip/bin/knip.js'), []],
  ['build', 'scripts/build.ts', []],
  ['tests', bin('vitest/vitest.mjs'), ['run']],
  ['stories', bin('@playwright/test/cli.js'), ['test', '--config', 'e2e/playwright.config.ts']],
];
/** What each finding of an attack is held by, and what tries variants of them. */
const ATTACKS = [
  'testing/src/attack',
  'http/hostile',
  'http/paths',
  'http/told-host',
  'identity/hostile',
  'identity/refresh',
  'identity/tenants',
  'accounts',
  'visitors',
  'entities/properties',
  'entities/matrix',
  'entities/field',
  'database/access',
  'functions',
  'integrations',
  'server/src/admin',
  'server/src/mail',
  'server/src/tools',
  'tools/src/prompt',
  'parsing',
  'blueprint/src/gate',
  'runtime/src/addresses',
  'runtime/src/escapes',
  'runtime/src/isolation',
  'runtime/src/parent',
  'house/bounds',
  'house/device',
  'house/policy',
  'supervise',
  'survival',
];
if (isAttack) {
  steps.splice(0, steps.length, ...steps.filter(([name]) => ['build', 'tests'].includes(name)));
  steps.at(-1)[2].push(...ATTACKS);
}
for (const [name, script, args] of steps) {
  if (name === 'tests') env.CHROMIUM = await browser;
  console.log(`\n── ${name}`);
  const began = performance.now();
  await run(node, [script, ...args], env);
  console.log(`── ${name}: ${Math.round((performance.now() - began) / 1_000)} s`);
}

/** A Chromium of this machine; installed where that is allowed, else the command that does it is named. */
async function findChromium() {
  const places = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const found = () => places.find((place) => place && existsSync(place));
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const install = async (name) => {
    console.log(`Installing ${name} (once)…`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('apt-get', ['update', '-qq'], env);
    await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
  };
  if (!found() && canInstall) await install('chromium');
  // The stories are a fifth faster in it; without it they run in the browser.
  if (canInstall && found() === '/usr/bin/chromium' && !existsSync(SHELL))
    await install('chromium-headless-shell');
  if (found()) return found();
  console.error(
    'The tests need a Chromium. Install it with: sudo apt-get install chromium (or set CHROMIUM to one).',
  );
  process.exit(1);
}
