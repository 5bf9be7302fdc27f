import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change } from '../change/index.ts';
import { respond } from '../respond.ts';
import { AppSpec } from '../spec.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const books = understand('A list of books with author, rating and genre', { now }).spec;
understand('Meine Pflanzen', { now });

/** What the same processor needs for words and patterns of a kind: it is several times slower in one hour than in the next. */
const USUAL = 16;
const usual = () => {
  const words = new Map<string, number>();
  for (let n = 0; n < 100_000; n++) {
    const word = `w${(n * 7919) % 5003}`;
    if (/^w\d*7\d*$/.test(word)) words.set(word, (words.get(word) ?? 0) + 1);
  }
};

/** Milliseconds of a processor that does the usual in `USUAL`. */
const fairly = (run: () => void) => milliseconds(run) / Math.max(1, milliseconds(usual) / USUAL);

/** Least of five, by the processor's time: what a busy machine does beside only adds, and is not the code's. */
function milliseconds(run: () => void): number {
  const times = [0, 1, 2, 3, 4].map(() => {
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe('any text', () => {
  const words = fc.constantFrom(
    'a',
    'with',
    'and',
    'of',
    'per',
    'recipe',
    'books',
    'status',
    '(',
    ')',
    ':',
    ',',
    '.',
    '"',
    'each',
    'has',
    'mit',
    'für',
    'Mitglieder',
    'chart',
    'only',
    'I',
    'can',
    'edit',
    'list',
    'field',
    'de',
    'que',
    '42',
    '\n',
    '-',
    'to',
    'do',
    'In',
    'progress',
    'who',
    'rename',
    'remove',
    'add',
    'call',
  );
  const texts = fc.oneof(
    fc.string({ maxLength: 300, unit: 'grapheme' }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  );

  it('is answered with a spec that holds, as a first message', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { kind, spec, answer } = understand(text, { now });
        expect(AppSpec.safeParse(spec).success).toBe(true);
        if (kind === 'unclear') expect(answer).toBeTruthy();
        else expect(spec.entities.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it('is answered with a spec that holds, as a follow-up', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { kind, spec, answer, changes } = change(text, books, { now });
        expect(AppSpec.safeParse(spec).success).toBe(true);
        if (kind === 'unclear') {
          expect(answer).toBeTruthy();
          expect(spec).toEqual(books);
        } else expect(changes.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['20,000 characters of prose', 'the quick brown fox likes hive inspections, and '.repeat(420)],
    ['20,000 characters without a space', 'x'.repeat(20_000)],
    ['20,000 opening brackets', '('.repeat(20_000)],
    ['emoji', '🍋'.repeat(5000)],
    [
      'HTML',
      '<div class="x"><script>alert(1)</script><p>Recipes with a photo</p></div>'.repeat(200),
    ],
    ['quotes that never close', '"“„«'.repeat(3000)],
    ['commas', ', '.repeat(10_000)],
    ['Arabic', 'تطبيق لإدارة النباتات في المنزل'],
    ['Chinese', '一个记录家里植物的应用'],
  ])('%s is answered within 200 ms', (_name, text) => {
    expect(fairly(() => respond(text, null, now))).toBeLessThan(200);
    expect(fairly(() => respond(text, books, now))).toBeLessThan(200);
  });
});

describe('a text that names nothing', () => {
  it.each([
    '',
    '   ',
    'hello',
    'make something nice',
    '???',
    'Hallo!',
    'bonjour',
    'thank you so much',
  ])('%j gets a friendly question', (text) => {
    const { kind, answer } = understand(text, { now });
    expect(kind).toBe('unclear');
    expect((answer ?? '').length).toBeGreaterThan(40);
  });

  it("is answered in the person's language", () => {
    expect(understand('Kannst du mir bitte etwas bauen?', { now }).answer).toContain(
      'Was soll die App festhalten',
    );
  });
});
