import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import {
  crosshairCursor,
  dropCursor,
  EditorView,
  gutters,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { choosing } from './accept.ts';
import { severalCursors } from './cursors.ts';
import { languageOf } from './languages.ts';
import { theme } from './theme.ts';

/** What every view of code has, editable or not. */
export const reading = (id: string): Extension => [
  // Lines wrap, so nothing scrolls away behind the gutters: they need no layer of their own.
  gutters({ fixed: false }),
  lineNumbers(),
  highlightSpecialChars(),
  bracketMatching(),
  languageOf(id),
  theme,
  EditorView.lineWrapping,
  // Said once more for those who look whether a scrolled text can be reached.
  EditorView.contentAttributes.of({ tabindex: '0' }),
  keymap.of([...defaultKeymap, ...searchKeymap, ...foldKeymap]),
];

/** The editor of one file. Escape, then Tab leaves it by keyboard. */
export const editing = (id: string, label: string): Extension => [
  reading(id),
  highlightActiveLineGutter(),
  highlightActiveLine(),
  foldGutter(),
  history(),
  dropCursor(),
  severalCursors,
  indentOnInput(),
  closeBrackets(),
  rectangularSelection(),
  crosshairCursor(),
  highlightSelectionMatches(),
  search({ top: true }),
  lintGutter(),
  choosing,
  EditorView.contentAttributes.of({ 'aria-label': label }),
  keymap.of([
    ...closeBracketsKeymap,
    ...historyKeymap,
    ...completionKeymap,
    ...lintKeymap,
    indentWithTab,
  ]),
];
