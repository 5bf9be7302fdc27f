import { fieldTypeOf } from '@trellis/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkOf } from './cells/link.ts';
import { parseCell } from './cells/parse.ts';
import { dateText, dayText, edgeText, firstLine, isLong } from './cells/text.ts';
import { columnsOf } from './columns/columns.ts';
import { labelOf } from './columns/label.ts';
import { spanOf } from './rows/days.ts';
import { patternsOf } from './rows/each-year.ts';
import { askOf } from './rows/query.ts';
import { moved } from './table/place.ts';
import { fromTsv, toTsv } from './table/tsv.ts';
import { filterValue, phrase } from './toolbar/operators.ts';

const schema = {
  name: 'Recipe',
  type: 'object' as const,
  required: ['title'],
  properties: {
    title: { type: 'string' as const },
    image_url: { type: 'string' as const },
    minutes: { type: 'integer' as const },
    cuisine: {
      type: 'string' as const,
      enum: ['thai', 'french'],
      'x-enumLabels': ['Thai', 'French'],
    },
    tags: { type: 'array' as const, items: { type: 'string' as const, enum: ['quick', 'cheap'] } },
    steps: { type: 'array' as const, items: { type: 'string' as const } },
    due: { type: 'string' as const, format: 'date' },
    vegan: { type: 'boolean' as const },
  },
};
const columns = columnsOf(schema);
const column = (id: string) => columns.find((one) => one.id === id)!;

it('addresses of pages and of people lead there, and nothing else does', () => {
  const to = (text: unknown) => linkOf(text, column('title'))?.href ?? null;
  expect(to('https://example.org/a?b=c#d')).toBe('https://example.org/a?b=c#d');
  expect(to('ann@example.org')).toBe('mailto:ann@example.org');
  const others = ['javascript:alert(1)', 'see https://example.org', 'a@b@c.de', 'a@b.de?cc=x', 7];
  expect(others.map(to)).toEqual(others.map(() => null));
  expect(linkOf('https://example.org', column('image_url'))).toBe(null);
});

describe('columns', () => {
  it('come from the schema, with Created At and User ID behind them, read-only', () => {
    expect(columns.map(({ id, type, readOnly }) => [id, type.id, readOnly])).toEqual([
      ['title', 'text', false],
      ['image_url', 'image', false],
      ['minutes', 'number', false],
      ['cuisine', 'select', false],
      ['tags', 'multiselect', false],
      ['steps', 'list', false],
      ['due', 'date', false],
      ['vegan', 'boolean', false],
      ['createdAt', 'datetime', true],
      ['creatorId', 'text', true],
    ]);
    expect(columns.at(-2)).toMatchObject({ label: 'Created At', width: 208 });
    expect(fieldTypeOf({ type: 'string', 'x-relation': 'Author' }, 'author').id).toBe('relation');
  });

  it('are labelled as people write', () => {
    expect(['cookingTime', 'cooking_time', 'isDone', 'URL', 'pdfURL'].map(labelOf)).toEqual([
      'Cooking time',
      'Cooking time',
      'Is done',
      'URL',
      'Pdf URL',
    ]);
  });
});

describe('what is typed into a cell', () => {
  it.each([
    ['minutes', '12', 12],
    ['vegan', '1', true],
    ['vegan', 'False', false],
    ['cuisine', 'FRENCH', 'french'],
    ['tags', 'quick; cheap', ['quick', 'cheap']],
    ['steps', '["a"]', ['a']],
    ['due', '2026-03-01', '2026-03-01'],
    ['title', '', undefined],
  ])('%s takes %j as %j', (id, text, value) => {
    expect(parseCell(text, column(id))).toMatchObject({ value });
  });

  it.each([
    ['minutes', 'twelve', 'This is not a number. Write it as 1234'],
    ['minutes', '1.5', 'This takes whole numbers'],
    ['cuisine', 'Greek', 'Unknown option Greek'],
    ['steps', '[', 'Invalid JSON: '],
    ['due', 'some day', 'This is not a date'],
  ])('%s refuses %j', (id, text, message) => {
    const parsed = parseCell(text, column(id));
    expect('problem' in parsed ? parsed.problem : '').toContain(message);
  });

  it('is long from 51 characters or a second line on, which is not shown', () => {
    expect([isLong('x'.repeat(50)), isLong('x'.repeat(51)), isLong('a\nb')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(firstLine('one\ntwo')).toBe('one...');
  });
});

describe('what is asked of the server', () => {
  it('is the oldest first, everything, unless something else is wanted', () => {
    expect(askOf({ sort: null, search: '', filters: [] }, columns)).toEqual({ sort: 'id' });
    const { sort, q } = askOf(
      {
        sort: { column: 'minutes', isDescending: true },
        search: '1+1',
        filters: [{ column: 'vegan', operator: 'is', value: true }],
      },
      columns,
    );
    expect(sort).toBe('-minutes');
    expect(JSON.parse(q!)).toEqual({
      $and: [{ vegan: true }, { $search: '1+1' }],
    });
  });

  it('is the days of a filter as they are where the person is', () => {
    const created = column('createdAt');
    const value = filterValue('2026-01-05', created);
    expect(value).toBe(new Date(2026, 0, 5).toISOString());
    const words = phrase({ column: 'createdAt', operator: 'before', value }, created);
    expect(words).toBe(`Created At is before ${dateText('2026-01-05', column('due'))}`);
    const noon = new Date(2026, 0, 5, 12).toISOString();
    expect(edgeText(noon, created)).toBe(dateText(noon, created));
  });

  it('is the days that a search names, too, as dates are written here', () => {
    const tests = (search: string) =>
      JSON.parse(askOf({ sort: null, search, filters: [] }, columns).q!).$or?.map(
        (one: { due?: object }) => one.due,
      );
    const due = (from: string, to: string) => [undefined, { $gte: from, $lt: to }, undefined];
    const day = due('2026-01-05', '2026-01-06');
    for (const text of ['2026-01-05', dateText('2026-01-05', column('due')), '5 January 2026'])
      expect([text, tests(text)]).toEqual([text, day]);
    expect(tests('jan 2026')).toEqual(due('2026-01-01', '2026-02-01'));
    expect(tests('2026')).toEqual(due('2026-01-01', '2027-01-01'));
    // Of each year, where none is named.
    for (const text of ['5 Jan', 'jan 5', 'January 5'])
      expect([text, tests(text)?.[1]]).toEqual([text, { $regex: '^\\d\\d\\d\\d-01-(05)' }]);
    expect(tests('Sep')?.[1].$regex).toMatch(/^\^.*09-\(01\|02\|.*\|30\)$/);
    for (const text of ['Paint', '17', '1/5', '31 June', '31 June 2026', '2026 2027', 'x 2026'])
      expect([text, tests(text)]).toEqual([text, undefined]);
    expect(JSON.parse(askOf({ sort: null, search: '01a201fd', filters: [] }, columns).q!)).toEqual({
      $or: [{ $search: '01a201fd' }, { creatorId: { $gte: '01a201fd', $lt: '01a201fdg' } }],
    });
  });
});

it('dates of each year are known by how they are stored, wherever one is', () => {
  const zone = process.env.TZ;
  const zones = [
    'UTC',
    'Asia/Kathmandu',
    'Pacific/Marquesas',
    'Pacific/Kiritimati',
    'America/Bogota',
  ];
  const times = fc.date({
    min: new Date(2001, 0, 1),
    max: new Date(2099, 0, 1),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.constantFrom(...zones), times, times, (here, wanted, stored) => {
      process.env.TZ = here;
      const span = spanOf(`${wanted.getDate()} ${wanted.toLocaleString('en', { month: 'long' })}`)!;
      const finds = (text: string, isDayAlone: boolean) =>
        patternsOf(span, isDayAlone).some((pattern) => new RegExp(pattern).test(text));
      const moved = new Date(stored);
      moved.setMonth(wanted.getMonth(), wanted.getDate());
      for (const time of [stored, moved]) {
        const isOn = time.getMonth() === wanted.getMonth() && time.getDate() === wanted.getDate();
        expect(finds(time.toISOString(), false)).toBe(isOn);
        expect(finds(dayText(time), true)).toBe(isOn);
        expect(patternsOf(span, false).filter((pattern) => pattern.length > 200)).toEqual([]);
      }
    }),
    // An evening of 28 February that is the first of March in UTC, in a year without a 29th.
    { examples: [['America/Bogota', new Date(2048, 1, 28, 12), new Date(2065, 7, 6)]] },
  );
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the grid', () => {
  it('is walked as the grid pattern says, and never left by an arrow', () => {
    const bounds = { rows: 30, cols: 5 };
    const go = (key: string, isCtrl = false) => moved({ row: 0, col: 4 }, { key, isCtrl }, bounds);
    expect(go('ArrowUp')).toEqual({ row: -1, col: 4 });
    expect(go('ArrowRight')).toEqual({ row: 0, col: 4 });
    expect(go('Home')).toEqual({ row: 0, col: 1 });
    expect(go('Home', true)).toEqual({ row: 0, col: 1 });
    expect(go('End', true)).toEqual({ row: 29, col: 3 });
    expect(go('PageDown')).toEqual({ row: 10, col: 4 });
    expect(go('a')).toBeNull();
  });

  it('exchanges any texts with spreadsheets', () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 1 }), { minLength: 1 });
    fc.assert(
      fc.property(cells, (lines) => {
        const plain = lines.map((line) => line.map((cell) => cell.replace(/\r\n?/g, '\n')));
        expect(fromTsv(`${toTsv(plain)}\n`)).toEqual(plain);
      }),
    );
  });
});
