import type { Browser } from 'playwright-core';
import { type Installation, joinInstallation, startInstallation } from '../installation.ts';
import type { Prompt } from '../prompts.ts';
import { choiceFrom, chosenThere, connect, Unusable } from './choice.ts';
import { linesOf, type PromptResult, totalOf } from './report.ts';
import { lineOf, measurePrompt } from './run.ts';
import { USUAL_PACE } from './turns.ts';

export interface MeasureOptions {
  model?: string | undefined;
  provider?: string | undefined;
  url?: string | undefined;
  json: boolean;
  openBrowser: (() => Promise<Browser>) | null;
}

/** What the installation itself is not to read: the model is chosen as an admin does it. */
const UNSET = Object.fromEntries(
  [
    'LLM_BASE_URL',
    'LLM_MODEL',
    'LLM_API_KEY',
    'ANTHROPIC_API_KEY',
    'OPENAI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'OPENROUTER_API_KEY',
  ].map((name) => [name, '']),
);

/** Runs the prompts with a provider's model; answers the exit code: 0 all well, 1 faults, 2 not run at all. */
export async function measure(
  prompts: readonly Prompt[],
  options: MeasureOptions,
): Promise<0 | 1 | 2> {
  let installation: Installation | null = null;
  let browser: Browser | null = null;
  const results: PromptResult[] = [];
  try {
    installation = await begin(options);
    browser = (await options.openBrowser?.()) ?? null;
    const model = installation.isOthers ? (options.model ?? null) : null;
    const around = { installation, model, browser, pace: USUAL_PACE };
    for (const prompt of prompts) {
      const result = await measurePrompt(prompt, around);
      results.push(result);
      console.log(options.json ? JSON.stringify(result) : linesOf(result).join('\n'));
    }
  } catch (error) {
    console.error(error instanceof Unusable ? error.message : `Not run: ${lineOf(error)}`);
    return 2;
  } finally {
    await browser?.close();
    await installation?.stop();
  }
  if (!options.json) console.log(`\n${totalOf(results)}`);
  return results.every(({ ok }) => ok) ? 0 : 1;
}

/** An installation with the model that is asked for. */
async function begin({ url, model = '', provider, json }: MeasureOptions): Promise<Installation> {
  const say = (line: string) => json || console.log(line);
  if (url !== undefined) {
    const { EVALS_EMAIL: email, EVALS_PASSWORD: password } = process.env;
    if (!email || !password)
      throw new Unusable(`Set EVALS_EMAIL and EVALS_PASSWORD: those of an admin of ${url}.`);
    const joined = await joinInstallation(url, { email, password });
    say(await chosenThere(joined, model));
    return joined;
  }
  if (!model) throw new Unusable('Name a model: --model=claude-sonnet-4-5');
  const choice = choiceFrom(process.env, model, provider);
  const installation = await startInstallation(UNSET, 'ignore');
  try {
    say(await connect(installation, choice));
  } catch (error) {
    await installation.stop();
    throw error;
  }
  return { ...installation, choice };
}
