import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  convertValue,
  FIELD_TYPES,
  type FieldSchema,
  type FieldTypeId,
  fieldTypeOf,
  formatValue,
  inferField,
  parseText,
  type Reading,
  typeById,
} from './index.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);
const LOCALES = ['en', 'en-GB', 'de', 'fr', 'es', 'pt-BR', 'pl', 'sv', 'de-CH', 'hi'];
const OPTIONS = ['open', 'In progress', 'done', 'élan'];

const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((whole) => whole / 100);
const moment = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));
const word = fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} .!?-]{0,20}$/u).map((one) => one.trim());
const address = fc.webUrl({ withQueryParameters: true }).filter((url) => !/[\s,;]/.test(url));

/** Values of each type, as rows hold them. */
const VALUES: Record<FieldTypeId, fc.Arbitrary<unknown>> = {
  text: word,
  number: fc.oneof(cents, fc.integer()),
  boolean: fc.boolean(),
  date: moment.map((date) => date.toISOString().slice(0, 10)),
  datetime: moment.map((date) => date.toISOString()),
  select: fc.constantFrom(...OPTIONS),
  multiselect: fc.uniqueArray(fc.constantFrom(...OPTIONS), { minLength: 1 }),
  list: fc.array(word, { minLength: 1, maxLength: 5 }),
  json: fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.oneof(fc.integer(), word)),
  image: address,
  relation: fc.stringMatching(/^[0-9a-f]{24}$/),
  email: fc.emailAddress(),
  phone: fc.stringMatching(/^\+[1-9]\d{1,2} \d{2,4} \d{3,8}$/),
  link: address,
  files: fc.array(address, { minLength: 1, maxLength: 4 }),
  currency: cents,
  percent: cents,
  duration: fc.integer({ min: -100_000, max: 100_000 }),
  rating: fc.integer({ min: 0, max: 5 }),
};

const fieldOf = (id: FieldTypeId): FieldSchema =>
  typeById(id).schema({ name: 'field', options: OPTIONS, relation: 'Author', currency: 'EUR' });
const valueIn = (text: string, field: FieldSchema, reading: Reading) => {
  const parsed = parseText(text, field, reading);
  if ('problem' in parsed) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.value;
};

describe.each(FIELD_TYPES.map(({ id }) => id))('a field of type %s', (id) => {
  const field = fieldOf(id);
  const type = typeById(id);

  it('is known again by its schema, and told to a model', () => {
    expect(fieldTypeOf(field, 'field').id).toBe(id);
    expect(type.describe(field)).not.toBe('');
  });

  it('is the same value again, whatever language its words are in', () => {
    // A date in words is a person's to read; what is copied is the value itself.
    const isInWords = type.order === 'time' || type.order === 'day';
    fc.assert(
      fc.property(VALUES[id], fc.constantFrom(...LOCALES), (value, locale) => {
        const text = isInWords ? String(value) : formatValue(value, field, locale);
        expect(valueIn(text, field, { from: 'typed', locale })).toEqual(value);
      }),
      { numRuns: RUNS },
    );
  });

  it('is the same value from every origin: typed, in a file, stored', () => {
    fc.assert(
      fc.property(VALUES[id], (value) => {
        const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
        for (const from of ['typed', 'file', 'stored'] as const)
          expect([from, valueIn(text, field, { from })]).toEqual([from, value]);
        expect(convertValue(value, field)).toEqual(value);
        // A text is the text of a list or an object only where it is written as one.
        if (typeof value !== 'object') expect(convertValue(text, field)).toEqual(value);
      }),
      { numRuns: RUNS },
    );
  });

  it('takes any text without failing, and nothing where there is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const from of ['typed', 'file', 'stored'] as const) {
          const parsed = parseText(text, field, { from });
          if (text.trim() === '') expect(parsed).toEqual({ value: undefined });
          else expect('problem' in parsed ? parsed.problem : 'value' in parsed).toBeTruthy();
        }
        convertValue(text, field);
        expect(typeof formatValue(text, field)).toBe('string');
      }),
      { numRuns: RUNS },
    );
  });

  it('loses nothing of the texts that it is inferred from', () => {
    fc.assert(
      fc.property(fc.array(VALUES[id], { minLength: 1, maxLength: 6 }), (values) => {
        const texts = values.map((value) =>
          typeof value === 'object' ? JSON.stringify(value) : String(value),
        );
        const made = inferField(texts, 'value');
        for (const text of texts.filter((one) => one.trim() !== '')) {
          const parsed = parseText(text, made, { from: 'file' });
          expect('problem' in parsed).toBe(false);
          if (made.type !== 'string') continue;
          expect(String('value' in parsed && parsed.value).slice(0, 10)).toBe(
            text.trim().slice(0, 10),
          );
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a text', () => {
  const number = fieldOf('number');
  it.each([
    ['12,5', 'typed', 'de', 12.5],
    ['1.234,5', 'typed', 'de', 1234.5],
    ['1,234.5', 'typed', 'en', 1234.5],
    ["'12", 'typed', 'en', 12],
    ['12,5', 'file', 'en', 12],
    ['12,5 kg', 'stored', 'en', 12.5],
  ] as const)('%s is a number, %s in %s: %d', (text, from, locale, value) => {
    expect(parseText(text, number, { from, locale })).toMatchObject({ value });
  });

  it.each([
    ['twelve', 'number', 'This is not a number'],
    ['12,5,5', 'number', 'This is not a number'],
    ['12,50', 'number', 'This is not a number'],
    ['perhaps', 'boolean', 'This takes true or false'],
    ['some day', 'date', 'This is not a date'],
    ['31.6.2026', 'date', 'This is not a date'],
    ['Greek', 'select', 'Unknown option Greek'],
    ['{', 'json', 'Invalid JSON: '],
    ['javascript:alert(1)', 'link', 'This is not a link'],
    ['6', 'rating', 'This takes 0 to 5'],
    ['5 parsecs', 'duration', 'This is not a number'],
    ['1,500 h', 'duration', 'This is not a number'],
    ['$ 5', 'currency', 'This is in USD, and the column in EUR'],
    ['￥500', 'currency', 'This is in JPY, and the column in EUR'],
    ['R$ 5', 'currency', 'This is in BRL, and the column in EUR'],
    ['ann at example', 'email', 'This is not an email address'],
    ['none', 'phone', 'This is not a phone number'],
  ] as [string, FieldTypeId, string][])('%s is no %s', (text, id, problem) => {
    const parsed = parseText(text, fieldOf(id), { from: 'typed' });
    expect('problem' in parsed && parsed.problem).toContain(problem);
  });

  it.each([
    ['€ 12.50', 'currency', 12.5],
    ['12.50 EUR', 'currency', 12.5],
    ['12,- €', 'currency', 12],
    ['5 Euro', 'currency', 5],
    ['12.5 %', 'percent', 12.5],
    ['1:30', 'duration', 90],
    ['1h 30m', 'duration', 90],
    ['1 h 30', 'duration', 90],
    ['1h05', 'duration', 65],
    ['1,5 h', 'duration', 90],
    ['1 Std. 30 Min.', 'duration', 90],
    ['2 días', 'duration', 2_880],
    ['1 uur 30 minuten', 'duration', 90],
    ['1.5 hours', 'duration', 90],
    ['45 s', 'duration', 0.75],
    ['★★★★☆', 'rating', 4],
    ['4/5', 'rating', 4],
    ['example.com/a', 'link', 'https://example.com/a'],
    ['/files/a/b.pdf\n/files/a/c.pdf', 'files', ['/files/a/b.pdf', '/files/a/c.pdf']],
    ['yes', 'boolean', true],
    ['DONE', 'select', 'done'],
    ['open; DONE', 'multiselect', ['open', 'done']],
    ['a, b', 'list', ['a', 'b']],
  ] as [string, FieldTypeId, unknown][])('%s is a %s', (text, id, value) => {
    expect(parseText(text, fieldOf(id), { from: 'typed' })).toMatchObject({ value });
  });

  it('of a file is a yes only where it is true (spec 2, section 5)', () => {
    const read = (text: string) => parseText(text, fieldOf('boolean'), { from: 'file' });
    expect(read('TRUE')).toEqual({ value: true });
    expect(read('yes')).toEqual({ value: false, isChanged: true });
  });

  it.each([
    [['1', '2.5'], 'number'],
    [['007', '008'], 'text'],
    [['true', 'FALSE'], 'boolean'],
    [['2026-05-31', '2024-02-29'], 'date'],
    [['2026-05-31', '2026-05-31T10:00:00Z'], 'datetime'],
    [['€ 5', '€ 7.20'], 'currency'],
    [['€ 5', '$ 7.20'], 'text'],
    [['5 %', '7.5%'], 'percent'],
    [['a@b.de', 'c@d.com'], 'email'],
    [['https://a.de', 'http://b.de/c'], 'link'],
    [['+49 30 123456', '+1 555 010-999'], 'phone'],
    [['a', '1'], 'text'],
    [[], 'text'],
  ] as [string[], FieldTypeId][])('%j is inferred to be %s', (texts, id) => {
    expect(fieldTypeOf(inferField(texts)).id).toBe(id);
  });

  it('of amounts of which a few leave the sign out is of their currency', () => {
    const amounts = inferField(['1 234,50 €', '12,5'], 'prix', { decimal: ',' });
    expect([fieldTypeOf(amounts).id, amounts['x-currency']]).toEqual(['currency', 'EUR']);
  });

  it('of digits that are no figure is none', () => {
    expect(fieldTypeOf(inferField(['10115', '80331'], 'Postal code')).id).toBe('text');
  });
});

describe('what is stored', () => {
  it.each([
    ['12,5 kg', 'number', 12.5],
    ['soon', 'number', undefined],
    [true, 'number', 1],
    ['yes', 'boolean', true],
    ['perhaps', 'boolean', undefined],
    ['a, b', 'list', ['a', 'b']],
    ['DONE', 'select', 'done'],
    ['gone', 'select', undefined],
    [['DONE', 'gone'], 'multiselect', undefined],
    [7, 'text', '7'],
    [['a', 'b'], 'text', 'a, b'],
    ['{"a":1}', 'json', { a: 1 }],
    ['a', 'json', undefined],
    ['2026-05-31T10:00:00Z', 'date', '2026-05-31'],
    ['2026-05-31', 'datetime', '2026-05-31T00:00:00.000Z'],
    ['/a.pdf', 'files', ['/a.pdf']],
    [null, 'text', undefined],
  ] as [unknown, FieldTypeId, unknown][])('%j becomes %s: %j', (value, id, expected) => {
    expect(convertValue(value, fieldOf(id))).toEqual(expected);
  });
});
