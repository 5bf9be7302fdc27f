import type { Browser } from 'playwright-core';
import { publishApp } from '../build.ts';
import type { Installation } from '../installation.ts';
import type { Prompt } from '../prompts.ts';
import { Robot } from '../robot/robot.ts';
import { scoreFields } from '../score.ts';
import type { PromptResult } from './report.ts';
import { falseStatements } from './statements.ts';
import { notAsked, type Pace, type TurnResult, takeTurn } from './turns.ts';

interface Around {
  installation: Installation;
  /** The app's own model there; the installation's where there is none. */
  model: string | null;
  /** Opens the pages; null for going by the diagnostics alone. */
  browser: Browser | null;
  pace: Pace;
}

/** Builds the app of a prompt with a model, message by message, and looks at what came of it. */
export async function measurePrompt(prompt: Prompt, around: Around): Promise<PromptResult> {
  const { call } = around.installation;
  const turns: TurnResult[] = [];
  const faults: string[] = [];
  let fields: number | null = null;
  let statements: PromptResult['statements'] = { checked: 0, wrong: [] };
  let appId: string | null = null;
  try {
    const made = await call<{ appId: string }>('POST', '/api/apps', {
      appType: 'GEN_APP',
      genApp: { fields: { header: prompt.id.slice(0, 100) }, appBuilderVersion: 4 },
    });
    appId = made.appId;
    if (around.model) await call('POST', `/api/apps/${appId}/model`, { model: around.model });
    for (const text of prompt.turns) {
      // A follow-up to what was never built says nothing.
      const isLost = turns.some(({ state }) => state !== 'done');
      turns.push(
        isLost ? notAsked() : await takeTurn(around.installation, appId, text, around.pace),
      );
    }
    statements = await falseStatements(around.installation, appId);
    if (turns[0]?.state === 'done') {
      const app = await publishApp(around.installation, appId);
      fields = scoreFields(prompt, app.schemas).share;
      if (around.browser) faults.push(...(await openPages(around, app)));
    }
  } catch (error) {
    faults.push(lineOf(error));
  } finally {
    if (appId && around.installation.isOthers)
      await call('DELETE', `/api/apps/${appId}`).catch((error) => faults.push(lineOf(error)));
  }
  while (turns.length < prompt.turns.length) turns.push(notAsked());
  const isClean = turns.every(({ state, errors }) => state === 'done' && errors === 0);
  const ok = isClean && faults.length === 0 && statements.wrong.length === 0;
  return { id: prompt.id, ok, turns, fields, faults, statements };
}

/** What browsers say when each page is opened. */
async function openPages(
  { browser, installation }: Around,
  app: Awaited<ReturnType<typeof publishApp>>,
): Promise<string[]> {
  const robot = await Robot.open(
    browser!,
    { ...app, answers: [], counts: [] },
    installation,
    'owner',
  );
  try {
    for (const page of ['', ...app.pages]) await robot.go(page.toLowerCase());
    return [...new Set(robot.errors)].map((error) => error.split('\n')[0]!.slice(0, 200));
  } finally {
    await robot.close();
  }
}

/** The first line of what went wrong; where it happened in our code is nothing to the reader. */
export const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]!.slice(0, 300);
