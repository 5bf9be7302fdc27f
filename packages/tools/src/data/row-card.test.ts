import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rowCard } from './row-card.ts';

it('a row is told apart by the names of its columns and by what stands in them', () => {
  const columns = ['SKU', 'Name', 'Image URL', 'Price', 'Link', 'Beds'];
  const cells = ['A1', 'Harbour flat', 'https://x.org/a.jpg', '€ 450', 'https://x.org/a', '3'];
  expect(rowCard(columns, cells)).toEqual({
    title: 'Harbour flat',
    picture: 'https://x.org/a.jpg',
    price: '€ 450',
    link: 'https://x.org/a',
    rest: [
      { name: 'SKU', value: 'A1' },
      { name: 'Beds', value: '3' },
    ],
  });
  expect(rowCard(['Bild', 'Titel', 'Preis'], ['https://x.org/b', 'Kahn', '12,50 €'])).toMatchObject(
    { title: 'Kahn', picture: 'https://x.org/b', price: '12,50 €', link: null },
  );
  expect(rowCard(['Address', 'Town'], ['1 Quay', 'Kiel'])).toMatchObject({ title: '1 Quay' });
});

it('what was not chosen is nowhere on it', () => {
  const card = rowCard(['Name', 'Cost price', 'Note'], ['Sloop', '700', 'secret'], ['Name']);
  expect(card).toEqual({ title: 'Sloop', picture: null, price: null, link: null, rest: [] });
});

it('has no address but of the web, whatever stands in the cells', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a:b@c.org/x.png',
      'HTTPS://X',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('Name', 'Photo', 'Link', 'Price', 'Url', 'x'), cell), {
        maxLength: 8,
      }),
      (columns) => {
        const names = columns.map(([name], at) => `${name} ${at}`);
        const card = rowCard(
          names,
          columns.map(([, value]) => value),
        );
        for (const address of [card.picture, card.link])
          if (address !== null) {
            expect(address).toMatch(/^https?:\/\//);
            expect(new URL(address).username).toBe('');
          }
      },
    ),
  );
});
