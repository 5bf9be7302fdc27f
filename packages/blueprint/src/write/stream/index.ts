import type { AppFiles } from '@trellis/contract';
import type { SampleRecords } from '../samples.ts';
import { phrasesOf } from '../words/index.ts';
import { type PlannedAction, planChanges, type Skipped } from './plan.ts';

export type { Skipped } from './plan.ts';
export { planChanges } from './plan.ts';

export interface ActionStreamInput {
  /** The app's files now; null for an app that has none. */
  current: AppFiles | null;
  /** What the spec before this turn wrote; null when there was none. */
  written: AppFiles | null;
  after: AppFiles;
  records: readonly SampleRecords[];
  added?: AppFiles;
  /** The app's language, for the titles of the cards. */
  language: string;
  answerBefore: string;
  /** It is told what had to be left out. */
  answerAfter: (skipped: readonly Skipped[]) => string;
}

export interface ActionStream {
  /** The assistant's text in pieces: words, cards, words. */
  text: Iterable<string>;
  skipped: readonly Skipped[];
}

/** The answer of a turn as a model would send it: text with action tags. */
export function toActionStream(input: ActionStreamInput): ActionStream {
  const { actions, skipped } = planChanges(input);
  return { text: pieces(input, actions, skipped), skipped };
}

function* pieces(
  input: ActionStreamInput,
  actions: readonly PlannedAction[],
  skipped: readonly Skipped[],
): Generator<string> {
  yield `${input.answerBefore.trim()}\n\n`;
  for (const action of actions) {
    yield openTag(input.language, action);
    if (action.content) yield* inPieces(`${action.content.replace(/\n$/, '')}\n`);
    yield '</action>\n\n';
  }
  yield `${input.answerAfter(skipped).trim()}\n`;
}

function openTag(language: string, action: PlannedAction): string {
  const title = titleOf(language, action).replace(/"/g, '&quot;');
  return `<action type="${action.type}" file="${action.file}" title="${title}">\n`;
}

/** What a card says: what the file is in the app, in plain words. */
function titleOf(language: string, { type, file }: PlannedAction): string {
  const t = phrasesOf(language);
  const name = spaced(file.replace(/^.*\//, '').replace(/\.\w+$/, ''));
  if (type === 'insert_entity_records') return t('cardSamples', name);
  if (type === 'delete_file') return t('cardDelete', name);
  if (file.startsWith('entities/')) return t('cardEntity', name);
  if (file.startsWith('pages/')) return t('cardPage', name);
  if (file === 'Layout.tsx') return t('cardLayout');
  if (file === 'globals.css') return t('cardTheme');
  if (file.startsWith('tools/')) return name.replace(/\bA(?=[A-Z])/g, 'A ');
  if (file.startsWith('lib/')) return t('cardRules', name.charAt(0).toUpperCase() + name.slice(1));
  return name;
}

const spaced = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');

/** Some lines at a time, so that a file is seen growing. */
function* inPieces(text: string): Generator<string> {
  const lines = text.split(/(?<=\n)/);
  for (let at = 0; at < lines.length; at += 8) yield lines.slice(at, at + 8).join('');
}
