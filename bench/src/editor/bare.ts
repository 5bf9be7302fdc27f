import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';

const ENTRY = 'virtual:bare-editor';
const BUILDER = fileURLToPath(new URL('../../../apps/builder', import.meta.url));

/** CodeMirror with what its own documentation calls the basic setup, and the same language. */
const CODE = `
import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, defaultHighlightStyle, foldGutter, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { crosshairCursor, drawSelection, dropCursor, EditorView, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers, rectangularSelection } from '@codemirror/view';
globalThis.openBare = (doc) => new EditorView({ parent: document.body, doc, extensions: [
  lineNumbers(), highlightActiveLineGutter(), highlightSpecialChars(), history(), foldGutter(), drawSelection(), dropCursor(),
  indentOnInput(), syntaxHighlighting(defaultHighlightStyle), bracketMatching(), closeBrackets(), autocompletion(),
  rectangularSelection(), crosshairCursor(), highlightActiveLine(), highlightSelectionMatches(), EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, ...completionKeymap]),
  javascript({ jsx: true, typescript: true }),
] }).focus();
`;

/** The editor's library by itself on an empty page, with a text in it: what a key takes without all that we add. */
export async function openBare(browser: Browser, text: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><title>bare</title>');
  await page.addScriptTag({ content: await bundle() });
  await page.evaluate((doc) => (globalThis as unknown as Bare).openBare(doc), text);
  return page;
}

interface Bare {
  openBare(doc: string): void;
}

async function bundle(): Promise<string> {
  const made = await build({
    root: BUILDER,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'bare-editor',
        resolveId: (id) => (id === ENTRY ? `${BUILDER}/${ENTRY}.js` : null),
        load: (id) => (id.endsWith(`${ENTRY}.js`) ? CODE : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const [first] = [made].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The bare editor was not built');
  return chunk.code;
}
