import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags as t } from '@lezer/highlight';

/** The builder's own colors, by the variables of code.module.css, so that light and dark need one theme. */
const look = EditorView.theme({
  '&': {
    height: '100%',
    fontSize: '13px',
    backgroundColor: 'var(--mantine-color-body)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--mantine-color-text)' },
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused .cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--mantine-color-body)',
    color: 'var(--mantine-color-dimmed)',
    border: 'none',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--code-line)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'var(--code-selection)',
    },
  '.cm-content ::selection, .cm-line::selection': { backgroundColor: 'var(--code-selection)' },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--code-match)' },
  '.cm-panels': {
    backgroundColor: 'var(--trellis-surface)',
    color: 'var(--mantine-color-text)',
    borderColor: 'var(--mantine-color-default-border)',
  },
  '.cm-textfield, .cm-button': {
    backgroundColor: 'var(--mantine-color-body)',
    backgroundImage: 'none',
    color: 'var(--mantine-color-text)',
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: '6px',
    fontSize: '13px',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--trellis-raised)',
    color: 'var(--mantine-color-text)',
    border: '1px solid var(--mantine-color-default-border)',
    borderRadius: '8px',
    maxWidth: 'min(36rem, 80vw)',
    maxHeight: '20rem',
    overflow: 'auto',
  },
  '.cm-tooltip-lint': { padding: 0 },
  '.cm-lsp-documentation': { padding: '6px 10px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--code-selection)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-completionDetail': { color: 'var(--mantine-color-dimmed)' },
});

const colors = HighlightStyle.define([
  { tag: [t.keyword, t.modifier, t.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [t.string, t.special(t.string), t.regexp], color: 'var(--code-string)' },
  { tag: [t.number, t.bool, t.null, t.atom], color: 'var(--code-number)' },
  { tag: [t.comment], color: 'var(--mantine-color-dimmed)', fontStyle: 'italic' },
  { tag: [t.typeName, t.className, t.namespace], color: 'var(--code-type)' },
  { tag: [t.function(t.variableName), t.function(t.propertyName)], color: 'var(--code-function)' },
  { tag: [t.tagName, t.angleBracket], color: 'var(--code-tag)' },
  { tag: [t.attributeName, t.propertyName], color: 'var(--code-property)' },
  { tag: t.invalid, color: 'var(--mantine-color-error)' },
]);

export const theme = [look, syntaxHighlighting(colors)];
