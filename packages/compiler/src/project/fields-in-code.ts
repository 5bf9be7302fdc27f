import type { AppFiles, FieldSchema } from '@trellis/contract';
import { isNode, type Node, walk } from '../parse/node.ts';
import { bare, nodesOf } from '../parse/tree.ts';
import { readFile } from '../references/reading.ts';
import { nameOf } from './entity-names.ts';
import { handedOn } from './handed-on.ts';
import { type Kind, kindOf, typeOf } from './kinds.ts';
import { type Names, namesIn, OF_VALUES, objectsIn, writtenBy } from './names-in-module.ts';

const CODE = /\.(tsx|ts|jsx|js)$/;

type Found = Map<string, Set<Kind>>;

/**
 * The fields of entities that came without a schema, as the code uses them: what it writes, also by way of
 * a form that hands it on, looks for and sorts by, and what it reads of a row that is called as the entity
 * is (`task.title`).
 */
export function fieldsInCode(
  files: AppFiles,
  entities: readonly string[],
): Map<string, Record<string, FieldSchema>> {
  const found = new Map(entities.map((name): [string, Found] => [name, new Map()]));
  const modules = Object.entries(files).flatMap(([path, text]) => {
    if (!CODE.test(path)) return [];
    const { program } = readFile(path, text);
    return [{ path, program, names: namesIn(program) }];
  });
  for (const { program, names } of modules) readModule(program, names, found);
  for (const { entity, value, names } of handedOn(modules)) {
    const fields = found.get(entity);
    if (fields) take(fields, value, names);
  }
  return new Map(
    [...found].map(([name, fields]) => [
      name,
      Object.fromEntries([...fields].map(([field, kinds]) => [field, typeOf(kinds)])),
    ]),
  );
}

function readModule(program: Node, names: Names, found: ReadonlyMap<string, Found>): void {
  const rows = rowNames([...found.keys()]);
  walk(program, (node) => {
    if (node.type === 'CallExpression') readCall(node, names, found);
    if (node.type !== 'MemberExpression' || node.computed === true) return;
    const entity = rows(nameOf(node.object) ?? '');
    const field = nameOf(node.property);
    if (entity && field && !OF_VALUES.has(field)) note(found.get(entity)!, field, 'unknown');
  });
}

/** `task`, `selectedTask`, `newTask` → Task. */
function rowNames(entities: readonly string[]): (name: string) => string | null {
  const meant = new Map(entities.map((entity) => [entity.toLowerCase(), entity]));
  return (name) =>
    /^[a-z]/.test(name)
      ? (meant.get(
          name
            .replace(
              /^(?:selected|current|editing|edited|new|active|existing|updated)(?=[A-Z])/,
              '',
            )
            .toLowerCase(),
        ) ?? null)
      : null;
}

function readCall(call: Node, names: Names, found: ReadonlyMap<string, Found>): void {
  const given = nodesOf(call.arguments);
  const direct = writtenBy(call, names.entities);
  if (direct) {
    const fields = found.get(direct.entity);
    if (!fields) return;
    const { method } = direct;
    if (method !== 'list') take(fields, given[method === 'update' ? 1 : 0], names);
    const sort = bare(given[method === 'filter' ? 1 : 0]);
    if (
      /^(list|filter)$/.test(method) &&
      sort?.type === 'Literal' &&
      typeof sort.value === 'string'
    )
      note(fields, sort.value.replace(/^[+-]/, ''), 'unknown');
    return;
  }
  const { callee } = call;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return;
  const entity = names.mutations.get(nameOf(callee.object) ?? '');
  const fields = entity && found.get(entity);
  if (!fields || !/^mutate(Async)?$/.test(nameOf(callee.property) ?? '')) return;
  // `mutate({ id, data: {…} })` changes a row by what stands in `data`.
  const data = objectsIn(given[0]).flatMap((one) => memberOf(one, 'data') ?? []);
  for (const value of data.length > 0 ? data : [given[0]]) take(fields, value, names);
}

const memberOf = (object: Node, name: string): Node | undefined =>
  nodesOf(object.properties).find((item) => nameOf(item.key) === name)?.value as Node | undefined;

/** The names of what an object holds, with what is spread into it. */
function take(fields: Found, value: unknown, names: Names, depth = 0): void {
  const node = bare(value);
  if (!node || depth > 4) return;
  if (node.type === 'Identifier')
    for (const field of names.reads.get(String(node.name)) ?? []) note(fields, field, 'unknown');
  const objects =
    node.type === 'Identifier' ? (names.objects.get(String(node.name)) ?? []) : objectsIn(node);
  for (const object of objects)
    for (const item of nodesOf(object.properties)) {
      if (item.type === 'SpreadElement') take(fields, item.argument, names, depth + 1);
      else if (item.computed !== true) note(fields, nameOf(item.key) ?? '', kindOf(item.value));
    }
}

function note(fields: Found, name: string, kind: Kind): void {
  if (!/^[\p{L}_][\p{L}\p{N}_]{0,62}$/u.test(name)) return;
  fields.set(name, (fields.get(name) ?? new Set()).add(kind));
}
