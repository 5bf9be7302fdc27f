import { type AppFiles, fileKind } from '@trellis/contract';
import { isNode, type Node } from '../parse/node.ts';
import { pathIndex } from '../resolve/paths.ts';
import { Resolver, type ResolverParts } from '../resolve/resolver.ts';
import { placeOf } from '../text/place.ts';
import { importsOf } from './imports.ts';
import { type Line, type Reading, readFile, walkWithin } from './reading.ts';

/** A file that names a field of an entity. */
export interface FieldNaming {
  path: string;
  lines: Line[];
}

const CODE = /\.(tsx|ts|jsx|js)$/;

/**
 * The files that name a field, of those that work with the entity: that name it, get its rows from a
 * file that does, or are handed them. What such a file calls by the same word may be something else.
 */
export function fieldNamings(
  files: AppFiles,
  entity: string,
  field: string,
  parts: ResolverParts,
): FieldNaming[] {
  const readings = Object.entries(files)
    .filter(([path]) => CODE.test(path) && fileKind(path) !== null)
    .map(([path, text]) => readFile(path, text));
  const works = worksWith(
    readings,
    entity,
    new Resolver(parts, files, pathIndex(Object.keys(files))),
  );
  return readings.flatMap((reading) => {
    if (!works.has(reading.path) || !reading.text.includes(field)) return [];
    const lines = linesOf(reading, field);
    return lines.length > 0 ? [{ path: reading.path, lines }] : [];
  });
}

/** Files that name the entity, those that import them, and what all of these import. */
function worksWith(readings: readonly Reading[], entity: string, resolver: Resolver): Set<string> {
  const named = new RegExp(`\\b${entity.replace(/\W/g, '\\$&')}\\b`);
  const down = new Map<string, string[]>();
  const up = new Map<string, string[]>();
  for (const reading of readings) {
    const targets = importsOf(reading).flatMap(({ specifier }) => {
      const target = resolver.resolve(specifier, `app:/${reading.path}`);
      return ('name' in target && /^app:\/(.+)$/.exec(target.name)?.[1]) || [];
    });
    down.set(reading.path, targets);
    for (const target of targets) up.set(target, [...(up.get(target) ?? []), reading.path]);
  }
  const first = readings.filter(({ text }) => named.test(text)).map(({ path }) => path);
  return closure(closure(first, up), down);
}

function closure(first: Iterable<string>, edges: ReadonlyMap<string, string[]>): Set<string> {
  const found = new Set(first);
  for (const path of found) for (const next of edges.get(path) ?? []) found.add(next);
  return found;
}

function linesOf({ program, text }: Reading, field: string): Line[] {
  const lines = new Map<number, Line>();
  walkWithin(program, (node, within) => {
    if (!names(node, within.at(-1), field)) return;
    const { line } = placeOf(text, node.start);
    const words = (text.split('\n')[line - 1] ?? '').trim().slice(0, 200);
    lines.set(line, { line, text: words });
  });
  return [...lines.values()];
}

/** `row.title`, `{ title }`, `{ title: … }`, and texts such as 'title' and '-title'. */
function names(node: Node, parent: Node | undefined, field: string): boolean {
  if (node.type === 'Literal') return typeof node.value === 'string' && bare(node.value) === field;
  if (node.type !== 'Identifier' || node.name !== field || !parent) return false;
  if (parent.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return (
    parent.type === 'Property' && isNode(parent.key) && parent.key === node && !parent.computed
  );
}

const bare = (text: string): string => text.replace(/^[+-]/, '');
