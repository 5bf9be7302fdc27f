import { allRoutes } from '@trellis/server';
import { describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { World } from '../index.ts';

/** What PostgreSQL's integer holds; anything a caller counts with stays within it. */
const MOST = 2 ** 31 - 1;

interface Node {
  type?: string;
  minimum?: number;
  maximum?: number;
  [key: string]: unknown;
}

/** JSON values, which are kept as JSON, and what the server wrote itself, which comes back and is not read. */
const FREE =
  /\.value\.anyOf|inputs\.additionalProperties|\$defs\.__schema|metadata\.properties\.usage/;

/** Numbers in a shape that a caller may make as large as they like, by their places. */
function unbounded(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const {
    type,
    minimum = Number.NEGATIVE_INFINITY,
    maximum = Number.POSITIVE_INFINITY,
  } = node as Node;
  const isNumber = (type === 'integer' || type === 'number') && !Object.hasOwn(node, 'const');
  const own = isNumber && (maximum > MOST || minimum < -MOST - 1) ? [place] : [];
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, inner]) => unbounded(inner, `${place}.${key}`)),
  ];
}

describe('numbers that callers send', () => {
  it('are bounded by their shapes', async () => {
    const world = await World.open(inject('postgres'));
    try {
      const found = allRoutes(world.services).flatMap(({ call }) =>
        (['params', 'query', 'body'] as const).flatMap((part) => {
          const shape = call[part];
          if (!shape) return [];
          const json = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' });
          return unbounded(json, `${call.id} ${part}`).filter((place) => !FREE.test(place));
        }),
      );
      expect(found).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
