import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';

/** How a file is read and colored, by its ending. */
export function languageOf(id: string): Extension {
  if (id.endsWith('.css')) return css();
  if (id.endsWith('.json')) return json();
  return javascript({ jsx: !id.endsWith('.ts'), typescript: /\.tsx?$/.test(id) });
}

/** The language's name in the language server protocol. */
export function languageId(id: string): string {
  if (id.endsWith('.tsx')) return 'typescriptreact';
  if (id.endsWith('.ts')) return 'typescript';
  return id.endsWith('.css') ? 'css' : id.endsWith('.json') ? 'json' : 'javascriptreact';
}
