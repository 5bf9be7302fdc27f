import { diff } from '@codemirror/merge';
import { type ChangeSpec, EditorState, type Extension, Text, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Language } from '../language/client.ts';
import type { Project } from '../project/project.ts';
import { editing } from './setup.ts';

/** Marks changes that come from outside: they are not typed, and nobody undoes them. */
const fromOutside = [Transaction.addToHistory.of(false), Transaction.remote.of(true)];

/** The one editor of the workspace. Every file keeps its cursor and its history while others are shown. */
export class EditorHost {
  readonly view: EditorView;
  readonly #project: Project;
  readonly #states = new Map<string, EditorState>();
  language: Language | null = null;
  #shown: string | null = null;

  constructor(project: Project, parent: HTMLElement) {
    this.#project = project;
    this.view = new EditorView({ parent, state: EditorState.create({}) });
  }

  /** Shows a file, at a line where one is given. */
  show(id: string, line?: number): void {
    if (this.#shown !== id) {
      this.#putAway();
      const state = this.stateOf(id);
      this.#shown = id;
      this.view.setState(state);
    }
    if (line === undefined) return;
    const { doc } = this.view.state;
    const { from } = doc.line(Math.max(1, Math.min(line, doc.lines)));
    this.view.dispatch({
      selection: { anchor: from },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
    });
    this.view.focus();
  }

  /** The state of a file, shown or not. */
  stateOf(id: string): EditorState {
    if (id === this.#shown && this.#states.has(id)) return this.view.state;
    return this.#states.get(id) ?? this.#begin(id);
  }

  #begin(id: string): EditorState {
    const file = this.#project.files.get(id);
    const canWrite = this.#project.canWrite(id);
    const state = EditorState.create({
      doc: file?.doc ?? Text.empty,
      extensions: [
        editing(id, canWrite ? `Code of ${id}` : `Code of ${id}, read-only`),
        this.language?.extension(id) ?? [],
        canWrite ? [] : [EditorState.readOnly.of(true)],
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return;
          const isOutside = update.transactions.some((t) => t.annotation(Transaction.remote));
          if (!isOutside) this.#project.typed(id, update.state.doc);
        }),
      ] satisfies Extension,
    });
    this.#states.set(id, state);
    return state;
  }

  #putAway(): void {
    if (this.#shown && this.#project.files.has(this.#shown))
      this.#states.set(this.#shown, this.view.state);
  }

  /** Makes a file read as the text, by the smallest change, so that the cursor stays where it was. */
  setText(id: string, text: Text): void {
    const isShown = id === this.#shown;
    const state = isShown ? this.view.state : this.#states.get(id);
    if (!state || state.doc.eq(text)) return;
    this.change(id, changesBetween(state.doc, text), true);
  }

  /** Changes a file that may not be on the screen. */
  change(id: string, changes: ChangeSpec, isOutside = false): void {
    const annotations = isOutside ? fromOutside : [];
    if (id === this.#shown) {
      this.view.dispatch({ changes, annotations });
      return;
    }
    const { state } = this.stateOf(id).update({ changes, annotations });
    this.#states.set(id, state);
    if (!isOutside) this.#project.typed(id, state.doc);
  }

  forget(id: string): void {
    this.#states.delete(id);
    if (this.#shown !== id) return;
    this.#shown = null;
    this.view.setState(EditorState.create({}));
  }

  get shown(): string | null {
    return this.#shown;
  }

  destroy(): void {
    this.view.destroy();
  }
}

function changesBetween(from: Text, to: Text): ChangeSpec {
  const [before, after] = [from.toString(), to.toString()];
  return diff(before, after, { scanLimit: 500, timeout: 50 }).map(({ fromA, toA, fromB, toB }) => ({
    from: fromA,
    to: toA,
    insert: after.slice(fromB, toB),
  }));
}
