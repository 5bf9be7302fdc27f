import { formatValue, typeById } from '@trellis/fields';
import { afterEach, expect, it, vi } from 'vitest';
import { typedDate, writtenDate } from './dates.ts';
import { dayText } from './text.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['12/31/2026', '2026-12-31'],
  ['31.12.2026', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['Dec 31, 2026', '2026-12-31'],
  ['12/31/26', '2026-12-31'],
  ['12/31', `${new Date().getFullYear()}-12-31`],
  ['24.12.', `${new Date().getFullYear()}-12-24`],
  ['', undefined],
])('%s is a day: %s', (text, value) => {
  expect(typedDate(text, true)).toMatchObject({ value });
});

it.each(['12/31/1', '0002-05-31', '5', '31/12/2026', '2/30/2026', 'soon'])(
  '%s is none, and how one is written is said',
  (text) => {
    const parsed = typedDate(text, true);
    expect('problem' in parsed && parsed.problem).toMatch(
      /^This is not a date\. Write it as \d\d\/\d\d\/\d{4}$/,
    );
  },
);

it('what an editor begins with is what it reads again, in any language', () => {
  const moment = new Date(2026, 11, 31, 14, 30).toISOString();
  for (const language of ['en-US', 'de-DE', 'fr-FR', 'th-TH', 'ar-EG', 'fa-IR', 'ko-KR', 'bg-BG']) {
    vi.stubGlobal('navigator', { language });
    expect([language, typedDate(writtenDate('2026-12-31', true), true)]).toMatchObject([
      language,
      { value: '2026-12-31' },
    ]);
    expect([language, typedDate(writtenDate(moment, false), false)]).toMatchObject([
      language,
      { value: moment },
    ]);
  }
});

const LANGUAGES =
  'en-US en-GB en-CA de-DE fr-FR fr-CA es-ES it-IT pt-BR nl-NL pl-PL sv-SE nb-NO da-DK fi-FI cs-CZ hu-HU ru-RU bg-BG el-GR tr-TR he-IL ar-EG ar-SA fa-IR hi-IN th-TH vi-VN id-ID ko-KR ja-JP zh-CN zh-TW lt-LT lv-LV'.split(
    ' ',
  );

it.each(LANGUAGES)('what the grid shows in %s can be typed', (language) => {
  vi.stubGlobal('navigator', { language });
  for (const day of ['2026-04-03', '2026-12-31', '2026-05-10', '2026-08-25', '2026-11-01']) {
    const shown = formatValue(day, {}, language, typeById('date'));
    expect(shown.normalize('NFKC')).not.toMatch(/2569|1405|1447/);
    expect([shown, typedDate(shown, true)]).toMatchObject([shown, { value: day }]);
  }
  const moment = new Date(2026, 3, 3, 14, 30).toISOString();
  const shown = formatValue(moment, {}, language, typeById('datetime'));
  expect([shown, typedDate(shown, false)]).toMatchObject([shown, { value: moment }]);
});

const thisYear = new Date().getFullYear();
it.each([
  ['ko-KR', '2026. 4. 3.', '2026-04-03'],
  ['ko-KR', '4. 3.', `${thisYear}-04-03`],
  ['ar-EG', '٣/٤/٢٠٢٦', '2026-04-03'],
  ['sv-SE', '3/4 2026', '2026-04-03'],
  ['sv-SE', '3/4', `${thisYear}-04-03`],
  ['th-TH', '3/4/2026', '2026-04-03'],
  ['en-US', '4 Apr', `${thisYear}-04-04`],
  ['en-US', 'Apr 4', `${thisYear}-04-04`],
  ['de-DE', '4. April', `${thisYear}-04-04`],
  ['de-DE', 'Apr 4', `${thisYear}-04-04`],
])('in %s, %s is a day: %s', (language, text, value) => {
  vi.stubGlobal('navigator', { language });
  expect(typedDate(text, true)).toMatchObject({ value });
});

it('the days around today have their words', () => {
  const at = (days: number) => {
    const now = new Date();
    return dayText(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  };
  for (const [language, text, days] of [
    ['en-US', 'today', 0],
    ['en-US', 'Tomorrow', 1],
    ['de-DE', 'gestern', -1],
    ['de-DE', 'übermorgen', 2],
    ['de-DE', 'yesterday', -1],
    ['fr-FR', "aujourd'hui", 0],
    ['sv-SE', 'i morgon', 1],
    ['ja-JP', '明日', 1],
  ] as const) {
    vi.stubGlobal('navigator', { language });
    expect([text, typedDate(text, true)]).toMatchObject([text, { value: at(days) }]);
  }
  vi.stubGlobal('navigator', { language: 'hi-IN' });
  expect(typedDate('कल', true)).toHaveProperty('problem');
});
