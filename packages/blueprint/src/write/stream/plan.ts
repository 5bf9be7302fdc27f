import type { AppFiles } from '@trellis/contract';
import type { SampleRecords } from '../samples.ts';
import { blocksText, changeFile } from './blocks.ts';
import { changeSchema, sameSchema } from './entity.ts';

/** One action of the answer, before it is text. */
export interface PlannedAction {
  type:
    | 'add_file'
    | 'edit_file'
    | 'delete_file'
    | 'add_entity'
    | 'edit_entity'
    | 'insert_entity_records';
  file: string;
  content: string;
}

/** A change that was left out because a person edited that place by hand. */
export interface Skipped {
  file: string;
  what: string;
}

export interface Plan {
  actions: PlannedAction[];
  skipped: Skipped[];
}

export interface PlanInput {
  /** The app's files now; null for an app that has none. */
  current: AppFiles | null;
  /** What the spec before this turn wrote: where `current` differs, a person edited. Null: nothing was. */
  written: AppFiles | null;
  /** What the spec now writes. */
  after: AppFiles;
  records: readonly SampleRecords[];
  /** Files that no spec writes, such as an AI tool's: they come first, since others go by them. */
  added?: AppFiles;
}

/** The smallest change that brings the app to its new state and keeps what was edited by hand. Pure. */
export function planChanges({ current, written, after, records, added = {} }: PlanInput): Plan {
  const plan: Plan = { actions: [], skipped: [] };
  for (const [file, content] of Object.entries(added))
    plan.actions.push({ type: 'add_file', file, content });
  const now = current ?? {};
  const old = written ?? now;
  for (const path of inOrder(Object.keys(after))) {
    const wanted = after[path]!;
    const is = now[path];
    if (is === undefined) addMissing(plan, path, wanted, old[path]);
    else if (path.startsWith('entities/')) changeEntity(plan, path, old[path] ?? is, wanted, is);
    else changeText(plan, path, old[path], wanted, is);
  }
  for (const path of Object.keys(old)) {
    if (path in after || now[path] === undefined || isHidden(path) || !written) continue;
    if (now[path] === old[path] || path.startsWith('entities/'))
      plan.actions.push({ type: 'delete_file', file: path, content: '' });
    else plan.skipped.push({ file: path, what: 'delete' });
  }
  for (const { entity, rows } of records)
    plan.actions.push({
      type: 'insert_entity_records',
      file: entity,
      content: JSON.stringify(rows, null, 1),
    });
  return plan;
}

const isHidden = (path: string): boolean => path.startsWith('.');

/** What a file needs comes before it, so that each one works as soon as it is there. */
function inOrder(paths: string[]): string[] {
  const ranks = [
    'globals.css',
    'entities/',
    'lib/',
    'hooks/',
    'components/',
    'Layout.tsx',
    'pages/',
  ];
  const rank = (path: string) => ranks.findIndex((start) => path.startsWith(start));
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

function addMissing(plan: Plan, path: string, wanted: string, old: string | undefined): void {
  // A person deleted it, and this turn does not change it: it stays away.
  if (old === wanted) return;
  const type = path.startsWith('entities/') ? 'add_entity' : 'add_file';
  plan.actions.push({ type, file: path, content: wanted });
}

function changeEntity(plan: Plan, path: string, old: string, wanted: string, is: string): void {
  if (sameSchema(old, wanted) || sameSchema(is, wanted)) return;
  const content = changeSchema(old, wanted, is);
  if (!sameSchema(content, is)) plan.actions.push({ type: 'edit_entity', file: path, content });
}

function changeText(
  plan: Plan,
  path: string,
  old: string | undefined,
  wanted: string,
  is: string,
): void {
  if (is === wanted || old === wanted) return;
  const isOurs = old === undefined || old === is;
  const change = changeFile(old ?? is, wanted, is);
  const isWhole = change.lost.length === 0 && change.text === wanted;
  const size = change.blocks.reduce(
    (sum, block) => sum + block.search.length + block.replace.length,
    0,
  );
  if (isOurs && (!isWhole || size > wanted.length * 0.9)) {
    plan.actions.push({ type: 'add_file', file: path, content: wanted });
    return;
  }
  if (change.blocks.length)
    plan.actions.push({ type: 'edit_file', file: path, content: blocksText(change.blocks) });
  for (const what of change.lost) plan.skipped.push({ file: path, what });
}
