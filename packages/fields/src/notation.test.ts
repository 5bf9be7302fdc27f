import { describe, expect, it } from 'vitest';
import {
  type FieldTypeId,
  fieldTypeOf,
  inferField,
  type Notation,
  notationOf,
  parseText,
  typeById,
} from './index.ts';

const fieldOf = (id: FieldTypeId) => typeById(id).schema({ name: 'field' });
const read = (text: string, id: FieldTypeId, notation: Notation) =>
  parseText(text, fieldOf(id), { from: 'file', ...notation });

describe('how a column is written', () => {
  it.each<[string[], Notation]>([
    [['1.234,5', '7'], { decimal: ',' }],
    [['1,234.5', '7'], { decimal: '.' }],
    [['12,5', '1.234'], { decimal: ',' }],
    [['0.125', '1,234'], { decimal: '.' }],
    [['1.234.567'], { decimal: ',' }],
    [['1,234,567'], { decimal: '.' }],
    [['1\u202f234,50 €', '3,00 €'], { decimal: ',' }],
    [["CHF 1'234.50"], { decimal: '.' }],
    [['12,5 %', '7 %'], { decimal: ',' }],
    [['1,200円', '80円'], { decimal: '.' }],
    [['１２，５００．５', '８'], { decimal: '.' }],
    [['1,50 h'], { decimal: ',' }],
    // Three digits behind one sign may be either.
    [['1.234', '5.678'], { isDecimalOpen: true }],
    [['1,234'], { isDecimalOpen: true }],
    // Of money with hundredths they are thousands.
    [['1.200 €', '3 €', '2.500 €'], { decimal: ',' }],
    [['£1,200', '£3', '£4'], { decimal: '.' }],
    [['1.200 kr', '15 kr'], { decimal: ',' }],
    [['1.200 JPY'], { decimal: ',' }],
    [['R$ 1.200', 'R$ 3'], { decimal: ',' }],
    [['1.200 €', '1,300 €'], { isDecimalOpen: true }],
    [['1.200 €', '0.125 €'], { decimal: '.' }],
    [['1.200 KWD'], { isDecimalOpen: true }],
    [['1.200 kg'], { isDecimalOpen: true }],
    [['1', '2.5'], { decimal: '.' }],
    [['1', '2'], {}],
    [['1 234', '5'], { decimal: '.' }],
    [['(12)', '5'], { decimal: '.' }],
    [['31/12/2026', '01/02/2026'], { isDayFirst: true }],
    [['12/31/2026', '01/02/2026'], { isDayFirst: false }],
    [['01/02/2026', '03-04-2026'], {}],
    [['1.2.2026'], { isDayFirst: true }],
    [['31/12/26 14:30'], { isDayFirst: true }],
    [['Ja', 'nein', 'JA'], { isYesNo: true }],
    [['yes', 'no'], { isYesNo: true }],
    [['x'], { isYesNo: true }],
    [['vrai', 'faux'], { isYesNo: true }],
    [['ja', 'nein', 'vielleicht'], { isYesNo: true }],
    [['no', 'maybe'], {}],
    [['true', 'false'], {}],
    [['S', 'M', 'L'], {}],
    [['x', 'y'], {}],
    [['X', 'y', 'yes'], { isYesNo: true }],
    [['1', '0'], {}],
    [['soon', 'never'], {}],
    [['10.1.1.1', '192.168.0.1'], {}],
    [['1.2.3', '2.0.1'], {}],
    [[], {}],
  ])('%j: %j', (texts, found) => {
    expect(notationOf(texts)).toEqual(found);
  });

  it.each(
    `sì no, SÍ NO, da nu, DA NE, да не, да нет, так ні, Áno nie, ano ne, tak nie, כן לא, 예 아니오, 네 아니요, はい いいえ, 有 無,
     是 否, ya tidak, ใช่ ไม่, نعم لا, Ναι Όχι, ναι ΟΧΙ, kyllä ei, EVET HAYIR, Evet hayır, igen nem, ja nej, ja nei, ＹＥＳ ＮＯ, ✔️ ✗`
      .split(',')
      .map((pair) => pair.trim().split(' ') as [string, string]),
  )('knows %s and %s', (yes, no) => {
    expect(notationOf([yes, no])).toEqual({ isYesNo: true });
    expect(read(yes, 'boolean', { isYesNo: true })).toMatchObject({ value: true });
    expect(read(no, 'boolean', { isYesNo: true })).toMatchObject({ value: false });
    expect(read(yes.normalize('NFD'), 'boolean', { isYesNo: true })).toMatchObject({ value: true });
  });

  it('of dates in figures is as those beside them that name their month', () => {
    expect(notationOf(['3 avril 2026', '4/5/2026'], { isDayFirst: false })).toEqual({
      isDayFirst: true,
    });
    expect(notationOf(['April 3, 2026', '4/5/2026'], { isDayFirst: true })).toEqual({
      isDayFirst: false,
    });
    expect(notationOf(['3 bananas 2026', '4/5/2026'], { isDayFirst: false })).toEqual({
      isDayFirst: false,
    });
  });

  it('of a column that says neither is as its neighbours', () => {
    expect(notationOf(['1.234'], { decimal: ',' })).toEqual({ decimal: ',', isDecimalOpen: true });
    expect(notationOf(['£1,200', '£3'], { decimal: ',' })).toEqual({ decimal: '.' });
    expect(notationOf(['1.5'], { decimal: ',' })).toEqual({ decimal: '.' });
    expect(notationOf(['01/02/2026'], { isDayFirst: true })).toEqual({ isDayFirst: true });
    expect(notationOf(['words'], { decimal: ',', isDayFirst: true })).toEqual({});
  });

  it('that holds both is as most of it, and the rest is no value', () => {
    expect(notationOf(['1.234,5', '2,5', '1,234.5'])).toEqual({ decimal: ',' });
    expect(read('1,234.5', 'number', { decimal: ',' })).toEqual({
      problem: 'This is not a number with a decimal comma',
    });
    expect(notationOf(['25/01/2026', '26/01/2026', '01/27/2026'])).toEqual({ isDayFirst: true });
    expect(read('01/27/2026', 'date', { isDayFirst: true })).toHaveProperty('problem');
  });
});

describe('a cell of a column of which is known how it is written', () => {
  it.each<[string, FieldTypeId, Notation, unknown]>([
    ['1.234,5', 'number', { decimal: ',' }, 1234.5],
    ['1.234.567', 'number', { decimal: ',' }, 1234567],
    ['-1 234,5', 'number', { decimal: ',' }, -1234.5],
    ["1'234.5", 'number', { decimal: '.' }, 1234.5],
    ['12,34,567.5', 'number', { decimal: '.' }, 1234567.5],
    ['(1,234.50)', 'number', { decimal: '.' }, -1234.5],
    ['12,5-', 'number', { decimal: ',' }, -12.5],
    ['12abc', 'number', { decimal: '.' }, 12],
    ['12,5 kg', 'number', { decimal: ',' }, 12.5],
    [',5', 'number', { decimal: ',' }, 0.5],
    ['(12,00 €)', 'currency', { decimal: ',' }, -12],
    ['1e5', 'number', { decimal: '.' }, 100_000],
    ['1.234,50 €', 'currency', { decimal: ',' }, 1234.5],
    ['12,5 %', 'percent', { decimal: ',' }, 12.5],
    ['1,5 h', 'duration', { decimal: ',' }, 90],
    ['4,5', 'rating', { decimal: ',' }, 4.5],
    ['01/02/2026', 'date', { isDayFirst: true }, '2026-02-01'],
    ['01/02/2026', 'date', { isDayFirst: false }, '2026-01-02'],
    ['1.2.26', 'date', {}, '2026-02-01'],
    ['1/2/98', 'date', { isDayFirst: true }, '1998-02-01'],
    ['3. März 2026', 'date', {}, '2026-03-03'],
    ['3 mars 2026', 'date', {}, '2026-03-03'],
    ['March 3rd, 2026', 'date', {}, '2026-03-03'],
    ['2026/03/04', 'date', {}, '2026-03-04'],
    ['2026. 3. 4.', 'date', {}, '2026-03-04'],
    ['٤/٣/٢٠٢٦', 'date', { isDayFirst: true }, '2026-03-04'],
    ['4/3 2026', 'date', { isDayFirst: true }, '2026-03-04'],
    ['20260304', 'date', {}, '2026-03-04'],
    ['1.2.2026 14.30 Uhr', 'datetime', {}, '2026-02-01T14:30:00.000Z'],
    ['2/1/2026 2:30 PM', 'datetime', {}, '2026-02-01T14:30:00.000Z'],
    ['ja', 'boolean', { isYesNo: true }, true],
    ['Nein', 'boolean', { isYesNo: true }, false],
    ['✓', 'boolean', { isYesNo: true }, true],
    ['0', 'boolean', { isYesNo: true }, false],
    ['sì', 'boolean', { isYesNo: true }, true],
    ['yes', 'boolean', {}, false],
  ])('%s is as a %s, written %j: %j', (text, id, notation, value) => {
    expect(read(text, id, notation)).toMatchObject({ value });
  });

  it.each<[string, FieldTypeId, Notation]>([
    ['1.23,5', 'number', { decimal: ',' }],
    ['1.2345', 'number', { decimal: ',' }],
    ['1,5,5', 'number', { decimal: ',' }],
    ['12.5', 'number', { decimal: ',' }],
    ['2026-01-02', 'number', { decimal: '.' }],
    ['n/a', 'number', { decimal: '.' }],
    ['5', 'date', {}],
    ['12.5', 'date', {}],
    ['45292', 'date', {}],
    ['1/2', 'date', {}],
    ['29.2.2025', 'date', {}],
    ['2025-02-30', 'date', {}],
    ['0001-01-01', 'date', {}],
    ['31/12/1', 'date', {}],
    ['room 5', 'date', {}],
    ['1.2.2026 25:00', 'datetime', {}],
  ])('%s is no %s, written %j', (text, id, notation) => {
    expect(read(text, id, notation)).toHaveProperty('problem');
  });

  it('is said where it is neither a yes nor a no, so that a person decides', () => {
    expect(read('perhaps', 'boolean', { isYesNo: true })).toMatchObject({ isUnmatched: true });
    const words = { perhaps: 'true', never: '' };
    expect(
      parseText('perhaps', fieldOf('boolean'), { from: 'file', isYesNo: true, words }),
    ).toMatchObject({ value: true });
    expect(
      parseText('never', fieldOf('boolean'), { from: 'file', isYesNo: true, words }),
    ).toMatchObject({ value: undefined });
  });

  it('is said to change where its column did not show how it is written', () => {
    const open = { decimal: '.', isDecimalOpen: true } as const;
    expect(read('1.200', 'number', open)).toEqual({ value: 1.2, isChanged: true });
    expect(read('1.5', 'number', open)).toEqual({ value: 1.5, isChanged: false });
    expect(read('1,200', 'number', { isDecimalOpen: true })).toEqual({
      value: 1200,
      isChanged: true,
    });
  });

  it('is said to change only where it does', () => {
    const isChanged = (text: string) => {
      const parsed = read(text, 'number', {});
      return 'isChanged' in parsed && parsed.isChanged;
    };
    for (const text of [
      '0.30000000000000004',
      '1.10',
      '-0.5',
      '5e-324',
      '1e21',
      '100000000000000000000',
    ])
      expect([text, isChanged(text)]).toEqual([text, false]);
    for (const text of ['0.300000000000000041', '12345678901234567891', '007', '+49', '12abc'])
      expect([text, isChanged(text)]).toEqual([text, true]);
  });
});

it.each<[string, string]>([
  ['12,50 zł', 'PLN'],
  ['1 200 Kč', 'CZK'],
  ['1 200 Ft', 'HUF'],
  ['R$ 12,50', 'BRL'],
  ['CHF 12,50', 'CHF'],
  ['A$12,50', 'AUD'],
  ['12,50 €', 'EUR'],
  ['1 200円', 'JPY'],
])('%s is an amount of %s', (text, code) => {
  const field = inferField([text], 'value', notationOf([text], { decimal: ',' }));
  expect(field['x-currency']).toBe(code);
  const value = text.includes('1 200') ? 1200 : 12.5;
  expect(parseText(text, field, { from: 'file', decimal: ',' })).toMatchObject({ value });
});

it.each<[string[], Notation, FieldTypeId]>([
  // Of which country's crowns nobody knows, and feet are none.
  [['1.200 kr', '15 kr'], { decimal: ',' }, 'text'],
  [['12 ft'], { decimal: '.' }, 'text'],
  [['1.200', '15'], { isDecimalOpen: true }, 'number'],
  [['1.234,5', '7'], { decimal: ',' }, 'number'],
  [['1.234,50 €', '7 €'], { decimal: ',' }, 'currency'],
  [['CHF 12.50', '7.00 CHF'], { decimal: '.' }, 'currency'],
  [['12,5 %'], { decimal: ',' }, 'percent'],
  [['12,5', 'n/a'], { decimal: ',' }, 'text'],
  [['12 kg'], { decimal: '.' }, 'text'],
  [['01/02/2026'], { isDayFirst: true }, 'date'],
  [['1.2.2026', '2026-01-31'], { isDayFirst: true }, 'date'],
  [['1.2.2026 14:30'], { isDayFirst: true }, 'datetime'],
  // A time is one without a colon as well.
  [['11/02/2026 à 14h30'], { isDayFirst: true }, 'datetime'],
  [['1.2.2026 14.30 Uhr', '2.2.2026 9.05 Uhr'], { isDayFirst: true }, 'datetime'],
  [['11 Feb 2026 at 2 PM'], { isDayFirst: true }, 'datetime'],
  [['01/02/2026'], {}, 'text'],
  [['Ja', 'Nein'], { isYesNo: true }, 'boolean'],
  [['1 234', '12'], { decimal: '.' }, 'number'],
  [['303 123 456'], { decimal: '.' }, 'text'],
  [['007', '1,5'], { decimal: ',' }, 'text'],
])('%j, written %j, are inferred to be %s', (texts, notation, id) => {
  expect(fieldTypeOf(inferField(texts, 'value', notation)).id).toBe(id);
});
