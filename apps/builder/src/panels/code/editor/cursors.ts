import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView } from '@codemirror/view';

const drawn = new Compartment();

/**
 * Several cursors at once, drawn by the editor; a single one and its selection are the browser's own: to draw
 * them measures the text and animates a layer at each key.
 */
export const severalCursors: Extension = [
  EditorState.allowMultipleSelections.of(true),
  drawn.of([]),
  EditorView.updateListener.of(({ state, view }) => {
    const isDrawn = (drawn.get(state) as Extension[]).length > 0;
    const isNeeded = state.selection.ranges.length > 1;
    if (isDrawn === isNeeded) return;
    view.dispatch({ effects: drawn.reconfigure(isNeeded ? [drawSelection()] : []) });
  }),
];
