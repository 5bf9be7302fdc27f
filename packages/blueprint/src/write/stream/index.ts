import type { AppFiles } from '@trellis/contract';
import type { SampleRecords } from '../samples.ts';
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
    yield openTag(action);
    if (action.content) yield* inPieces(`${action.content.replace(/\n$/, '')}\n`);
    yield '</action>\n\n';
  }
  yield `${input.answerAfter(skipped).trim()}\n`;
}

const openTag = ({ type, file }: PlannedAction): string =>
  `<action type="${type}" file="${file}">\n`;

/** Some lines at a time, so that a file is seen growing. */
function* inPieces(text: string): Generator<string> {
  const lines = text.split(/(?<=\n)/);
  for (let at = 0; at < lines.length; at += 8) yield lines.slice(at, at + 8).join('');
}
