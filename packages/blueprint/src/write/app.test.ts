import { EntitySchemaShape, fileKind, mainPageOf, pageNames } from '@trellis/contract';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import type { AppSpec } from '../spec.ts';
import { understand } from '../understand/index.ts';
import { writeApp } from './app.ts';
import { booking } from './fixtures/booking.ts';
import { expenses } from './fixtures/expenses.ts';
import { kanban } from './fixtures/kanban.ts';
import { odd } from './fixtures/odd.ts';
import { quiz } from './fixtures/quiz.ts';
import { recipes } from './fixtures/recipes.ts';
import { shop } from './fixtures/shop.ts';
import { sampleRecords } from './samples.ts';
import { wrongImports } from './testing/checks.ts';

const specs: Record<string, AppSpec> = { recipes, expenses, kanban, booking, shop, quiz, odd };

describe.each(Object.entries(specs))('the app of %s', (_name, spec) => {
  const designed = design(spec);
  const files = writeApp(designed);

  it('is the same every time, and all its files are files of an app', () => {
    expect(writeApp(design(spec))).toEqual(files);
    expect(Object.keys(files).filter((path) => fileKind(path) === null)).toEqual([]);
  });

  it('parses, and imports only what is there', () => {
    for (const [path, text] of Object.entries(files))
      if (/\.tsx?$/.test(path))
        expect([path, parseSync(path, text).errors.map(({ message }) => message)]).toEqual([
          path,
          [],
        ]);
    expect(wrongImports(files)).toEqual([]);
  });

  it('says who may read and write each entity', () => {
    for (const entity of designed.entities) {
      const schema = EntitySchemaShape.parse(JSON.parse(files[`entities/${entity.name}.json`]!));
      expect(schema['x-accessControl']?.permissions).toEqual(entity.permissions);
      expect(Boolean(schema.rls)).toBe(entity.ownedByCreatorOrAdmin);
    }
  });
});

it('lets nobody decide about their own request, by calls either', () => {
  const { spec } = understand('Employees ask for leave, the manager approves or rejects');
  const files = writeApp(design(spec));
  const { rls } = EntitySchemaShape.parse(JSON.parse(files['entities/LeaveRequest.json']!));
  const waits = { status: { $in: ['pending', null] } };
  const admin = { user_condition: { role: 'admin' } };
  expect(rls).toMatchObject({
    create: { $or: [{ user_condition: {}, ...waits }, admin] },
    update: { $or: [{ created_by_id: '{{user.id}}', ...waits }, admin] },
  });
  expect(files['components/LeaveRequestForm.tsx']).toContain('{isAdmin && (');
});

describe('pages', () => {
  it('begin with what a person most often comes for', () => {
    const homes = Object.entries(specs)
      .filter(([name]) => name !== 'odd')
      .map(([name, spec]) => {
        const { pages } = design(spec);
        const main = mainPageOf(pageNames(Object.keys(writeApp(design(spec)))));
        return [name, pages.find((page) => page.name === main)?.view];
      });
    expect(Object.fromEntries(homes)).toEqual({
      recipes: 'gallery',
      expenses: 'dashboard',
      kanban: 'board',
      booking: 'schedule',
      shop: 'gallery',
      quiz: 'player',
    });
  });

  it('begin with what the sentence is about, not with tasks that came along', () => {
    const { spec } = understand('Guests say whether they come to our wedding and what they eat');
    expect(design(spec).pages[0]).toMatchObject({ name: 'Home', entity: 'Guest' });
  });

  it('that a person took away do not come back with the next change', () => {
    const before = design(booking);
    const without = { ...before, pages: before.pages.filter(({ name }) => name !== 'Teachers') };
    expect(design(without, before).pages.map(({ name }) => name)).not.toContain('Teachers');
  });

  it('come for an entity that is new', () => {
    const before = design(recipes);
    const after = { ...before, entities: [...before.entities, ...expenses.entities.slice(1)] };
    expect(design(after, before).pages.map(({ name }) => name)).toEqual([
      ...before.pages.slice(0, 1).map(({ name }) => name),
      'Budgets',
      'RecipeDetail',
    ]);
  });
});

describe('sample rows', () => {
  it('come parents first, point at rows of this turn, and drop what points nowhere', () => {
    const records = sampleRecords(booking);
    expect(records.map(({ entity }) => entity)).toEqual(['Teacher', 'Class', 'Booking']);
    expect(records[1]?.rows[0]?.teacher).toEqual({ $ref: 'Teacher#0' });
    expect(records[2]?.rows).toEqual([
      { class: { $ref: 'Class#0' }, status: 'booked' },
      { status: 'booked' },
    ]);
  });

  it('are not inserted again by a follow-up', () => {
    expect(sampleRecords(booking, booking)).toEqual([]);
  });
});

it.each([
  'A recipe book with photos and cuisines',
  'Un site pour réserver des cours de yoga avec des places limitées',
  'Eine App für unseren Verein: Mitglieder mit Beitrag, und wer noch nicht bezahlt hat',
  'Track my ferrets, their vet visits and weights over time',
  'A library where people borrow books and return them',
])('what %j becomes imports only what is there', (sentence) => {
  expect(wrongImports(writeApp(design(understand(sentence).spec)))).toEqual([]);
});

describe('a booking of which only who books knows a part', () => {
  const asked = (name: string, type: 'phone' | 'integer' | 'boolean') => ({
    name,
    label: name,
    type,
    role: 'plain' as const,
    required: true,
  });
  const spec: AppSpec = {
    ...booking,
    entities: booking.entities.map((entity) =>
      entity.name === 'Booking'
        ? {
            ...entity,
            fields: [
              ...entity.fields,
              asked('phone', 'phone'),
              asked('guests', 'integer'),
              { ...asked('racket', 'boolean'), default: false },
            ],
          }
        : entity,
    ),
  };
  const files = writeApp(design(spec));

  it('asks for that before it is made, and for nothing else', () => {
    const button = files['components/BookingButton.tsx'] ?? '';
    expect(button).toContain('<BookingAskForm onSave={send}');
    expect(button).toContain('...values, class: classRow.id');
    const form = files['components/BookingAskForm.tsx'] ?? '';
    expect(form).toContain('phone');
    expect(form).toContain('guests');
    expect(form).toContain('racket');
    expect(form).not.toContain('status');
    for (const [path, text] of Object.entries(files))
      if (/\.tsx?$/.test(path)) expect([path, parseSync(path, text).errors]).toEqual([path, []]);
    expect(wrongImports(files)).toEqual([]);
  });

  it('is made at once where everything is known', () => {
    const known = writeApp(design(booking));
    expect(known['components/BookingAskForm.tsx']).toBeUndefined();
    expect(known['components/BookingButton.tsx']).toContain('async function book(');
  });
});

describe('what stands around the pages', () => {
  const layoutOf = (sentence: string) =>
    writeApp(design(understand(sentence).spec))['Layout.tsx'] ?? '';

  it('has the pages at the side for a team that works in it, on top for visitors, nowhere for one page', () => {
    const crm = layoutOf('A CRM with companies, contacts, deals with a stage, and tasks');
    expect(crm).toContain('navigation="side"');
    expect(crm).toContain("title: 'Tasks', icon:");
    expect(layoutOf('A yoga studio where members book classes')).toContain('navigation="top"');
    expect(layoutOf('A private journal with a mood for each day')).toContain('navigation="none"');
  });

  it('promises to those who are not signed in only what the rules keep', () => {
    expect(layoutOf('Remind me when to water my houseplants')).toContain(
      'promise="Your houseplants, for your eyes only"',
    );
    const crm = layoutOf('A CRM with companies, contacts and deals with a stage');
    expect(crm).toMatch(/promise="Deals, \w+, and \w+"/);
  });

  it('does not greet with a list of fields', () => {
    const bugs = layoutOf(
      'A bug tracker with projects, bugs with severity and status, and comments',
    );
    expect(bugs).toContain('promise="Bugs and projects"');
  });

  it('leads from a page about one row to the list that it is in', () => {
    expect(layoutOf('A family recipe collection with photos and steps')).toMatch(
      /name: 'RecipeDetail', title: 'Recipe', of: 'Home'/,
    );
  });
});

describe('what a card says', () => {
  const cardsOf = (sentence: string) => writeApp(design(understand(sentence).spec));

  it('is a rate by its name, and boards do not add it up', () => {
    const files = cardsOf('Freelance projects with a status, a client and an hourly rate');
    const board = files['pages/Home.tsx'] ?? '';
    expect(board).toContain('<Board');
    expect(board).toContain('Hourly rate:');
    expect(board).not.toContain('sumOf');
  });

  it('is more than the name of somebody on a board', () => {
    const board =
      cardsOf('Candidates with role, stage (applied, interview, offer) and rating')[
        'pages/Home.tsx'
      ] ?? '';
    expect(board).toContain('{candidate.role}');
    expect(board).toContain('<RatingStars value={candidate.rating} />');
  });

  it('is in one line where there is a name alone', () => {
    const card = cardsOf('A list of pitches with name and notes')['components/PitchCard.tsx'] ?? '';
    expect(card.match(/\{children\}/g)).toHaveLength(1);
    expect(card).not.toContain('mt-auto');
  });
});

describe('what comes second', () => {
  const pageOf = (spec: AppSpec, name: string) => writeApp(design(spec))[`pages/${name}.tsx`] ?? '';

  it('is deleting, in a menu, with printing where a row has lines', () => {
    const order = pageOf(shop, 'OrderDetail');
    expect(order).toContain('onSelect: () => window.print()');
    expect(order).toMatch(/label: 'Delete', .*isDanger: true/);
    expect(pageOf(recipes, 'RecipeDetail')).not.toContain('window.print');
  });

  it('is printing a list that people take along, and no gallery', () => {
    const { spec } = understand('Track parts with a number, a supplier and a quantity');
    expect(pageOf(spec, 'Home')).toContain('printLabel="Print"');
    expect(pageOf(recipes, 'Home')).not.toContain('printLabel');
  });

  it('are filters, while there are few rows', () => {
    expect(pageOf(recipes, 'Home')).toContain('rows={recipes.rows.length}');
  });

  it('is no budget that nobody set', () => {
    const home = pageOf(expenses, 'Home');
    expect(home).toContain('{budget > 0 && <Stat label="Budget"');
    expect(home).toContain('isSoFarLastMonth(expense.');
  });

  it('is not told to who cannot see it: what others have on loan', () => {
    const { spec } = understand('A tool library where neighbours borrow tools and bring them back');
    const tools = (read: 'creator' | 'all') =>
      pageOf(
        {
          ...spec,
          entities: spec.entities.map((entity) =>
            entity.name === 'Loan'
              ? { ...entity, permissions: { ...entity.permissions, read } }
              : entity,
          ),
        },
        'Home',
      );
    expect(tools('creator')).not.toMatch(/On loan now|>Available</);
    expect(tools('all')).toMatch(/On loan now/);
    expect(tools('all')).toMatch(/>Available</);
  });
});

it('lets nobody approve what they ask for themselves', () => {
  const text =
    'Clients send a tattoo request with a description and a picture; clients see only their own';
  const files = writeApp(design(understand(text, { now: new Date('2026-03-10T09:00:00Z') }).spec));
  const { rls } = JSON.parse(files['entities/Request.json'] ?? '{}') as {
    rls: { create: object; update: object };
  };
  expect(JSON.stringify(rls.create)).toContain('"status":{"$in":["pending",null]}');
  expect(JSON.stringify(rls.update)).toContain('"status":{"$in":["pending",null]}');
  expect(files['components/RequestForm.tsx']).toContain('{isAdmin && (');
});
