import { acceptCompletion, autocompletion, completionStatus } from '@codemirror/autocomplete';
import { insertNewlineAndIndent } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import {
  type EditorView,
  keymap,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** Longer than this nobody waits for a list that they have chosen from. */
const LONGEST_WAIT_MS = 2_000;
/** Typing asks almost at once: the compiler works beside the page, and newer questions take the place of older ones. */
const ASK_AFTER_MS = 10;

/**
 * Enter while the list on the screen is being made anew, for the letter just typed: the choice is
 * taken when the list is there, with what it imports. Without a list it is a new line as ever.
 */
class WaitingEnter implements PluginValue {
  readonly #view: EditorView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where Enter was pressed; null while nobody waits. */
  #at: number | null = null;

  constructor(view: EditorView) {
    this.#view = view;
  }

  /** Answers whether the key is taken care of. */
  pressed(): boolean {
    const { state, dom } = this.#view;
    if (this.#at !== null) return true;
    if (completionStatus(state) !== 'pending' || !dom.querySelector('.cm-tooltip-autocomplete'))
      return false;
    this.#at = state.selection.main.head;
    this.#timer = setTimeout(() => this.#settle(false), LONGEST_WAIT_MS);
    return true;
  }

  update({ docChanged, state, changes, selectionSet }: ViewUpdate) {
    if (this.#at === null) return;
    if (docChanged) this.#at = changes.mapPos(this.#at, -1);
    const isPending = completionStatus(state) === 'pending';
    if (isPending && !docChanged && !selectionSet) return;
    const isStill = !docChanged && !selectionSet;
    // An update cannot make another one while it is made.
    setTimeout(() => this.#settle(isStill), 0);
  }

  #settle(mayAccept: boolean): void {
    if (this.#at === null) return;
    const at = this.#at;
    this.#at = null;
    clearTimeout(this.#timer);
    if (mayAccept && acceptCompletion(this.#view)) return;
    if (this.#view.state.selection.main.head === at) insertNewlineAndIndent(this.#view);
    // Something was typed meanwhile: the new line comes before it.
    else this.#view.dispatch({ changes: { from: at, insert: '\n' }, userEvent: 'input' });
  }

  destroy(): void {
    clearTimeout(this.#timer);
  }
}

const waitingEnter = ViewPlugin.fromClass(WaitingEnter);

/** How the list of completions is asked for and chosen from. */
export const choosing: Extension = [
  autocompletion({
    activateOnTypingDelay: ASK_AFTER_MS,
    // A list is drawn anew at each letter: what nobody scrolls to is not drawn, and order needs no locale.
    maxRenderedOptions: 30,
    compareCompletions: (a, b) => {
      const [one, other] = [a.sortText ?? a.label, b.sortText ?? b.label];
      return one < other ? -1 : one > other ? 1 : 0;
    },
  }),
  waitingEnter,
  Prec.highest(
    keymap.of([{ key: 'Enter', run: (view) => view.plugin(waitingEnter)?.pressed() ?? false }]),
  ),
];
