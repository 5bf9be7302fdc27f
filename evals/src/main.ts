import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { buildApp } from './build.ts';
import { measureFast } from './fast/index.ts';
import { halves } from './fast/split.ts';
import { type Installation, startInstallation } from './installation.ts';
import { measure } from './model/measure.ts';
import { type Prompt, readPrompts } from './prompts.ts';
import { Robot } from './robot/robot.ts';
import { scoreFields } from './score.ts';
import { Context } from './steps/context.ts';
import { perform } from './steps/index.ts';

const HERE = import.meta.dirname;
const OPTIONS = {
  file: { type: 'string' },
  json: { type: 'boolean', default: false },
  only: { type: 'string' },
  shots: { type: 'string' },
  /** A provider's model builds the apps, instead of the built-in builder. */
  model: { type: 'string' },
  provider: { type: 'string' },
  /** An installation that runs already; EVALS_EMAIL and EVALS_PASSWORD are an admin's of it. */
  url: { type: 'string' },
  /** Go by the diagnostics alone, and open no page. */
  'no-browser': { type: 'boolean', default: false },
  /** The built-in builder in this process, in seconds: what is there, not what works. */
  fast: { type: 'boolean', default: false },
} as const;

/** What was asked for; what makes no sense is said in a line. */
function asked() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exit(2);
  }
}

const args = asked();
const file = args.file ?? join(HERE, '../prompts.json');
const shots = args.shots ?? join(HERE, '../../shots/evals');
/** How a field that is not there is reported; it counts in the share of fields. */
const MISSING = 'missing: ';

interface Result {
  id: string;
  /** It was built, every page opened without an error, and every step was done. */
  ok: boolean;
  /** The share of the expected fields that are there, 0 to 1. */
  fields: number;
  steps: string;
  errors: string[];
  ms: number;
}

/** Builds the app of a prompt, opens every page, does what a person should be able to do, and takes pictures. */
async function evaluate(
  prompt: Prompt,
  browser: Browser,
  installation: Installation,
): Promise<Result> {
  const errors: string[] = [];
  const started = performance.now();
  let ms = 0;
  let fields = 0;
  let done = 0;
  try {
    const app = await buildApp(installation, prompt.turns);
    ms = Math.round(performance.now() - started);
    const score = scoreFields(prompt, app.schemas);
    fields = score.share;
    errors.push(...score.missing.map((what) => `${MISSING}${what}`));
    const owner = await Robot.open(browser, app, installation, 'owner');
    const context = new Context(browser, installation, app, owner);
    for (const page of ['', ...app.pages]) {
      await owner.go(page.toLowerCase());
      await owner.page.screenshot({ path: join(shots, `${prompt.id}-${page || 'first'}.png`) });
    }
    for (const phrase of prompt.does) {
      try {
        await perform(context, phrase);
        done++;
      } catch (error) {
        errors.push(`${phrase}: ${(error as Error).message.split('\n')[0]}`);
        await owner.page.screenshot({
          path: join(shots, `${prompt.id}-failed-${phrase.replace(/\W+/g, '-')}.png`),
        });
      }
      await owner.go('');
    }
    errors.push(
      ...[...new Set(owner.errors)].map((message) => `console: ${message.slice(0, 200)}`),
    );
    await context.close();
  } catch (error) {
    errors.push((error as Error).message.split('\n')[0]!);
  }
  return {
    id: prompt.id,
    ok: errors.every((error) => error.startsWith(MISSING)),
    fields: Math.round(fields * 1_000) / 1_000,
    steps: `${done}/${prompt.does.length}`,
    errors,
    ms,
  };
}

function print(result: Result): void {
  if (args.json) {
    console.log(JSON.stringify(result));
    return;
  }
  const isGood = result.errors.length === 0;
  console.log(
    `${isGood ? '✓' : '✗'} ${result.id.padEnd(22)} fields ${(result.fields * 100).toFixed(0).padStart(3)} %  steps ${result.steps}  built in ${result.ms} ms`,
  );
  for (const error of result.errors) console.log(`    ${error}`);
}

/** The old prompts and both halves of the others and of the wishes; only those to work with say what is wrong. */
async function measureAllFast(): Promise<boolean> {
  const { development, measured } = halves(readPrompts(join(HERE, '../prompts-2.json')));
  const wanted = args.only?.split(',');
  const wishes = halves(readPrompts(join(HERE, '../wishes.json')));
  const isChosen = ({ id }: Prompt) => !wanted || wanted.includes(id);
  const chosen = development.filter(isChosen);
  const results = [
    await measureFast('old', readPrompts(join(HERE, '../prompts.json')), true),
    await measureFast('development', chosen, true),
    await measureFast('measured', wanted ? [] : measured, false),
    await measureFast('wishes', wishes.development.filter(isChosen), true),
    await measureFast('wishes held', wanted ? [] : wishes.measured, false),
  ];
  return results.every(Boolean);
}

function chosenPrompts(): Prompt[] {
  try {
    const wanted = args.only?.split(',');
    const chosen = readPrompts(file).filter(({ id }) => !wanted || wanted.includes(id));
    if (chosen.length > 0) return chosen;
    console.error(`${file} has no prompt ${args.only}`);
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message.split('\n')[0]}`);
  }
  process.exit(2);
}

if (args.fast) process.exit((await measureAllFast()) ? 0 : 1);
const prompts = chosenPrompts();
mkdirSync(shots, { recursive: true });
if (args.model !== undefined || args.url !== undefined)
  process.exit(
    await measure(prompts, {
      ...args,
      openBrowser: args['no-browser'] ? null : openBrowser,
    }),
  );
const installation = await startInstallation();
const browser = await openBrowser();
const results: Result[] = [];
for (const prompt of prompts) {
  const result = await evaluate(prompt, browser, installation);
  results.push(result);
  print(result);
}
await browser.close();
await installation.stop();
if (!args.json) {
  const whole = results.filter(({ errors }) => errors.length === 0).length;
  const share = results.reduce((sum, { fields }) => sum + fields, 0) / Math.max(1, results.length);
  console.log(
    `\n${whole} of ${results.length} without a fault; ${(share * 100).toFixed(1)} % of the expected fields; pictures in ${shots}`,
  );
}
process.exitCode = results.every(({ errors }) => errors.length === 0) ? 0 : 1;
