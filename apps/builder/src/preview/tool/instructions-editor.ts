import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Compartment, EditorState, Transaction } from '@codemirror/state';
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin } from '@codemirror/view';

/** What people enter: its tag, and what they read. */
interface Name {
  name: string;
  label: string;
}

/** The editor of a tool's instructions: plain text with tags as chips. It knows nothing of React. */
export class InstructionsEditor {
  readonly #view: EditorView;
  readonly #names = new Compartment();
  readonly #locked = new Compartment();
  #offered: readonly Name[] = [];

  constructor(parent: HTMLElement, onChange: (text: string) => void) {
    this.#view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          history(),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Instructions', spellcheck: 'true' }),
          keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          autocompletion({ override: [(context) => this.#complete(context)], icons: false }),
          this.#names.of(chips([])),
          this.#locked.of([]),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            const isOutside = transactions.some((one) => one.annotation(Transaction.remote));
            if (docChanged && !isOutside) onChange(state.doc.toString());
          }),
        ],
      }),
    });
  }

  /** The names that a `[` offers, and that tags are known by. */
  offer(names: readonly Name[]): void {
    this.#offered = names;
    const known = names.map(({ name }) => name);
    this.#view.dispatch({ effects: this.#names.reconfigure(chips(known)) });
  }

  /** Shows a text that was not typed here. */
  show(text: string): void {
    const { doc } = this.#view.state;
    if (doc.toString() === text) return;
    this.#view.dispatch({
      changes: { from: 0, to: doc.length, insert: text },
      annotations: [Transaction.remote.of(true)],
    });
  }

  /** Puts something where the cursor stands. */
  insert(text: string): void {
    const { from, to } = this.#view.state.selection.main;
    this.#view.dispatch({
      changes: { from, to, insert: text },
      selection: { anchor: from + text.length },
    });
    this.#view.focus();
  }

  lock(isLocked: boolean): void {
    const locks = [EditorState.readOnly.of(true), EditorView.editable.of(false)];
    this.#view.dispatch({ effects: this.#locked.reconfigure(isLocked ? locks : []) });
  }

  destroy(): void {
    this.#view.destroy();
  }

  #complete(context: CompletionContext) {
    const typed = context.matchBefore(/\[[^[\]\n]*/);
    if (!typed) return null;
    return {
      from: typed.from,
      filter: false,
      options: this.#offered
        .filter(({ name, label }) =>
          `${name} ${label}`.toLowerCase().includes(typed.text.slice(1).toLowerCase()),
        )
        .map(({ name, label }) => ({
          label: `[${name}]`,
          ...(label !== name && { detail: label }),
          apply: (view: EditorView, _: unknown, from: number, to: number) => {
            // A bracket that closes the tag already is not doubled.
            const end = view.state.sliceDoc(to, to + 1) === ']' ? to + 1 : to;
            view.dispatch({
              changes: { from, to: end, insert: `[${name}]` },
              selection: { anchor: from + name.length + 2 },
            });
          },
        })),
    };
  }
}

/** Tags as chips; one that no field has is marked. */
function chips(known: readonly string[]) {
  const matcher = new MatchDecorator({
    regexp: /\[([^[\]\n]{1,100})\]/g,
    decoration: ([, name]) =>
      Decoration.mark({ class: known.includes(name ?? '') ? 'tag' : 'tag-unknown' }),
  });
  return ViewPlugin.define(
    (view) => ({
      decorations: matcher.createDeco(view),
      update(update) {
        this.decorations = matcher.updateDeco(update, this.decorations);
      },
    }),
    { decorations: (plugin) => plugin.decorations },
  );
}
