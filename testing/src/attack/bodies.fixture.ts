import type { Call } from '@trellis/contract';
import { z } from 'zod';

interface Shape {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  $ref?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  $defs?: Record<string, Shape>;
}

/** A body that a call's declaration takes, with the least in it. Where it names a thing by its id, `ids` says which. */
export function leastBody({ body }: Call, ids: Record<string, string>): unknown {
  if (!body) return undefined;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Shape;
  return least(schema, '', schema.$defs ?? {}, ids, 0);
}

function least(
  shape: Shape,
  name: string,
  defs: Record<string, Shape>,
  ids: Record<string, string>,
  depth: number,
): unknown {
  const go = (one: Shape, called = name) => least(one, called, defs, ids, depth + 1);
  if (depth > 12) return null;
  if (shape.$ref) return go(defs[shape.$ref.split('/').at(-1)!] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  const [first] = shape.anyOf ?? shape.oneOf ?? shape.allOf ?? [];
  if (first) return go(first);
  const type = Array.isArray(shape.type) ? shape.type[0] : shape.type;
  if (type === 'object' || shape.properties) {
    const wanted = new Set([
      ...(shape.required ?? []),
      ...Object.keys(shape.properties ?? {}).filter((key) => idFor(key, ids) !== undefined),
    ]);
    return Object.fromEntries(
      [...wanted].map((key) => [key, go(shape.properties?.[key] ?? {}, key)]),
    );
  }
  if (type === 'array')
    return Array.from({ length: Math.max(1, shape.minItems ?? 1) }, () =>
      shape.items ? go(shape.items) : (ids[name.replace(/s$/, '')] ?? 'x'),
    );
  if (type === 'integer' || type === 'number')
    return Math.max(shape.minimum ?? 0, (shape.exclusiveMinimum ?? -1) + 1);
  if (type === 'boolean') return false;
  return (
    (idFor(name, ids) ?? TEXTS[shape.format ?? ''] ?? TEXTS[name]) ||
    'x'.repeat(Math.max(8, shape.minLength ?? 0))
  );
}

const idFor = (name: string, ids: Record<string, string>): string | undefined =>
  ids[name] ??
  ids[name.replace(/s$/, '')] ??
  ids[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];

const TEXTS: Record<string, string> = {
  email: 'somebody@example.org',
  uri: 'https://example.org/',
  'date-time': '2026-01-01T00:00:00.000Z',
  entity: 'Note',
  path: 'pages/Home.tsx',
  role: 'viewer',
};
