import { ACCESS_PRESETS } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { blueprintTurn } from '../model.ts';
import { respond } from '../respond.ts';
import type { AppSpec } from '../spec.ts';
import { understand } from '../understand/index.ts';
import { writeApp } from '../write/app.ts';
import { change } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const app = (sentence: string) => understand(sentence, { now }).spec;
const after = (spec: AppSpec, ...turns: string[]) =>
  turns.reduce((current, turn) => change(turn, current, { now }).spec, spec);
const field = (spec: AppSpec, name: string) =>
  spec.entities.flatMap((entity) => entity.fields).find((known) => known.name === name);
const books = app('A list of books with author and rating');
const recipes = app('A recipe book with ingredients, a photo, cooking time and a rating');
const tasks = app(
  'Team task board with columns To do, In progress and Done, assignees and due dates',
);
const verein = app('Eine App für unseren Verein: Mitglieder mit Beitrag und Eintrittsdatum');

describe('fields', () => {
  it.each([
    ['Add a genre field with Novel, Essay and Poetry', 'genre', 'enum'],
    ['add a cuisine field', 'cuisine', 'enum'],
    ['I also need a publication date', 'publication_date', 'date'],
    ['Each book has an ISBN', 'isbn', 'text'],
    ['Please add a price', 'price', 'money'],
    ['add a shelf number to the books', 'shelf_number', 'text'],
    ['Füge ein Feld Genre hinzu', 'genre', 'enum'],
    ['Ajoute un champ prix', 'price', 'money'],
    ['Añade un campo género con Novela y Poesía', 'genre', 'enum'],
    ['Aggiungi un campo prezzo', 'price', 'money'],
    ['Adicione um campo preço', 'price', 'money'],
    ['Voeg een veld prijs toe', 'price', 'money'],
  ])('%s', (turn, name, type) => {
    const { kind, spec } = change(turn, books, { now });
    expect(kind).toBe('change');
    expect(field(spec, name)?.type).toBe(type);
    expect(spec.entities).toHaveLength(1);
  });

  it('keeps the values that were named to the letter', () => {
    const spec = after(books, 'Add a genre field with Novel, Essay and Poetry');
    expect(field(spec, 'genre')?.options?.map(({ value }) => value)).toEqual([
      'Novel',
      'Essay',
      'Poetry',
    ]);
    expect(field(spec, 'genre')?.label).toBe('Genre');
  });

  it('adds several in one sentence', () => {
    const spec = after(books, 'Add a price, a publisher and the number of pages');
    expect(spec.entities[0]?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['price', 'pages']),
    );
    expect(spec.entities[0]?.fields.length).toBe((books.entities[0]?.fields.length ?? 0) + 3);
  });

  it.each([
    ['call the rating stars', 'rating', 'stars'],
    ['Rename rating to my stars', 'rating', 'my_stars'],
    ['rating should be called "Score"', 'rating', 'score'],
    ['Change the name of rating to grade', 'rating', 'grade'],
    ['Nenne die Bewertung Sterne', 'rating', 'sterne'],
    ['Rating soll Sterne heißen', 'rating', 'sterne'],
    ['Renomme la note en étoiles', 'rating', 'etoiles'],
    ['Cambia el nombre de rating a estrellas', 'rating', 'estrellas'],
  ])('%s', (turn, from, to) => {
    const { spec } = change(turn, books, { now });
    expect(field(spec, to)).toMatchObject({ name: to, renamedFrom: from, type: 'rating' });
    expect(field(spec, from)).toBeUndefined();
    expect(spec.behaviours.flatMap((behaviour) => Object.values(behaviour.fields))).not.toContain(
      from,
    );
    expect(spec.entities[0]?.samples[0]).toHaveProperty(to);
  });

  it('tells a rename once', () => {
    const spec = after(books, 'call the rating stars', 'make the theme dark');
    expect(field(spec, 'stars')?.renamedFrom).toBeUndefined();
  });

  it.each([
    ['remove the cooking time', 'cooking_time'],
    ["I don't need the rating", 'rating'],
    ['delete cooking time field', 'cooking_time'],
    ['Entferne die Kochzeit', 'cooking_time'],
    ['Supprime la note', 'rating'],
    ['Quita la valoración', 'rating'],
  ])('%s', (turn, name) => {
    const { kind, spec } = change(turn, recipes, { now });
    expect(kind).toBe('change');
    expect(field(spec, name)).toBeUndefined();
    expect(spec.behaviours.flatMap((behaviour) => Object.values(behaviour.fields))).not.toContain(
      name,
    );
  });

  it('hides, requires, frees and retypes', () => {
    expect(field(after(recipes, 'hide the cooking time'), 'cooking_time')?.hidden).toBe(true);
    expect(field(after(recipes, 'make the photo required'), 'photo')?.required).toBe(true);
    expect(
      field(after(recipes, 'The photo should be required', 'make the photo optional'), 'photo')
        ?.required,
    ).toBe(false);
    expect(field(after(books, 'make author a choice'), 'author')?.type).toBe('enum');
    expect(
      field(after(books, 'Add a shelf', 'shelf should be a number'), 'shelf')?.type ??
        field(after(books, 'Add a shelf', 'shelf should be a number'), 'location')?.type,
    ).toBe('number');
    expect(field(after(verein, 'Beitrag soll Pflicht sein'), 'fee')?.required).toBe(true);
  });

  it('adds and removes choices', () => {
    const spec = after(tasks, 'Add Blocked to the status');
    expect(field(spec, 'status')?.options?.map(({ value }) => value)).toEqual([
      'To do',
      'In progress',
      'Done',
      'Blocked',
    ]);
    expect(field(after(tasks, 'add a status "On hold"'), 'status')?.options?.at(-1)?.value).toBe(
      'On hold',
    );
    expect(field(after(spec, 'remove Blocked'), 'status')?.options).toHaveLength(3);
  });
});

describe('lists', () => {
  it('adds one with fields of its own', () => {
    const spec = after(books, 'Add authors with a name, a photo and a country');
    const authors = spec.entities.find(({ plural }) => /authors/i.test(plural));
    expect(authors?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'photo', 'country']),
    );
    expect(authors?.samples.length).toBeGreaterThan(0);
  });

  it('adds a list of its own', () => {
    const spec = after(recipes, 'Add a shopping list');
    const list = spec.entities.find(({ name }) => name === 'ShoppingItem');
    expect(list?.isChild).toBe(false);
    expect(list?.fields.some(({ relation }) => relation)).toBe(false);
  });

  it('binds what is added to the list that was named', () => {
    const crm = app('CRM with companies, contacts and deals with a value and a stage');
    const tasks = after(crm, 'add tasks with a due date to the deals').entities.find(
      ({ name }) => name === 'Task',
    );
    expect(tasks?.fields.map(({ relation }) => relation)).toContain('Deal');
    expect(tasks?.fields.map(({ name }) => name)).toContain('due_date');
  });

  it('adds what belongs to the rows that are there', () => {
    const spec = after(recipes, 'Visitors should be able to leave comments');
    expect(
      spec.entities
        .find(({ name }) => name === 'Comment')
        ?.fields.find(({ type }) => type === 'relation')?.relation,
    ).toBe('Recipe');
  });

  it('renames one, and all that names it', () => {
    const spec = after(tasks, 'Rename tasks to tickets');
    expect(spec.entities[0]).toMatchObject({
      name: 'Ticket',
      label: 'Ticket',
      plural: 'Tickets',
      renamedFrom: 'Task',
    });
    expect(JSON.stringify([spec.pages, spec.behaviours])).not.toContain('"Task"');
  });

  it('removes one, and all that names it', () => {
    const crm = app('CRM with companies, contacts and deals with a value and a stage');
    const spec = after(crm, 'remove the contacts');
    expect(spec.entities.map(({ name }) => name)).not.toContain('Contact');
    expect(
      spec.entities.flatMap(({ fields }) => fields.map(({ relation }) => relation)),
    ).not.toContain('Contact');
  });
});

describe('choices', () => {
  const crm = app('CRM with companies, contacts and deals with a value and a stage');
  it('sets the values that were listed', () => {
    const spec = after(crm, 'stages should be Lead, Talking, Offer, Won and Lost');
    expect(field(spec, 'stage')?.options?.map(({ value }) => value)).toEqual([
      'Lead',
      'Talking',
      'Offer',
      'Won',
      'Lost',
    ]);
    expect(spec.entities).toHaveLength(crm.entities.length);
  });

  it('adds to those that are there', () => {
    const expenses = app('Track my expenses by category');
    const values = field(
      after(expenses, 'Add categories Pets and Travel'),
      'category',
    )?.options?.map(({ label }) => label);
    expect(values).toEqual(expect.arrayContaining(['Groceries', 'Pets', 'Travel']));
  });
});

describe('pages', () => {
  it.each([
    ['Add a page with statistics per author', 'statistics'],
    ['add a calendar', 'calendar'],
    ['Show me a chart of ratings by author', 'chart'],
    ['Füge eine Statistikseite hinzu', 'statistics'],
    ['Zeige mir ein Diagramm', 'chart'],
    ['Ajoute un calendrier', 'calendar'],
  ])('%s', (turn, view) => {
    const dated = app('A list of books with author, rating and purchase date');
    expect(change(turn, dated, { now }).spec.pages.map((page) => page.view)).toContain(view);
  });
});

describe('looks, names and order', () => {
  it.each([
    ['Make it dark with green accents', 'dark', 145],
    ['dark mode please', 'dark', 28],
    ['use purple', 'light', 295],
    ['Mach das Design dunkel mit blauen Akzenten', 'dark', 245],
    ['Mets un thème sombre avec des accents verts', 'dark', 145],
    ['Pon el tema oscuro con acentos rojos', 'dark', 10],
  ])('%s', (turn, mode, hue) => {
    expect(change(turn, books, { now }).spec.theme).toMatchObject({ mode, hue });
  });

  it.each([
    ['make it feel like a night club', 'night', 'dark'],
    ['neon look please', 'night', 'dark'],
    ['make it light and futuristic', 'night', 'light'],
    ['night mode please', 'paper', 'dark'],
    ['more playful', 'playful', 'light'],
  ])('%s: a look comes with the scheme that it is made for', (turn, look, mode) => {
    expect(change(turn, books, { now }).spec.theme).toMatchObject({ look, mode });
  });

  it('renames the app', () => {
    expect(after(books, 'call the app Bookworm').name).toBe('Bookworm');
    expect(after(books, 'Rename the app to "Page Turner"').name).toBe('Page Turner');
    expect(after(verein, 'Nenne die App Vereinsbuch').name).toBe('Vereinsbuch');
  });

  it('sorts', () => {
    expect(after(books, 'sort the books by title').entities[0]?.defaultSort).toBe('title');
    expect(after(books, 'sort by rating, highest first').entities[0]?.defaultSort).toBe('-rating');
    expect(after(verein, 'Sortiere nach Eintrittsdatum').entities[0]?.defaultSort).toBe(
      'join_date',
    );
  });

  it('reads several changes in one message', () => {
    const { changes, spec } = change(
      'Add a genre field with A and B, rename author to writer and make the theme dark.',
      books,
      { now },
    );
    expect(changes).toHaveLength(3);
    expect(field(spec, 'writer')).toBeDefined();
    expect(spec.theme.mode).toBe('dark');
  });
});

describe('rules', () => {
  const jobs = app('A jobs list where companies add jobs');
  it.each([
    [
      'Everybody may read the jobs without an account, but only who added a job may change it',
      'anonymous',
      'creator',
    ],
    ['Only I may edit', 'anonymous', 'admin'],
    ['make it private', 'creator', 'creator'],
    ['Only admins can see the jobs', 'admin', 'creator'],
    ['Nur ich darf die Jobs sehen', 'admin', 'creator'],
    ['Nur ich darf bearbeiten', 'anonymous', 'admin'],
    ['Tout le monde peut lire', 'anonymous', 'creator'],
    ['Solo yo puedo editar', 'anonymous', 'admin'],
  ])('%s', (turn, read, write) => {
    expect(change(turn, jobs, { now }).spec.entities[0]?.permissions).toEqual({ read, write });
  });
});

describe('where new rows begin', () => {
  it.each([
    ['the rating should be 3 by default', 3],
    ['set the default for the rating to 4', 4],
  ])('%s', (turn, value) => {
    const { spec } = change(turn, books, { now });
    const field = spec.entities[0]?.fields.find(({ type }) => type === 'rating');
    expect(field?.default).toBe(value);
  });
});

describe('what is no change', () => {
  it('answers who can see what', () => {
    const { kind, answer, spec } = change('Who can see this?', verein, { now });
    expect(kind).toBe('unclear');
    expect(answer).toContain('Mitglieder');
    expect(spec).toEqual(verein);
  });

  it.each(['blah blub', 'hm', 'qwertz'])('%s changes nothing and says what it can do', (turn) => {
    const { kind, spec, answer } = change(turn, books, { now });
    expect(kind).toBe('unclear');
    expect(spec).toEqual(books);
    expect(answer).toContain('Add a cuisine field');
  });

  it.each([
    ['thanks!', 'nothing was changed'],
    ['can it send e-mails?', 'email'],
    ['undo that', 'Version history'],
    ['make it nicer', 'need to know what'],
    ['how do I publish it?', 'Press Publish'],
    ['connect stripe', 'beyond the built-in builder'],
  ])('%s is answered for what it is', (turn, part) => {
    const { kind, spec, answer } = change(turn, books, { now });
    expect(kind).toBe('unclear');
    expect(spec).toEqual(books);
    expect(answer).toContain(part);
  });

  it('says where a page is that was asked for again', () => {
    const [page] = books.pages;
    const { answer } = change(`show a ${page?.view}`, books, { now });
    if (page) expect(answer).toContain(page.title);
  });

  it("says it in the person's language", () => {
    expect(change('Das verstehe ich nicht', verein, { now }).answer).toContain('keine Änderung');
  });
});

describe('respond', () => {
  it('builds first and changes afterwards', () => {
    expect(respond('A list of books with author', null, now).kind).toBe('new');
    expect(respond('Add a price', books, now).kind).toBe('change');
  });

  it.each([
    'put the shopping list first',
    'the list of books should be sorted',
    'show me the collection by year please now',
  ])('never replaces an app for %j', (turn) => {
    expect(respond(turn, books, now).kind).not.toBe('new');
  });

  it('begins anew only where that was asked', () => {
    expect(
      respond('Start over: a wine cellar with grape and vintage', books, now).spec.entities[0]
        ?.name,
    ).toBe('Wine');
    expect(respond('Track the price as well', books, now).spec.entities[0]?.name).toBe('Book');
  });
});

it('the rules that the database panel asks for are those, to the letter, also of a file that no spec wrote', async () => {
  const name = books.entities[0]!.name;
  const ask = (entity: string, read: string, write: string) =>
    `Change the permissions of the ${entity} entity: read ${read}, write ${write} (As it is called).`;
  for (const { read, write } of ACCESS_PRESETS) {
    const files = writeApp(design(after(books, ask(name, read, write)), books));
    const schema = JSON.parse(files[`entities/${name}.json`]!);
    expect(schema['x-accessControl'].permissions).toEqual({ read, write });
    expect(schema.rls).toBe(undefined);
  }
  const given = { name: 'Odd', type: 'object', properties: {}, rls: { read: true } };
  const turn = blueprintTurn({
    messages: [{ role: 'user', text: ask('Odd', 'admin', 'anonymous') }],
    files: { 'entities/Odd.json': JSON.stringify(given) },
    spec: null,
    now,
  });
  let text = '';
  for await (const event of turn) text += event.type === 'text' ? event.text : '';
  expect(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).toEqual({
    name: 'Odd',
    type: 'object',
    properties: {},
    'x-accessControl': { permissions: { read: 'admin', write: 'anonymous' } },
  });
});

describe('a map that is asked for afterwards', () => {
  const spec = understand('A directory of our laundrettes: name, phone').spec;

  it.each(['Show them on a map', 'Add a map', 'Show the laundrettes on a map'])(
    'gives the list its address, and is said to be left out: %s',
    (text) => {
      const changed = change(text, spec);
      expect(changed.kind).toBe('change');
      expect(changed.spec.entities[0]?.fields.map(({ name }) => name)).toContain('address');
      expect(changed.spec.readings.map(({ readAs }) => readAs)).toEqual(['map']);
    },
  );

  it('changes nothing where there is an address', () => {
    const there = understand('Laundrettes: name, address').spec;
    const { kind, answer } = change('Show them on a map', there);
    expect(kind).toBe('unclear');
    expect(answer).toContain('There is no map in it');
  });

  it.each(['Add a field map number', 'Add a field called loyalty card'])(
    'is none where a field is called so: %s',
    (text) => {
      expect(change(text, spec).spec.readings.map(({ readAs }) => readAs)).not.toContain('map');
    },
  );
});
