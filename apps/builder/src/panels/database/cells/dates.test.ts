import { afterEach, expect, it, vi } from 'vitest';
import { typedDate, writtenDate } from './dates.ts';

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
