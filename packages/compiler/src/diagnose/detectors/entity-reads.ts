import { isNode, type Node } from '../../parse/node.ts';
import { bare, calleeName, importOf, type LinkedTree, nodesOf, textOf } from '../../parse/tree.ts';

/** A name that stands somewhere in the code. */
export interface Said {
  name: string;
  start: number;
  end: number;
}

/** A field that a call names, with what is asked of it where the code says so. */
export interface FieldUse extends Said {
  /** A text that is compared with, or written to, the field. */
  value: Said | null;
  operators: Said[];
}

/** One call of an entity's client. */
export interface EntityCall {
  entity: Said;
  method: Said | null;
  query: FieldUse[];
  sort: Said | null;
  data: FieldUse[];
  /** Operators at the place of fields, such as `$or`. */
  operators: Said[];
}

const ENTITY_FILE = /^(?:@\/|(?:\.\.?\/)+)entities\/(?!all$|index$)([A-Za-z_]\w*)(?:\.\w+)?$/;
const ALL_ENTITIES = /^(?:@\/|(?:\.\.?\/)+)(?:entities\/(?:all|index)|api\/entities)(?:\.\w+)?$/;

/** Every call of an entity in a module, whichever way it got the entity. */
export function entityCalls(tree: LinkedTree): EntityCall[] {
  return tree.all('CallExpression').flatMap((call): EntityCall[] => {
    const given = nodesOf(call.arguments);
    if (/^useRows?$/.test(calleeName(call) ?? '')) {
      const entity = entityOf(given[0], tree);
      if (!entity) return [];
      const made: EntityCall = { ...EMPTY, entity, method: null };
      return [calleeName(call) === 'useRows' ? { ...made, ...optionsOf(given[1]) } : made];
    }
    const { callee } = call;
    if (!isNode(callee) || callee.type !== 'MemberExpression' || callee.computed === true)
      return [];
    const entity = entityOf(callee.object, tree);
    const method = entity && said(callee.property as Node);
    return entity && method
      ? [{ ...EMPTY, entity, method, ...argumentsOf(method.name, given) }]
      : [];
  });
}

const EMPTY = { query: [], sort: null, data: [], operators: [] };

const said = (node: Node): Said => ({
  name: String(node.name ?? node.value ?? ''),
  start: node.start,
  end: node.end,
});

/** The entity that an expression stands for: an import, or `base44.entities.Task`. */
function entityOf(value: unknown, tree: LinkedTree): Said | null {
  const node = bare(value);
  if (!node) return null;
  if (node.type === 'MemberExpression' && node.computed !== true) {
    const owner = bare(node.object);
    const isClient =
      owner?.type === 'MemberExpression' &&
      isNode(owner.property) &&
      owner.property.name === 'entities' &&
      bare(owner.object)?.name === 'base44';
    return isClient && isNode(node.property) ? said(node.property) : null;
  }
  if (node.type !== 'Identifier') return null;
  const from = importOf(tree.bindingOf(node));
  const own = from && ENTITY_FILE.exec(from.specifier)?.[1];
  if (own) return { ...said(node), name: own };
  return from && ALL_ENTITIES.test(from.specifier) ? { ...said(node), name: from.imported } : null;
}

function argumentsOf(method: string, given: readonly Node[]): Partial<EntityCall> {
  switch (method) {
    case 'list':
      return { sort: literal(given[0]) };
    case 'filter':
      return { ...queryOf(given[0]), sort: literal(given[1]) };
    case 'count':
    case 'deleteMany':
      return queryOf(given[0]);
    case 'create':
      return { data: fieldsOf(given[0]) };
    case 'update':
      return { data: fieldsOf(given[1]) };
    case 'updateMany':
      return { ...queryOf(given[0]), data: fieldsOf(given[1]) };
    case 'bulkCreate': {
      const list = bare(given[0]);
      return {
        data: list?.type === 'ArrayExpression' ? nodesOf(list.elements).flatMap(fieldsOf) : [],
      };
    }
    default:
      return {};
  }
}

function optionsOf(value: unknown): Partial<EntityCall> {
  const options = new Map(properties(value).map(({ key, value: part }) => [key.name, part]));
  return { ...queryOf(options.get('filter')), sort: literal(options.get('sort')) };
}

function literal(value: unknown): Said | null {
  const node = bare(value);
  const text = textOf(node);
  return node && text !== null ? { name: text, start: node.start, end: node.end } : null;
}

/** The members of an object literal whose names are written out. */
function properties(value: unknown): { key: Said; value: Node }[] {
  const node = bare(value);
  if (node?.type !== 'ObjectExpression') return [];
  return nodesOf(node.properties).flatMap((item) =>
    item.type === 'Property' && item.computed !== true && isNode(item.key) && isNode(item.value)
      ? [{ key: said(item.key), value: item.value }]
      : [],
  );
}

function queryOf(value: unknown): Pick<EntityCall, 'query' | 'operators'> {
  const query: FieldUse[] = [];
  const operators: Said[] = [];
  for (const { key, value: part } of properties(value)) {
    if (!key.name.startsWith('$')) {
      const inner = properties(part).map((one) => one.key);
      const isTest = inner.some(({ name }) => name.startsWith('$'));
      const equals = properties(part).find(({ key: { name } }) => name === '$eq')?.value;
      query.push({
        ...key,
        value: literal(isTest ? equals : part),
        operators: isTest ? inner.filter(({ name }) => name.startsWith('$')) : [],
      });
      continue;
    }
    operators.push(key);
    const list = bare(part);
    const parts = list?.type === 'ArrayExpression' ? nodesOf(list.elements) : [part];
    for (const one of parts) {
      const inner = queryOf(one);
      query.push(...inner.query);
      operators.push(...inner.operators);
    }
  }
  return { query, operators };
}

const fieldsOf = (value: unknown): FieldUse[] =>
  properties(value).map(({ key, value: part }) => ({
    ...key,
    value: literal(part),
    operators: [],
  }));
