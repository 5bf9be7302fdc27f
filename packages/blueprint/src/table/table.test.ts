import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import type { AppSpec } from '../spec.ts';
import { writeApp } from '../write/app.ts';
import { type Table, type TableField, tableTurn } from './index.ts';
import { wishBeside } from './wish.ts';

const fields: TableField[] = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'e_mail', label: 'E-Mail', type: 'email' },
  { name: 'visits', label: 'Visits', type: 'integer' },
  { name: 'city', label: 'City', type: 'enum', options: ['Oslo', 'Rome'] },
];
const guests: Table = { file: 'guests.csv', entity: 'Guest', fields };

function specOf(text: string, spec: AppSpec | null = null, table = guests): AppSpec | null {
  const messages = [{ role: 'user', text }] as const;
  const turn = tableTurn({ messages, files: {}, spec, now: new Date('2026-03-09T09:00:00Z') }, [
    table,
  ]);
  let after: AppSpec | null = null;
  for (const event of turn) if (event.type === 'spec') after = event.spec;
  return after;
}
const names = (spec: AppSpec | null) => spec?.entities.map(({ name }) => name);
const columns = (spec: AppSpec | null, entity = 'Guest') =>
  spec?.entities.find(({ name }) => name === entity)?.fields.map(({ name }) => name);

describe('a table and a sentence', () => {
  it('make one app: the entity of the columns, its name and views of the words', () => {
    const spec = specOf('Make an app of this file called "Trattoria" with a chart by city');
    expect(spec?.name).toBe('Trattoria');
    expect(columns(spec)).toEqual(['name', 'e_mail', 'visits', 'city']);
    expect(spec?.pages.find(({ view }) => view === 'chart')?.fields.by).toBe('city');
    expect(spec?.entities[0]?.samples).toEqual([]);
  });

  it('are one app with every list that the sentence names, also where columns make it read otherwise', () => {
    const plants: Table = {
      file: 'plants.csv',
      entity: 'Plant',
      fields: [
        { name: 'plant', label: 'Plant', type: 'text' },
        { name: 'latin', label: 'Latin', type: 'text' },
      ],
    };
    const text = 'A plant nursery app with plants and staff called "Leafy"';
    const spec = specOf(text, null, plants);
    expect(names(spec)).toEqual(['Plant', 'Employee']);
    expect(spec?.pages.map(({ entity }) => entity)).toEqual(['Plant', 'Employee']);
  });

  it('are told without sample rows, which only lists have that no table brings', () => {
    const said = (text: string) => {
      const messages = [{ role: 'user', text }] as const;
      const input = { messages, files: {}, spec: null, now: new Date('2026-03-09T09:00:00Z') };
      return [...tableTurn(input, [guests])]
        .map((event) => (event.type === 'text' ? event.text : ''))
        .join('');
    };
    expect(said('Make an app of this file called "Trattoria"')).toMatch(
      /\*\*Trattoria\*\* is ready, with (one page|\d pages)\./,
    );
    expect(said('Make an app of guests.csv and of dishes with a price')).toContain(
      'sample rows that you can delete',
    );
  });

  it('are of one list where the words only add that it is one of items', () => {
    const item = (name: string, label: string, type: TableField['type']) => ({ name, label, type });
    const stock: Table = {
      file: 'stock.xlsx',
      entity: 'Stock',
      fields: [item('what', 'What', 'text'), item('shelf', 'Shelf', 'text')],
    };
    const spec = specOf('A stock list of these items', null, stock);
    expect(names(spec)).toEqual(['Stock']);
    expect(spec?.entities[0]?.samples).toEqual([]);
  });

  it('call a list by the name of its file, in the plural of its own language', () => {
    const plural = (file: string, entity: string) =>
      specOf('Import it', null, { file, entity, fields })?.entities[0]?.plural;
    expect(plural('kunden.csv', 'Kunden')).toBe('Kunden');
    expect(plural('clients.csv', 'Client')).toBe('Clients');
    expect(plural('entry.csv', 'Entry')).toBe('Entries');
  });

  it.each([
    'Build an app from this csv with a calendar',
    'Show guests.csv in a calendar',
    'An app with a calendar of these rows',
    'I want to see the rows on a calendar by date',
    'Import guests.csv and add a calendar',
  ])('%s: by the date of a column, and no field more', (text) => {
    const arrival = { name: 'arrival', label: 'Arrival', type: 'date' } as const;
    const spec = specOf(text, null, { ...guests, fields: [...fields, arrival] });
    expect(columns(spec)).toEqual(['name', 'e_mail', 'visits', 'city', 'arrival']);
    const seen = spec?.pages.find(({ view }) => view === 'calendar');
    expect([seen?.entity, seen?.fields.date]).toEqual(['Guest', 'arrival']);
  });

  it('are code also where headers hold line breaks and signs of code', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a header may hold
    const labels = ['Total\r\n(EUR)', 'It\'s "${half}"\u2028\\', '`</script>{x}'];
    const odd = labels.map((label, at) => ({ name: `f${at}`, label, type: 'text' }) as const);
    const files = writeApp(specOf('An app of this file', null, { ...guests, fields: odd })!);
    for (const [path, text] of Object.entries(files))
      if (/\.tsx?$/.test(path)) expect([path, parseSync(path, text).errors]).toEqual([path, []]);
  });

  it('show nothing in a view that was ruled out, or that no column fits', () => {
    const views = (text: string) => specOf(text)?.pages.map(({ view }) => view);
    expect(views('An app of this file, without a chart')).not.toContain('chart');
    expect(views('Show guests.csv in a calendar')).not.toContain('calendar');
  });

  it('bring what else the words name beside the table', () => {
    const spec = specOf('A CRM with deals and companies');
    expect(names(spec)?.sort()).toEqual(['Company', 'Deal', 'Guest']);
    expect(columns(spec)).toEqual(['name', 'e_mail', 'visits', 'city']);
    expect(Object.keys(writeApp(spec as AppSpec))).toContain('entities/Guest.json');
  });

  it('give the table fields and rules that the words ask for, none of them required', () => {
    const spec = specOf('Anyone can see the guests, and each guest has a birthday');
    expect(columns(spec)).toEqual(['name', 'e_mail', 'visits', 'city', 'birthday']);
    expect(spec?.entities[0]?.permissions.read).toBe('anonymous');
    expect(spec?.entities[0]?.fields.some(({ required }) => required)).toBe(false);
    expect(specOf('Import guests.csv')?.entities[0]?.permissions.read).toBe('admin');
  });

  it('change an app together, and rows for what it has leave the words to be done', () => {
    const books = specOf('Import books.csv', null, {
      ...guests,
      file: 'books.csv',
      entity: 'Book',
    });
    const both = specOf('Import guests.csv and add a rating to books', books);
    expect(names(both)).toEqual(['Book', 'Guest']);
    expect(columns(both, 'Book')).toContain('rating');
    const more = specOf('Add these rows and show a chart by city', both, {
      ...guests,
      fields: null,
    });
    expect(more?.pages.some(({ view }) => view === 'chart')).toBe(true);
    expect(specOf('Import guests.csv', both, { ...guests, fields: null })).toBeNull();
  });

  it.each([
    ['Import guests.csv', ''],
    ['Import this file and add a chart by city', 'add a chart by city'],
    ['Build an app from this csv with a calendar', 'Build an app from guests with a calendar'],
    ['Put these rows into the app. Make the theme dark', 'Make the theme dark'],
    ['Add a rating to books', 'Add a rating to books'],
  ])('%s wishes %s', (text, wish) => {
    expect(wishBeside(text, [guests])).toBe(wish);
  });
});
