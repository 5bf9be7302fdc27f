import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change } from '../change/index.ts';
import { respond } from '../respond.ts';
import { AppSpec } from '../spec.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const books = understand('A list of books with author, rating and genre', { now }).spec;
understand('Meine Pflanzen', { now });

/** Middle of three, by the processor's time: what a busy machine does beside is not the code's. */
function milliseconds(run: () => void): number {
  const times = [0, 1, 2].map(() => {
    const start = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[1] ?? 0;
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
    expect(milliseconds(() => respond(text, null, now))).toBeLessThan(200);
    expect(milliseconds(() => respond(text, books, now))).toBeLessThan(200);
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
