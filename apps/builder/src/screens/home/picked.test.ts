import { expect, it } from 'vitest';
import { pickedOf, rowsOf } from './picked.ts';

it('a table goes into an entity of its name, and nothing else does', () => {
  expect(pickedOf(new File(['a'], 'book list.csv'))).toMatchObject({
    isTable: true,
    entity: 'BookList',
  });
  expect(pickedOf(new File(['a'], 'books.xlsx'))).toMatchObject({ isTable: true, entity: 'Book' });
  expect(pickedOf(new File(['a'], 'notes.txt'))).toMatchObject({ isTable: false, entity: null });
});

it('a JSON file is a table where it is a list of rows', async () => {
  const rows = new File([' [\n { "name": "Sloop" }]'], 'boats.json');
  expect(await rowsOf(rows)).toMatchObject({ isTable: true, entity: 'Boat' });
  for (const name of ['boats.jsonl', 'boats.ndjson', 'boats.json'])
    expect(
      await rowsOf(new File(['{"name": "Sloop {a}"}\r\n{"name": "Ketch"}\n'], name)),
    ).toMatchObject({ isTable: true, entity: 'Boat' });
  for (const [name, text] of [
    ['plan.json', '{"moorings": 12}'],
    ['names.json', '["Ann"]'],
    ['notes.txt', '[{"name": "Sloop"}]'],
  ] as const)
    expect([name, await rowsOf(new File([text], name))]).toEqual([name, null]);
});
