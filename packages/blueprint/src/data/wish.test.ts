import { describe, expect, it } from 'vitest';
import { dataWish } from './wish.ts';

describe('a wish for answers out of documents', () => {
  it.each([
    ['answer questions from my handbook', 'handbook', ''],
    ['An app that answers questions from our staff handbook.', 'staff handbook', ''],
    ['I want an assistant which can answer questions about the safety manual', 'safety manual', ''],
    ['Let people ask questions about our house rules guide', 'house rules guide', 'Let people'],
    ['A page where members can search our documents', 'documents', ''],
    ['Eine App, die Fragen aus unserem Mitarbeiterhandbuch beantwortet', 'Mitarbeiterhandbuch', ''],
    ['Une app qui répond aux questions sur notre manuel', 'manuel', ''],
    ['Una app que responde preguntas sobre nuestro manual', 'manual', ''],
  ])('%s', (text, source, rest) => {
    const wish = dataWish(text);
    expect(wish?.source).toBe(source);
    if (rest === '') expect(wish?.rest).toBe('');
  });

  it('leaves what else is asked for', () => {
    const wish = dataWish(
      'An app that answers questions from our handbook and lets staff book rooms with a date',
    );
    expect(wish).toEqual({ source: 'handbook', rest: 'lets staff book rooms with a date' });
  });

  it.each([
    ['A quiz app with questions from the driving manual'],
    ['Track documents with a title and an expiry date'],
    ['A library where people search books and borrow them'],
    ['An FAQ page with questions and answers'],
    ['A handbook of recipes with ingredients'],
    ['Add a search to the documents list'],
  ])('is not: %s', (text) => expect(dataWish(text)).toBeNull());
});
