import { describe, expect, it } from 'vitest';
import { answerFor } from '../answer/index.ts';
import { design } from '../design/design.ts';
import { gate } from '../gate/index.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-09T09:00:00Z');
const specOf = (text: string) => design(understand(text, { now }).spec);
const gated = (text: string) => gate(text, understand(text, { now }).spec, undefined).spec;
const entity = (text: string, name: RegExp) =>
  specOf(text).entities.find((each) => name.test(each.name));
const names = (text: string, name: RegExp) => entity(text, name)?.fields.map((field) => field.name);

describe('what people from outside ask for', () => {
  it.each([
    ['House listings with photo and price, let visitors ask for a viewing', /Viewing/, 'listing'],
    ['Job board where companies post jobs and people apply with their CV', /Application/, 'cv'],
    [
      'Dogs and cats for adoption with photo and age. Visitors can apply to adopt an animal',
      /Application/,
      'email',
    ],
    [
      'Babysitters with photo and hourly rate, parents can request a babysitter',
      /Request/,
      'babysitter',
    ],
    ['A petition where anyone can sign with name, email and a comment', /Signature/, 'comment'],
  ])('%s', (text, name, field) => {
    const form = entity(text, name);
    expect(form?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
    expect(form?.fields.map((each) => each.name)).toContain(field);
  });
});

describe('those an app is for', () => {
  it.each([
    ['A club for dog owners: members, events, photos', 'Club for Dog Owners'],
    ['a team for runners: runs and races', 'Team for Runners'],
    ['An app for stamp collectors: members, stamps with a picture and year', 'Stamp Collectors'],
  ])('are nothing that it keeps: %s', (text, title) => {
    const { name, entities } = specOf(text);
    expect(name).toBe(title);
    expect(
      entities.map((each) => each.name).filter((each) => /Owner|Collector|Runner/.test(each)),
    ).toEqual([]);
  });

  it('are kept where nothing else is told', () => {
    expect(entity('an app for my customers', /Customer/)).toBeDefined();
    expect(names('a list of collectors with name and city', /Collector/)).toEqual(['name', 'city']);
  });
});

describe('the words of the trade', () => {
  const titles = (text: string) => specOf(text).pages.map((page) => page.title);

  it('call a form by what one does, and its inbox by what is in it', () => {
    const pages = titles('House listings with photo and price, let visitors ask for a viewing');
    expect(pages).toEqual(expect.arrayContaining(['Ask for a viewing', 'Viewing requests']));
  });

  it.each([
    ['Volunteer shifts with date and place; volunteers sign up for a shift', 'My Sign-ups'],
    ['Restaurant with tables, guests can reserve a table', 'My Reservations'],
    ['Yoga classes with date and time, members book a place', 'My Bookings'],
  ])('%s: %s', (text, title) => {
    expect(titles(text)).toContain(title);
  });

  it('let guests answer an invitation without signing in', () => {
    const text = 'Our wedding on June 12: guests RSVP with meal choice, we see who is coming';
    expect(specOf(text).pages[0]?.view).toBe('form');
    expect(specOf(text).pages.find((page) => page.view === 'list')?.adminOnly).toBe(true);
  });

  it('name a field that has a unit by what was said', () => {
    const text = 'Farm: fields with crop, area in hectares and sowing date';
    expect(names(text, /Crop|Field/)).toContain('area');
  });
});

describe('sentences nobody prepared', () => {
  it.each([
    [
      'Vet clinic: pets with species and owner, appointments with date, vet and reason',
      /Appointment/,
      ['pet', 'date', 'vet', 'reason'],
    ],
    [
      'Volunteer shifts: people sign up for shifts, each shift has a place, a date and how many we need',
      /Shift/,
      ['place', 'date', 'places'],
    ],
    [
      'Cars (plate, make, model), owners with start, end and phone',
      /Vehicle|Car/,
      ['plate', 'make', 'model'],
    ],
    ['Products: name, SKU, supplier; suppliers: name, email', /Product/, ['supplier']],
    ['Fields with crop, area in hectares and sowing date', /Crop/, ['sowing_date']],
  ])('%s', (text, name, fields) => {
    expect(names(text, name)).toEqual(expect.arrayContaining(fields));
  });

  it('makes one poll of options where one poll is asked for', () => {
    const spec = specOf('A poll where people vote on what we eat on Friday');
    expect(spec.entities.map(({ name }) => name)).toEqual(['PollOption', 'Vote']);
    expect(spec.behaviours.map(({ kind }) => kind)).toContain('votes');
  });

  it('keeps kinds of one thing in one list', () => {
    const spec = specOf('Animal shelter: dogs and cats for adoption with photo and age');
    expect(spec.entities.filter(({ concept }) => concept === 'adoptable')).toHaveLength(1);
  });

  it('opens only what was said to be open', () => {
    const text =
      'We put up our sermons (title, date) plus prayer requests that people can send in anonymously';
    expect(entity(text, /Sermon/)?.permissions.write).toBe('admin');
    expect(entity(text, /Prayer/)?.permissions.write).toBe('anonymous');
  });
});

describe('slips and other languages', () => {
  it('reads slips of the pen and tells so', () => {
    const spec = specOf('i want to trak my recipies with ingrediants and cooking tiem');
    const fields = spec.entities[0]?.fields.map(({ name }) => name);
    expect(spec.entities[0]?.concept).toBe('recipe');
    expect(fields).toEqual(expect.arrayContaining(['ingredients', 'cooking_time']));
    expect(answerFor(spec, 'new').after([])).toContain('“recipies” as “recipes”');
  });

  it('leaves invented words alone', () => {
    const spec = specOf('keep track of zorblatts, each with a frimble and a glarp date');
    expect(spec.entities[0]?.name).toBe('Zorblatt');
    expect(answerFor(spec, 'new').after([])).toContain('frimble');
  });

  it.each([
    ['Lista zadań dla mojego zespołu: tytuł, termin, osoba i status', 'task', 'Polish'],
    ['En app för vår bokklubb: böcker med titel, författare och betyg', 'book', 'Swedish'],
    ['レシピを保存するアプリ。材料と写真と評価', 'recipe', 'Japanese'],
    ['Приложение для учёта расходов: сумма, категория и дата', 'expense', 'Russian'],
  ])('%s', (text, concept, language) => {
    const spec = specOf(text);
    expect(spec.entities[0]?.concept).toBe(concept);
    expect(answerFor(spec, 'new').after([])).toContain(language);
  });

  it.each([
    '🍕🍕',
    'asdf qwer zxcv',
    'ᚠᚢᚦᚨᚱᚲ',
    'x',
    'Ohun elo fun awon onibara mi ati ise won lojoojumo',
  ])('%s is answered with what it can do, and builds nothing', (text) => {
    const { kind, answer } = understand(text, { now });
    expect(kind).toBe('unclear');
    expect(answer?.length).toBeGreaterThan(60);
  });

  it('reads the beginning of a very long text and tells so', () => {
    const spec = specOf(
      `A recipe book with ingredients and a photo. ${'It should be lovely. '.repeat(1000)}`,
    );
    expect(spec.entities[0]?.concept).toBe('recipe');
    expect(spec.readings.some(({ readAs }) => readAs.startsWith('rest'))).toBe(true);
  });
});

describe('where somebody lives', () => {
  it.each([
    ['A list of customers with name and address', /Customer/],
    ['Members with name, phone, address and city', /Member/],
    ['Eine Liste von Kunden mit Name und Adresse', /Client|Customer/],
    ['Clients avec nom et adresse', /Client|Customer/],
  ])('%s: an address is none for mails', (text, name) => {
    const field = entity(text, name)?.fields.find((each) => each.name === 'address');
    expect(field).toMatchObject({ type: 'text' });
  });
});

describe('what strangers send is open to be written, and nothing else', () => {
  it.each([
    ['Pots with name and price, visitors send enquiries about a pot', /Pot/],
    ['Photos of pots with prices, and visitors can send a question about a pot', /Pot/],
    ['Cars with make and price, visitors can send a message about a car', /Car/],
    ['Cottages with photo and price, guests can send us an inquiry about a cottage', /Cottage/],
    ['Books in our library. Members can add reviews of books', /Book/],
    ['Dogs in our shelter with photo and age; visitors can submit an application for a dog', /Dog/],
  ])('%s', (text, name) => {
    expect(['admin', 'creator']).toContain(entity(text, name)?.permissions.write);
    expect(entity(text, name)?.permissionsBecause).not.toBe('community');
  });

  it('nor does everybody read what is somebody’s own', () => {
    const read = (text: string, name: RegExp) => entity(text, name)?.permissions.read;
    expect(read('A diary. Anyone can add an entry', /Diary/)).toBe('admin');
    expect(read('Job openings; anyone can submit an application', /Application/)).toBe('admin');
  });

  it.each([
    'A website for our bakery, people can send us questions',
    'A website for our bakery where people can ask us questions about cakes',
  ])('%s: whoever asks gets a form, and no quiz', (text) => {
    const spec = specOf(text);
    expect(spec.behaviours.map(({ kind }) => kind)).not.toContain('quiz');
    expect(entity(text, /Enquiry/)?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
  });
});

describe('what others borrow or book', () => {
  it.each([
    ['Members borrow board games from our club', /BoardGame/, /Loan/],
    ['Students can borrow laptops, staff see who has which one', /Laptop/, /Loan/],
    ['Library: books, members can borrow books, librarian sees who has what', /^Book$/, /Loan/],
    ['Students book tutoring sessions', /Session/, /Booking/],
  ])('%s: is there to be seen and not theirs to write', (text, thing, taken) => {
    expect(entity(text, thing)?.permissions.write).toBe('admin');
    expect(['all', 'anonymous']).toContain(entity(text, thing)?.permissions.read);
    expect(entity(text, taken)?.permissions.write).toBe('creator');
  });

  it('others see that it is out, and not who has it', () => {
    const { entities } = gated('Members borrow board games from our club');
    const loan = entities.find(({ name }) => name === 'Loan');
    expect(loan).toMatchObject({
      permissions: { read: 'all', write: 'creator' },
      ownedByCreatorOrAdmin: true,
    });
    const guarded = loan?.fields.filter(({ isGuarded }) => isGuarded).map(({ name }) => name);
    expect(guarded).toEqual(expect.arrayContaining(['borrower', 'notes']));
    expect(guarded).not.toContain('due_date');
    const { before, after } = answerFor(
      gated('Members borrow board games from our club'),
      'new',
      [],
    );
    expect(`${before}${after([])}`).toContain(
      'Loans: people who are signed in can see them; people can change',
    );
  });
});

it('hours are how many, beside a rate', () => {
  const fields = entity(
    'Invoices for my work: client, hours, hourly rate, total',
    /Invoice/,
  )?.fields;
  expect(fields?.find(({ name }) => name === 'hours')?.type).toBe('number');
});

describe('who came, and who could not', () => {
  it('parents’ notes are theirs and the house’s', () => {
    const text =
      'A kindergarten app: parents report when their child is sick, teachers see who is missing today';
    const spec = specOf(text);
    expect(spec.entities.map(({ name }) => name)).toEqual(['AbsenceNote']);
    expect(spec.entities[0]).toMatchObject({
      permissions: { read: 'creator', write: 'creator' },
      ownedByCreatorOrAdmin: true,
    });
  });

  it.each([
    'A sports club: training sessions with attendance',
    'A sports club where the coach notes who came to training and parents say if their child cannot come',
    'A sports club where we track training sessions and attendance',
  ])('%s: a list of people, which is nothing for the street', (text) => {
    const { permissions, fields } = entity(text, /^Attendance$/) ?? {};
    expect(permissions?.read).toBe('all');
    expect(fields?.map(({ name }) => name)).toContain('training_session');
    expect(names(text, /^TrainingSession$/)).not.toContain('attendance');
  });

  it('who says when they want which boat books it', () => {
    const text =
      'Our sailing club shares two boats. Members say when they want which boat, and we see who uses which boat when';
    expect(names(text, /^Booking$/)).toContain('boat');
    expect(entity(text, /^Boat$/)?.permissions.write).toBe('admin');
  });
});

it('two who keep something together both see and change it, unless it is of their clients', () => {
  const rule = (text: string, name: RegExp) =>
    understand(text).spec.entities.find((entity) => name.test(entity.name))?.permissions;
  for (const text of [
    'A budget where my partner and I enter expenses',
    'Haushaltsbuch für meine Frau und mich: Ausgaben mit Betrag und Kategorie',
  ])
    expect(rule(text, /Expense/)).toEqual({ read: 'all', write: 'all' });
  expect(rule('A diary for my husband and me', /Diary/)?.read).toBe('creator');
  expect(rule('My wife and I run a practice: patients with notes', /Patient/)?.read).toBe('admin');
});

it('what people offer each other the others see, and on a market all who come by', () => {
  const rule = (text: string, name: RegExp) =>
    understand(text).spec.entities.find((entity) => name.test(entity.name))?.permissions;
  expect(
    rule('A marketplace where neighbours sell used bikes with price and photo', /Bike/),
  ).toEqual({ read: 'anonymous', write: 'creator' });
  expect(rule('Members swap plants', /Plant/)).toEqual({ read: 'all', write: 'creator' });
  expect(rule('I track my plants and when I watered them', /Plant/)?.read).toBe('creator');
  expect(rule('Employees offer suggestions', /Suggestion/)?.read).toBe('all');
});
