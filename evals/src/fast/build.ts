import { type AppSpec, appOf, blueprintTurn } from '@trellis/blueprint';
import { type AppFiles, type EntitySchema, EntitySchemaShape } from '@trellis/contract';

/** An app as the built-in builder made it in this process. */
export interface FastApp {
  schemas: EntitySchema[];
  spec: AppSpec | null;
  /** What was said, turn by turn. */
  answers: string[];
  /** The longest turn, in milliseconds. */
  ms: number;
}

/** The day on which all apps are built, so that two runs are equal. */
const NOW = new Date('2026-03-02T09:00:00Z');

/** Builds an app turn by turn with the built-in builder alone: no server, no database, no browser. */
export async function buildFast(turns: readonly string[]): Promise<FastApp> {
  let spec: AppSpec | null = null;
  let files: AppFiles = {};
  const answers: string[] = [];
  let ms = 0;
  for (const text of turns) {
    const started = performance.now();
    let answer = '';
    const messages = [{ role: 'user', text } as const];
    for await (const event of blueprintTurn({ messages, files, spec, now: NOW }))
      if (event.type === 'spec') spec = event.spec;
      else if (event.type === 'text') answer += event.text;
    ms = Math.max(ms, performance.now() - started);
    answers.push(answer);
    if (spec) files = appOf(spec).files;
  }
  return { schemas: schemasOf(files), spec, answers, ms };
}

const schemasOf = (files: AppFiles): EntitySchema[] =>
  Object.entries(files)
    .filter(([path]) => /^entities\/\w+\.json$/.test(path))
    .map(([, text]) => EntitySchemaShape.parse(JSON.parse(text)));
