import { describe, expect, it } from 'vitest';
import { formatValue, inferField, notationOf, parseText, typeById } from './index.ts';

const LOCALES =
  'en en-IN de de-AT de-CH fr fr-CH es pt-BR pl sv sl he hi ar ar-EG ar-MA fa mr bn ne my ur'.split(
    ' ',
  );
const AMOUNTS = [0, 5, -5, 1234.5, -1_234_567.89, 0.25, 12_345];

const typed = (text: string, id: 'number' | 'percent' | 'currency', locale: string) =>
  parseText(text, typeById(id).schema({ name: 'field', currency: 'EUR' }), {
    from: 'typed',
    locale,
  });

describe.each(LOCALES)('who writes as in %s', (locale) => {
  it('sees a number with the sign of the language before its rest, and none between its thousands', () => {
    const field = typeById('number').schema({ name: 'field' });
    const written = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' });
    const bare = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace('−', '-');
    for (const value of [0, 2026, 1234.5, -1_234_567.89, 0.25])
      expect(formatValue(value, field, locale)).toBe(bare(written.format(value)));
    expect(formatValue(0.30000000000000004, field, 'en')).toBe('0.30000000000000004');
    expect(formatValue(1e21, field, locale)).toBe('1e+21');
  });

  it.each(['number', 'percent', 'currency'] as const)('types a %s as it is shown', (id) => {
    const field = typeById(id).schema({ name: 'field', currency: 'EUR' });
    const back = AMOUNTS.map((value) => typed(formatValue(value, field, locale), id, locale));
    expect(back.map((one) => ('value' in one ? one.value : one.problem))).toEqual(AMOUNTS);
  });

  it('types a number in the digits and signs of the language, or in those of all', () => {
    const shown = new Intl.NumberFormat(locale).format(-1_234_567.5);
    for (const text of [shown, '-1234567.5', '-١٬٢٣٤٬٥٦٧٫٥', '-۱۲۳۴۵۶۷٫۵'])
      expect([text, typed(text, 'number', locale)]).toMatchObject([text, { value: -1_234_567.5 }]);
  });
});

it('a half is written with nothing before its sign', () => {
  for (const text of [',5', '+,5', '0,5', '.5'])
    expect([text, typed(text, 'number', 'de')]).toMatchObject([text, { value: 0.5 }]);
  expect(typed('-,5 %', 'percent', 'fr')).toMatchObject({ value: -0.5 });
  expect(typed(',5 €', 'currency', 'nl')).toMatchObject({ value: 0.5 });
  for (const text of [',', '-,', ',5,5', ',500.5'])
    expect([text, 'problem' in typed(text, 'number', 'de')]).toEqual([text, true]);
});

it('what begins with a nought is no thousands, and a currency without a smaller unit has no rest', () => {
  expect(typed('0.125', 'percent', 'de')).toMatchObject({ value: 0.125 });
  const inYen = typeById('currency').schema({ name: 'field', currency: 'JPY' });
  const read = (text: string) => parseText(text, inYen, { from: 'typed', locale: 'de' });
  expect(read('￥1.234')).toMatchObject({ value: 1234 });
  expect(read('￥1,234')).toEqual({ problem: 'An amount in JPY has no decimals' });
});

it('a dollar is that of the column, and of another currency is another amount', () => {
  const inCanada = typeById('currency').schema({ name: 'field', currency: 'CAD' });
  const read = (text: string) => parseText(text, inCanada, { from: 'typed', locale: 'en' });
  expect([read('$5'), read('CA$5'), read('5 CAD')]).toMatchObject(Array(3).fill({ value: 5 }));
  expect(read('US$5')).toMatchObject({ problem: 'This is in USD, and the column in CAD' });
  const inNone = typeById('currency').schema({ name: 'field', currency: 'Euros' });
  expect(parseText('€ 5', inNone, { from: 'typed', locale: 'en' })).toMatchObject({ value: 5 });
});

it('an amount in Austria has points between its thousands, where other figures have spaces', () => {
  expect(typed('1.234', 'currency', 'de-AT')).toMatchObject({ value: 1234 });
  expect(typed('1\u00a0234,5', 'currency', 'de-AT')).toMatchObject({ value: 1234.5 });
});

it('a column in Arabic digits is one of numbers, and says what they become', () => {
  const texts = ['١٬٢٣٤٫٥٠', '٧'];
  const notation = notationOf(texts);
  expect(inferField(texts, '', notation)).toMatchObject({ type: 'number' });
  const read = (text: string) => parseText(text, { type: 'number' }, { from: 'file', ...notation });
  expect(texts.map(read)).toEqual([
    { value: 1234.5, isChanged: true },
    { value: 7, isChanged: true },
  ]);
  expect(parseText('٣٫٥', { type: 'number' }, { from: 'file' })).toMatchObject({ value: 3.5 });
  expect(inferField(['٠٧', '٠٨'])).toMatchObject({ type: 'string' });
});

it('figures and days at full width are what they say, typed or in a file', () => {
  for (const from of ['typed', 'file'] as const) {
    const notation = from === 'file' ? notationOf(['１２，５００．５']) : {};
    const read = (text: string, id: 'number' | 'percent' | 'currency' | 'date') =>
      parseText(text, typeById(id).schema({ name: 'field', currency: 'JPY' }), {
        from,
        locale: 'ja',
        ...notation,
      });
    expect(read('１２，５００．５', 'number')).toMatchObject({ value: 12_500.5 });
    expect(read('－５', 'number')).toMatchObject({ value: -5 });
    expect(read('１２．５％', 'percent')).toMatchObject({ value: 12.5 });
    expect(read('￥１２，５００', 'currency')).toMatchObject({ value: 12_500 });
    expect(read('１，２００円', 'currency')).toMatchObject({ value: 1200 });
    expect(read('２０２６／３／５', 'date')).toMatchObject({ value: '2026-03-05' });
  }
});
