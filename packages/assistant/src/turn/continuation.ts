import type { Action, AppFiles } from '@trellis/contract';
import { applyAction } from '../draft/apply-action.ts';
import { startDraft } from '../draft/draft.ts';
import type { ModelMessage } from './events.ts';

/** What a turn goes on with whose answer was cut (ruling 19). */
export interface Continued {
  /** Actions of the cut answer that were complete, and are not stored yet. */
  done: Action[];
  /** The action that was cut, with its text so far; null where the answer was cut between two, or in its words. */
  cut: Action | null;
}

/** The files as they are with these actions. */
export function appliedTo(files: AppFiles, actions: readonly Action[]): AppFiles {
  const draft = startDraft(files);
  for (const action of actions) applyAction(draft, action);
  return draft.files;
}

/** How many lines of the cut text the model is shown again, and how many it may repeat. */
const SHOWN = 60;
const REPEATED = 12;
/** So much is looked at before it is decided how the answer begins. */
const HELD = 2_000;

/** The opening tag of an action, as a model writes it. */
function openingTag({ type, file, title, permissions }: Action): string {
  const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;
  const rules = permissions ? ` read="${permissions.read}" write="${permissions.write}"` : '';
  return `<action type="${type}" file=${quoted(file)} title=${quoted(title)}${rules}>`;
}

/** The whole lines of a cut text: its last one may be half a line. */
export const wholeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1);

/** What is sent to the model behind the conversation, so that it goes on and does not begin again. */
export const goOnMessages = ({ cut, done }: Continued): ModelMessage[] => [
  { role: 'assistant', text: cut ? `${openingTag(cut)}\n…` : '…' },
  { role: 'user', text: cut ? continueRequest(cut, done) : goOnRequest(done) },
];

function continueRequest(cut: Action, done: readonly Action[] = []): string {
  const lines = wholeLines(cut.content)
    .split('\n')
    .slice(-SHOWN - 1)
    .join('\n');
  if (lines.trim() === '')
    return `Your answer was cut off inside the action for ${cut.file}, before any line of it arrived. Write its content from the beginning, as plain content of the same action: do not open the action again, and put no fence around it. Close it with </action> on a line of its own, and then go on with what is still missing.${takenOf(done)}`;
  return `Your answer was cut off inside the action for ${cut.file}. Its last lines that arrived are:
${lines}
Go on with the line that comes next, as plain content of the same action: do not open the action again, do not repeat lines, and put no fence around it. Close it with </action> on a line of its own, and then go on with what is still missing.${takenOf(done)}`;
}

/** What is sent where no action was open: `done` was applied to the app as it was before. */
function goOnRequest(done: readonly Action[]): string {
  return `Your answer was cut off.${takenOf(done)} Go on with what is still missing.`;
}

function takenOf(done: readonly Action[]): string {
  const files = [...new Set(done.map(({ file }) => file))].join(', ');
  return files ? ` These actions of it were taken, do not send them again: ${files}.` : '';
}

/**
 * Joins a cut action with the text that goes on with it. Lines that the model repeats are left out; a
 * model that begins the action anew is taken at its word, and the cut text is dropped.
 */
export class ContinuedText {
  readonly #cut: Action;
  #held = '';
  #isDecided = false;

  constructor(cut: Action) {
    this.#cut = cut;
  }

  /** The next piece; answers what the action stream reads. */
  push(piece: string): string {
    if (this.#isDecided) return piece;
    this.#held += piece;
    const lines = this.#held.split('\n').length - 1;
    return lines > REPEATED || this.#held.length > HELD ? this.#decide() : '';
  }

  end(): string {
    return this.#isDecided ? '' : this.#decide();
  }

  #decide(): string {
    this.#isDecided = true;
    const text = this.#held.replace(/^\s*```[\w-]*[^\S\n]*\r?\n/, '').replace(/^\r?\n(?=\S)/, '');
    if (/^\s*<action\s/.test(text)) return text;
    // Nothing to go on with: words beside it, and the action stays cut.
    const kept = wholeLines(this.#cut.content);
    return `${openingTag(this.#cut)}\n${kept}${withoutRepeated(kept, text)}`;
  }
}

/** The text without the lines at its beginning that the kept one ends with. */
function withoutRepeated(kept: string, text: string): string {
  const before = kept.split('\n').slice(0, -1);
  const lines = text.split('\n');
  for (let count = Math.min(REPEATED, before.length, lines.length - 1); count > 0; count--) {
    const same = before.slice(-count).every((line, nth) => line.trim() === lines[nth]!.trim());
    // One short line, such as a bracket, may well stand there twice.
    const letters = lines.slice(0, count).join('').replace(/\W/g, '').length;
    if (same && letters >= 4) return lines.slice(count).join('\n');
  }
  return text;
}
