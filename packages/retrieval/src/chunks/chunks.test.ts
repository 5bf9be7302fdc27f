import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK, chunksOf, OVERLAP } from './chunks.ts';
import { partsOfHtml } from './html.ts';
import { partsOfPlain } from './plain.ts';

const words = fc.array(
  fc.constantFrom(
    'bee',
    'honey',
    'frost.',
    'Queen',
    'a',
    'wood,',
    '\n',
    '\n\n',
    '## Hive\n',
    '| a | b |\n',
    '🐝',
  ),
  {
    maxLength: 900,
  },
);

describe('chunks of a text', () => {
  it('stand where they say, hold all of it, and repeat no more than they may', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        const chunks = [...chunksOf(partsOfPlain(text))].filter(({ text: one }) => one !== '');
        const placed = chunks.filter(({ place }) => place.start !== undefined);
        let reached = 0;
        for (const { text: one, place } of placed) {
          expect(text.slice(place.start, place.end).trim()).toBe(one);
          expect(one.length).toBeLessThanOrEqual(CHUNK);
          expect(place.start!).toBeGreaterThanOrEqual(reached - OVERLAP);
          reached = Math.max(reached, place.end!);
        }
        if (placed.length < chunks.length) return;
        // What stands in no chunk is nothing.
        const held = new Uint8Array(text.length);
        for (const { place } of placed) held.fill(1, place.start, place.end);
        for (const [at, sign] of [...text].entries())
          if (text.length === [...text].length && sign.trim() !== '') expect(held[at]).toBe(1);
      }),
      { numRuns: process.env.PROPERTY_RUNS ? 2_000 : 60 },
    );
  });

  it('end where a heading begins, and know the headings above them', () => {
    const long = 'Bees dance for each other. '.repeat(30);
    const chunks = [...chunksOf(partsOfPlain(`# Bees\n\n${long}\n\n## Honey\n\nIt keeps.\n`))];
    expect(chunks.map(({ place }) => place.headings)).toEqual([['Bees'], ['Bees', 'Honey']]);
  });

  it('never cut a row, and say what its columns are', () => {
    const rows = Array.from({ length: 40 }, (_, n) => [`Boat ${n}`, 'x'.repeat(90)]);
    const chunks = [...chunksOf([{ kind: 'table', header: ['Name', 'About'], rows }])];
    const lines = chunks.flatMap(({ text }) => text.split('\n'));
    expect(lines).toHaveLength(40);
    expect(lines[7]).toMatch(/^Name: Boat 7 · About: x{90}$/);
    expect(chunks[1]!.place.row).toBe(chunks[0]!.text.split('\n').length + 1);
  });
});

describe('a page', () => {
  const PIECES = [
    '<p>',
    '</p>',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
    '<h2>',
    '</h2>',
    '<script>no</script>',
    'yes',
    '&amp;',
    // Before a letter it would begin a tag, whose name takes the next one in: `<yes<script>` is no script.
    '< ',
  ];
  it('of any markup is read, and nothing of a script', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }), (pieces) => {
        for (const part of partsOfHtml(pieces.join('')))
          if ('text' in part) expect(part.text).not.toMatch(/no/);
      }),
    );
  });

  it('of markup that is none is read as well', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECES, '<', '</', '<!--'), { maxLength: 60 }),
        (pieces) => {
          expect([...partsOfHtml(pieces.join(''))].length).toBeLessThanOrEqual(61);
        },
      ),
    );
  });
});
