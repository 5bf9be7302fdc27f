import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY, codeOf, languageOf } from './languages.ts';
import { termsOf } from './terms.ts';

const terms = async (text: string, code = 'eng') => [...termsOf(text, await languageOf(code))];

describe('terms', () => {
  it('are what forms of a word have in common, without empty words and marks', async () => {
    expect(await terms('The bees were dancing')).toEqual(await terms('bee dances'));
    expect(await terms('Cafés')).toEqual(await terms('cafe'));
    expect(await terms('die Boote', 'deu')).toEqual(await terms('des Bootes', 'deu'));
  });

  it('hold numbers and codes whole, and their parts', async () => {
    expect(await terms('AB-1204/7')).toEqual(['ab-1204/7', 'ab', '1204', '7']);
    expect(await terms('1,250')).toEqual(['1,250', '1250']);
    expect(await terms('dog’s')).toEqual(['dog']);
  });

  it('of scripts without spaces are their words', async () => {
    expect((await terms('養蜂家は巣箱を点検します', 'jpn')).length).toBeGreaterThan(2);
  });

  it('of any text are short, and the same each time', async () => {
    const language = await languageOf('eng');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const found = [...termsOf(text, language)];
        expect([...termsOf(text, language)]).toEqual(found);
        for (const term of found) expect(term.length).toBeLessThanOrEqual(120);
      }),
    );
  });

  it('are of the language that a text is written in, where it is known', () => {
    expect(
      codeOf('Die Werft ist von Montag bis Freitag geöffnet, und am Samstag geschlossen.'),
    ).toBe('deu');
    expect(codeOf('The yard is open from Monday to Friday, and closed on Saturdays.')).toBe('eng');
    expect(codeOf('Hi')).toBe(ANY);
  });
});
