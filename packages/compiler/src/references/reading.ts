import type { EcmaScriptModule } from 'oxc-parser';
import { childrenOf, type Node } from '../parse/node.ts';
import { parseWithSigns } from '../parse/signs.ts';
import { langOf } from '../parse/source.ts';
import type { Edit } from '../text/edit.ts';

/** A line of a file, counted from 1. */
export interface Line {
  line: number;
  text: string;
}

/** Somewhere that refers to the file; without an edit where a rule cannot change it. */
export interface Place {
  start: number;
  edit: Edit | null;
}

/** One file as it was read: with errors in it the tree is as far as the parser came. */
export interface Reading {
  path: string;
  text: string;
  program: Node;
  module: EcmaScriptModule;
}

export function readFile(path: string, text: string): Reading {
  const options = { lang: langOf(path), sourceType: 'module' } as const;
  const { program, module } = parseWithSigns(path, text, options).result;
  return { path, text, program: program as unknown as Node, module };
}

/** Calls `visit` for every node with the nodes that it stands in, the nearest last. */
export function walkWithin(
  node: Node,
  visit: (node: Node, within: readonly Node[]) => void,
  within: readonly Node[] = [],
): void {
  visit(node, within);
  const inner = [...within, node];
  for (const child of childrenOf(node)) walkWithin(child, visit, inner);
}

/** An edit that takes a piece out of a text, with its whole lines where nothing else stands on them. */
export function cut(text: string, start: number, end: number): Edit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const lineEnd = next === -1 ? text.length : next + 1;
  const isAlone =
    text.slice(lineStart, start).trim() === '' && text.slice(end, lineEnd).trim() === '';
  return isAlone ? { start: lineStart, end: lineEnd, text: '' } : { start, end, text: '' };
}
