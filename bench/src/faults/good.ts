import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyAction, parseActions, startDraft } from '@trellis/assistant';
import { type AppSpec, blueprintTurn } from '@trellis/blueprint';
import { readMain } from '@trellis/compiler';
import type { AppFiles } from '@trellis/contract';
import { readProject, takeRoots } from '@trellis/server';
import { PROJECTS, projectFiles } from '@trellis/testing/projects';

/** An app that works. */
export interface GoodApp {
  name: string;
  files: AppFiles;
  isPublic: boolean;
}

const ROOT = join(import.meta.dirname, '../../..');
/** What people ask for; the first file that is there. */
const SENTENCES = ['../shared/evals/prompts.json', 'evals/prompts.json'];
const MORE = 'packages/blueprint/fixtures/prompts.json';

/** Apps of the built-in builder, for all sentences that it is judged by, and projects that people brought. */
export async function goodApps(): Promise<GoodApp[]> {
  const first = SENTENCES.map((path) => join(ROOT, path)).find((path) => existsSync(path));
  const apps: GoodApp[] = [];
  for (const path of [first, join(ROOT, MORE)])
    if (path)
      for (const { id, turns } of readTurns(path))
        apps.push({ name: id, files: await built(turns), isPublic: true });
  for (const name of PROJECTS) {
    const project = readProject(projectFiles(name));
    takeRoots(project, readMain);
    apps.push({ name, files: project.files, isPublic: false });
  }
  return apps;
}

const readTurns = (path: string) =>
  (JSON.parse(readFileSync(path, 'utf8')) as { prompts: { id: string; turns: string[] }[] })
    .prompts;

/** What the built-in builder makes of a conversation. */
async function built(turns: readonly string[]): Promise<AppFiles> {
  let spec: AppSpec | null = null;
  let files: AppFiles = {};
  for (const text of turns) {
    let answer = '';
    const messages = [{ role: 'user' as const, text }];
    for await (const event of blueprintTurn({ messages, files, spec, now: new Date(0) }))
      if (event.type === 'text') answer += event.text;
      else if (event.type === 'spec') spec = event.spec;
    const draft = startDraft(files);
    for (const action of parseActions(answer).actions) applyAction(draft, action);
    files = draft.files;
  }
  return files;
}
