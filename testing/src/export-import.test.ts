import { Readable } from 'node:stream';
import { type EntitySchema, importFields, type Row } from '@trellis/contract';
import { type FieldTypeId, typeById } from '@trellis/fields';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { headersOf } from '../../apps/server/src/entities/import/headers.ts';
import { mapColumns } from '../../apps/server/src/entities/import/mapping.ts';
import { columnsOf } from '../../apps/server/src/exports/columns.ts';
import { asCsv } from '../../apps/server/src/exports/csv.ts';
import { asXlsx } from '../../apps/server/src/exports/xlsx/index.ts';
import { linesOf } from '../../apps/server/src/imports/lines.ts';
import { readerOf } from '../../apps/server/src/imports/plan.ts';
import { Parsing } from '../../apps/server/src/parsing/index.ts';

const parsing = new Parsing();
afterAll(() => parsing.close());

const text = { type: 'string' as const };
const of = (id: FieldTypeId) => typeById(id).schema({ name: 'one' });
const SCHEMA: EntitySchema = {
  name: 'Thing',
  type: 'object',
  properties: {
    title: text,
    size: { type: 'number' },
    open: { type: 'boolean' },
    at: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    tags: { type: 'array', items: text },
    kind: { type: 'string', enum: ['a', '=b', "'c"] },
    more: { type: 'object' },
    price: of('currency'),
    share: of('percent'),
    took: of('duration'),
    stars: of('rating'),
    call: of('phone'),
    site: of('link'),
    papers: of('files'),
  },
};

/** Any text, and more often those that are something to spreadsheets or to CSV. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      "'",
      '"',
      ',',
      ';',
      '|',
      '\t',
      '\r',
      '\n',
      ' ',
      '+',
      '-',
      '@',
      'x',
      '[',
      ']',
    ),
  }),
);
const whenever = fc.date({
  // The day before is what programs write for none.
  min: new Date('0001-01-02'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});
const figures = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
const some = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const rows = fc.array(
  fc.record({
    title: some(texts),
    size: some(figures),
    open: some(fc.boolean()),
    at: some(whenever.map((date) => date.toISOString())),
    day: some(whenever.map((date) => date.toISOString().slice(0, 10))),
    tags: some(fc.array(texts)),
    kind: some(fc.constantFrom('a', '=b', "'c")),
    more: some(fc.dictionary(fc.string(), fc.jsonValue())),
    price: some(figures),
    share: some(figures),
    took: some(figures),
    stars: some(fc.integer({ min: 0, max: 5 })),
    call: some(fc.stringMatching(/^\+[1-9]\d{4,12}$/)),
    site: some(fc.webUrl()),
    papers: some(fc.array(fc.webUrl())),
  }),
  { minLength: 1, maxLength: 8 },
);

/** A row as it is up to trimming: a text of nothing is no value. */
const trimmed = ({ title, ...row }: { title?: string | undefined }) =>
  JSON.parse(JSON.stringify({ ...row, ...(title?.trim() && { title: title.trim() }) })) as object;

const FORMATS = { CSV: { write: asCsv, runs: 300 }, 'a workbook': { write: asXlsx, runs: 100 } };

it.each(Object.entries(FORMATS))(
  'what is exported as %s and imported again is the same up to trimming',
  async (name, { write, runs }) => {
    const columns = columnsOf(SCHEMA, Object.keys(SCHEMA.properties));
    await fc.assert(
      fc.asyncProperty(rows, async (given) => {
        const pieces: Buffer[] = [];
        async function* pages() {
          yield given as unknown as Row[];
        }
        for await (const piece of write(pages(), columns)) pieces.push(Buffer.from(piece));
        const lines = linesOf(parsing, {
          appId: 'a'.repeat(24),
          isSheet: name !== 'CSV',
          layout: { encoding: 'utf-8', separator: ',', sheet: null, headerRow: 1 },
          open: async () => Readable.from([Buffer.concat(pieces)]),
        });
        const first = await lines.next();
        const headers = headersOf(first.value?.cells ?? []);
        const mapped = mapColumns({ headers, previewData: [], schema: SCHEMA });
        expect(mapped.map(({ schemaField }) => schemaField)).toEqual(
          importFields(SCHEMA).map(({ path }) => path),
        );
        const mapping = mapped.map((one) =>
          one.dataType === 'array' ? { ...one, splitCharacter: ';' as const } : one,
        );
        const plan = { columns: mapping, key: null, duplicates: 'add' as const, fixes: {} };
        const read = readerOf(plan, headers, SCHEMA);
        const found: object[] = [];
        for await (const line of lines) {
          const { input, problems } = read(line);
          expect(problems).toEqual([]);
          found.push(JSON.parse(JSON.stringify(input)) as object);
        }
        // A row of nothing is an empty line, which is skipped.
        expect(found).toEqual(given.map(trimmed).filter((row) => Object.keys(row).length > 0));
      }),
      { numRuns: runs, examples: [[[{ title: "'\r" }]]] as never },
    );
  },
);
