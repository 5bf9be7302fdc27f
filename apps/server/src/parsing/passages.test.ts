import { afterAll, describe, expect, it } from 'vitest';
import { type FoundPassage, foreignBytes, Parsing, type PassagesJob } from './index.ts';

const parsing = new Parsing();
afterAll(() => parsing.close());

type Written = PassagesJob extends infer J ? (J extends unknown ? Omit<J, 'kind'> : never) : never;

const CSV = { kind: 'csv', encoding: 'utf-8', separator: ',', record: 1_000_000 } as const;

async function read(bytes: Uint8Array | string, job: Written) {
  const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const reading = await parsing.passages(foreignBytes('a', content), {
    kind: 'passages',
    ...job,
  } as PassagesJob);
  const passages: FoundPassage[] = [];
  for await (const passage of reading) passages.push(passage);
  return { passages, end: reading.end };
}

describe('passages', () => {
  it('of a text keep their headings and places, and the terms that they are found by', async () => {
    const { passages, end } = await read(
      '# Bees\n\nThey dance.\n\n## Honey\n\nHoney keeps for years in closed jars, which is why beekeepers sell it all year.\n',
      { format: 'text' },
    );
    expect(passages).toHaveLength(1);
    expect(passages[0]?.place).toEqual({ headings: ['Bees'], start: 0, end: 111 });
    expect(Object.fromEntries(passages[0]?.terms ?? [])).toMatchObject({
      bee: 2,
      honei: 2,
      danc: 1,
    });
    expect(end).toMatchObject({ language: 'eng', columns: null });
  });

  it('of a page of the web leave out what stands around its text, and keep tables', async () => {
    const text =
      'We repair sails and boats in every season of the year, with wood that we dry ourselves. ';
    const { passages, end } = await read(
      `<html><head><title>Boat yard</title></head><body><nav><a href="/">Home</a><a href="/x">Imprint</a></nav>
       <article><h1>Boat yard</h1><p>${text.repeat(4)}</p><h2>Prices</h2><table><tr><th>Work</th><th>Euro</th></tr>
       <tr><td>Sail</td><td>120</td></tr></table><p>${text.repeat(3)}</p></article><script>alert(1)</script></body></html>`,
      { format: 'html' },
    );
    const all = passages.map((one) => one.text).join('\n');
    expect(end?.title).toBe('Boat yard');
    expect(all).toContain('Work: Sail · Euro: 120');
    expect(all).not.toMatch(/Imprint|alert/);
    expect(passages.find((one) => one.text.includes('Sail ·'))?.place.headings).toContain('Prices');
  });

  it('of a list are its rows', async () => {
    const { passages, end } = await read('Name,Price,Name\nSloop,1200,a\nKetch,900,\n', {
      format: 'csv',
      csv: CSV,
    });
    expect(end?.columns).toEqual(['Name', 'Price', 'Name 2']);
    expect(passages.map(({ text, place, cells }) => ({ text, row: place.row, cells }))).toEqual([
      { text: 'Name: Sloop · Price: 1200 · Name 2: a', row: 1, cells: ['Sloop', '1200', 'a'] },
      { text: 'Name: Ketch · Price: 900', row: 2, cells: ['Ketch', '900', ''] },
    ]);
  });

  it('of what holds none are refused', async () => {
    await expect(read('Name,Price\n', { format: 'csv', csv: CSV })).rejects.toThrow('no rows');
    await expect(read('%PDF-1.4 nothing', { format: 'pdf' })).rejects.toThrow('cannot be read');
    await expect(read('no archive', { format: 'word' })).rejects.toThrow();
  });
});
