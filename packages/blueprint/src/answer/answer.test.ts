import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { understand } from '../understand/index.ts';
import { answerFor } from './index.ts';
import { SENTENCE_TABLE } from './words.ts';

const specOf = (text: string) => design(understand(text, { now: new Date('2026-03-09') }).spec);

describe('the answer', () => {
  it('has every sentence in seven languages, with the same places to fill', () => {
    for (const [key, texts] of SENTENCE_TABLE) {
      expect([key, texts.length]).toEqual([key, 7]);
      const places = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
      for (const text of texts) expect([key, places(text)]).toEqual([key, places(texts[0]!)]);
    }
  });

  it('says what is built, who may do what and what to try', () => {
    const spec = specOf(
      'A recipe book where I can save recipes with ingredients, a photo and a cuisine',
    );
    const answer = answerFor(spec, 'new');
    expect(answer.before).toContain('Recipe Book');
    const after = answer.after([]);
    expect(after).toContain(
      'anyone can see them, without an account; only admins add and change them',
    );
    expect(after).toContain('Try “New recipe” on the first page.');
    expect(after).toContain('without a language model');
  });

  it('names an app that is called as its list once', () => {
    const spec = { ...specOf('A recipe book: recipes with ingredients'), name: 'Recipes' };
    expect(answerFor(spec, 'new').before).toMatch(/^I’m building \*\*Recipes\*\*\./);
  });

  it('answers in the language of the app', () => {
    const spec = specOf('Eine App für unseren Verein: Mitglieder mit Beitrag und Eintrittsdatum');
    expect(answerFor(spec, 'new').before).toMatch(/^Ich baue/);
  });

  it('tells what was left alone because a person had edited it', () => {
    const spec = specOf('A list of books with author and rating');
    const after = answerFor(spec, 'change', ['added “Genre” to Books']).after([
      { file: 'pages/Home.tsx', what: 'const title = 2;' },
    ]);
    expect(after).toContain('added “Genre” to Books');
    expect(after).toContain('`pages/Home.tsx`: const title = 2;');
  });

  it('speaks of no list and no field that another reading took back', () => {
    const spec = specOf(
      'Keys of our school: every key has a number, opens some doors, and goes to a teacher with date out and date back',
    );
    expect(spec.entities.map(({ name }) => name)).not.toContain('Door');
    const after = answerFor(spec, 'new').after([]);
    expect(after).not.toContain('“doors”');
    expect(after).not.toMatch(/longtext|\(.*: text type/);
  });
});
