import type { FieldSchema } from '@trellis/contract';
import { typeById } from '@trellis/fields';
import { bare } from '../parse/tree.ts';
import { nameOf } from './entity-names.ts';

/** What a value is, as far as the code says so. */
export type Kind = 'text' | 'number' | 'boolean' | 'array' | 'json' | 'datetime' | 'unknown';

/** An empty text says nothing: forms begin with it whatever comes of it. */
export function kindOf(value: unknown): Kind {
  const node = bare(value);
  switch (node?.type) {
    case 'Literal':
      if (typeof node.value === 'number') return 'number';
      if (typeof node.value === 'boolean') return 'boolean';
      return typeof node.value === 'string' && node.value !== '' ? 'text' : 'unknown';
    case 'TemplateLiteral':
      return 'text';
    case 'ArrayExpression':
      return 'array';
    case 'ObjectExpression':
      return 'json';
    case 'UnaryExpression':
      return node.operator === '!' ? 'boolean' : 'unknown';
    case 'CallExpression':
      return ofCall(node.callee);
    default:
      return 'unknown';
  }
}

function ofCall(value: unknown): Kind {
  const callee = bare(value);
  const name = nameOf(callee?.type === 'MemberExpression' ? callee.property : callee);
  if (name === 'toISOString') return 'datetime';
  return name !== null && /^(parseFloat|parseInt|Number|round|floor|ceil|now)$/.test(name)
    ? 'number'
    : 'unknown';
}

/** A list in code is of anything. */
const schemaOf = (kind: Exclude<Kind, 'unknown'>): FieldSchema =>
  kind === 'array' ? { type: kind } : typeById(kind).schema({ name: '' });

/** A field that takes what the code writes; one of no type, which takes anything, where that is not sure. */
export function typeOf(kinds: ReadonlySet<Kind>): FieldSchema {
  const sure = [...kinds].filter((kind) => kind !== 'unknown');
  const [only] = sure;
  if (sure.length === 1 && only !== undefined) return schemaOf(only);
  return {};
}
