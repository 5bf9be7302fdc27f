import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, faultOf } from '../json-schema/check.ts';
import { readSchema } from '../json-schema/schema.ts';
import { plainName } from './facts.ts';
import { NotSaid, readSaid } from './read-said.ts';

const small = fc.integer({ min: 0, max: 6 });
const range = (low: string, high: string) =>
  fc.tuple(small, small).map(([a, b]) => ({ [low]: Math.min(a, b), [high]: Math.max(a, b) }));
const leaf = fc.oneof(
  fc.record({ type: fc.constant('string') }),
  range('minLength', 'maxLength').map((more) => ({ type: 'string', ...more })),
  fc.constantFrom(...FORMATS).map((format) => ({ type: 'string', format })),
  range('minimum', 'maximum').map((more) => ({ type: 'number', ...more })),
  small.map((n) => ({ type: 'integer', exclusiveMinimum: n, multipleOf: (n % 3) + 1 })),
  fc.constantFrom({ type: 'boolean' }, { type: 'null' }, { type: ['string', 'null'] }),
  fc
    .array(fc.oneof(fc.string(), fc.integer()), { minLength: 1, maxLength: 4 })
    .map((all) => ({ enum: all })),
  fc.string().map((only) => ({ const: only })),
);
const names = fc.constantFrom(
  'title',
  'summary',
  'price',
  'email',
  'items',
  'due date',
  'constructor',
  'é',
);
const schemas = fc.letrec<{ any: object }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.array(fc.tuple(names, tie('any')), { maxLength: 4 }), fc.boolean(), fc.boolean())
      .map(([all, isClosed, isRequired]) => ({
        type: 'object',
        properties: Object.fromEntries(all),
        ...(isRequired && { required: all.map(([name]) => name) }),
        ...(isClosed && { additionalProperties: false }),
      })),
    fc
      .tuple(tie('any'), range('minItems', 'maxItems'), fc.boolean())
      .map(([items, more, uniqueItems]) => ({ type: 'array', items, ...more, uniqueItems })),
    fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.array(tie('any'), { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
    fc.tuple(tie('any'), tie('any')).map((allOf) => ({ allOf })),
  ),
})).any;
/** Texts and figures of a value, as they would be written. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leavesOf)
    : typeof value === 'string' || typeof value === 'number'
      ? [String(value)]
      : [];

const prompts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  ...[1, 2, 3, 4].map((price) =>
    fc.constant(
      `Title: Soup\nSummary: A soup of leek.\nPrice: ${price}\nItems: leek, salt, water\nDue date: 2026-03-01\nWrite to ann@x.org`,
    ),
  ),
);

describe('what a file says word by word', () => {
  it('fits the schema that it is read by, and stands in the text', () => {
    let read = 0;
    fc.assert(
      fc.property(schemas, prompts, (asked, text) => {
        const schema = readSchema(asked as Record<string, unknown>);
        let value: unknown;
        try {
          value = readSaid(schema, text);
        } catch (error) {
          if (!(error instanceof NotSaid)) throw error;
          return;
        }
        read++;
        expect(faultOf(schema, value)).toBe(null);
        for (const leaf of leavesOf(value)) expect(plainName(text)).toContain(plainName(leaf));
      }),
      { numRuns: 1_000 },
    );
    // Enough of them were read for the two sentences above to say something.
    expect(read).toBeGreaterThan(20);
  });

  it('is nothing where two things could be meant, or a figure could be two', () => {
    const asked = (properties: object) => readSchema({ type: 'object', properties });
    const mail = { type: 'string', format: 'email' };
    const text = 'From ann@x.org to ben@x.org, 3 pages. Total: 12,50';
    expect(() => readSaid(asked({ email: mail }), text)).toThrow(NotSaid);
    expect(() => readSaid(asked({ age: { type: 'integer' } }), text)).toThrow(NotSaid);
    expect(() => readSaid(asked({ total: { type: 'number' } }), text)).toThrow(NotSaid);
    const state = { enum: ['open', 'closed'] };
    expect(() => readSaid(asked({ state }), 'Neither open nor closed')).toThrow(NotSaid);
  });

  it('is people and places, too', () => {
    const names = { name: { type: 'string' }, age: { type: 'integer' } };
    const schema = readSchema({ type: 'object', properties: names });
    expect(readSaid(schema, 'Extract: Jane Doe, aged 34, lives in Oslo')).toEqual({
      name: 'Jane Doe',
      age: 34,
    });
  });

  it('reads out of a file what it says, and makes nothing up beside it', () => {
    const text = { type: 'string' };
    const schema = {
      type: 'object',
      properties: {
        invoice_number: text,
        total: { type: 'number' },
        due: { ...text, format: 'date' },
        skills: { type: 'array', items: text },
        items: { type: 'array', items: { type: 'object', properties: { name: text } } },
        notes: { type: ['string', 'null'] },
        seller: { type: 'object', properties: { email: text } },
      },
      required: ['items', 'notes'],
    };
    const read = (words: string, required = schema.required) =>
      readSaid(readSchema({ ...schema, required }), words);
    expect(read('Invoice number: INV-88\nTotal: 99.50\nSkills: welding, sewing')).toEqual({
      invoice_number: 'INV-88',
      total: 99.5,
      skills: ['welding', 'sewing'],
      items: [],
      notes: null,
    });
    expect(read('Write to ann@x.org by 2026-03-04')).toEqual({
      due: '2026-03-04',
      items: [],
      notes: null,
      seller: { email: 'ann@x.org' },
    });
    expect(() => read('Total: 5', ['invoice_number'])).toThrow('it lacks invoice_number');
    expect(() => read('A walk by the sea')).toThrow('nothing in it');
  });

  it('refuses schemas that have no end, or none', () => {
    const endless = { type: 'object', properties: { a: { $ref: '#' } }, required: ['a'] };
    expect(() => readSchema(endless)).toThrow('too large, or has no end');
    expect(() => readSchema({ type: 'colour' })).toThrow('has no type colour');
    expect(readSchema({ title_of: 'string', n: 'number' })).toMatchObject({
      properties: { n: { types: ['number'] } },
    });
  });

  it('is soon done with what grows without measure', () => {
    const list = (items: object, minItems = 1_000) => ({ type: 'array', minItems, items });
    const doubled = (schema: object, times: number): object =>
      times === 0 ? schema : doubled({ anyOf: [schema, { allOf: [schema] }] }, times - 1);
    const hostile: object[] = [
      list(list(list({ type: 'string' }))),
      list({ type: 'string', minLength: 100_000 }),
      { type: 'string', minLength: 1e9 },
      doubled({ type: 'number', minimum: 2, maximum: 1 }, 8),
      doubled({ type: 'string' }, 12),
    ];
    const prompts = [
      '<'.repeat(50_000),
      'a '.repeat(50_000),
      `${'a, '.repeat(30_000)}`,
      "'".repeat(50_000),
    ];
    for (const prompt of [...prompts, 'a:'.repeat(50_000), 'x'])
      for (const schema of hostile) {
        const started = performance.now();
        expect(() => readSaid(readSchema(schema as Record<string, unknown>), prompt)).toThrow();
        expect([prompt.slice(0, 3), performance.now() - started < 1_000]).toEqual([
          prompt.slice(0, 3),
          true,
        ]);
      }
  });
});
