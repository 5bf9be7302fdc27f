import type { TextEdit } from 'vscode-languageserver-protocol';
import { rangeOf } from './places.ts';

/** The whole file in the usual form; the formatter is loaded when it is first asked for. */
export async function formatted(path: string, text: string): Promise<TextEdit[]> {
  const [{ format }, plugins] = await Promise.all([
    import('prettier/standalone'),
    pluginsFor(path),
  ]);
  const newText = await format(text, {
    filepath: path,
    plugins,
    singleQuote: true,
    printWidth: 100,
  });
  return newText === text ? [] : [{ range: rangeOf(text, 0, text.length), newText }];
}

async function pluginsFor(path: string) {
  if (path.endsWith('.css')) return [await import('prettier/plugins/postcss')];
  const [{ default: estree }, parser] = await Promise.all([
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
  ]);
  return [estree as never, parser];
}
