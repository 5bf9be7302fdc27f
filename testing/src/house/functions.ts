import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './files.ts';

export interface MeasuredFunction {
  file: string;
  name: string;
  /** Its lines, without those of functions that are declared within it, which count for themselves. */
  lines: number;
}

interface Node {
  type?: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  key?: { name?: string };
  body?: unknown;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const children = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = (node: Node) => /Function/.test(node.type ?? '') && isNode(node.body);

/** Every function of a file with a name, its own or that of what it is given to. */
export function functionsOf(file: string): MeasuredFunction[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => ends.filter((end) => end < offset).length;
  const linesOf = ({ start, end }: Node) => lineOf(end) - lineOf(start) + 1;
  const found: MeasuredFunction[] = [];
  const visit = (node: Node, given: string): number => {
    const name = node.id?.name ?? node.key?.name ?? given;
    // Lines of the functions that are declared below this node.
    const within = children(node).reduce((sum, child) => sum + visit(child, name), 0);
    if (!isFunction(node)) return within;
    const lines = linesOf(node);
    found.push({ file, name, lines: lines - within });
    return node.type === 'FunctionDeclaration' ? lines : within;
  };
  visit(parseSync(file, text).program as unknown as Node, '');
  return found;
}
