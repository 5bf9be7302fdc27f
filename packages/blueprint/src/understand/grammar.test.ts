import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-09T09:00:00Z');
const specOf = (text: string) => design(understand(text, { now }).spec);
const fieldsOf = (text: string, name: RegExp) =>
  specOf(text).entities.find((each) => name.test(each.name))?.fields ?? [];
const names = (text: string, name: RegExp) => fieldsOf(text, name).map((field) => field.name);
const labels = (text: string, name: RegExp, field: RegExp) =>
  fieldsOf(text, name)
    .find((each) => each.options && field.test(each.name))
    ?.options?.map(({ label }) => label);

describe('what the grammar of a sentence tells', () => {
  it.each([
    [
      'Tenants report repairs; the caretaker sets the status and a planned date',
      'Repair',
      'planned_date',
    ],
    ['A CRM: customers, visits scheduled, price per visit', 'Visit', 'price'],
    ['Keep track of my plants: name and where it stands', 'Plant', 'location'],
    ['Marathon plan: weeks with runs, distance and pace', 'Run', 'pace'],
    ['Invoices: clients, line items with hours and rate, VAT, due date', 'Invoice', 'tax'],
    ['Lessons with teacher, and a time each', 'Class|Lesson', 'time|starts_at'],
  ])('%s: %s has %s', (text, entity, field) => {
    expect(names(text, new RegExp(entity)).join()).toMatch(new RegExp(field));
  });

  it('keeps deeds, counts and comments on what happens out of the fields', () => {
    const film = 'Friends suggest films with a trailer link and vote, the top film wins';
    expect(names(film, /Film/)).not.toContain('vote');
    expect(names(film, /Film/).join()).not.toMatch(/top/);
    const quiz = 'A quiz with questions, four answers each and the right answer';
    expect(names(quiz, /Question/)).not.toContain('four_answers');
    const entities = specOf('The caretaker sets the status of repairs').entities;
    expect(entities.map(({ name }) => name)).toEqual(['Repair']);
  });

  it('leaves out what is ruled out', () => {
    expect(names('Recipes without ratings, with a photo', /Recipe/)).not.toContain('rating');
    const views = (text: string) => specOf(text).pages.map(({ view }) => view);
    expect(views('Books with a rating and a genre, without a chart')).not.toContain('chart');
    expect(views('Books with a rating and a genre, with a chart')).toContain('chart');
  });

  it('reads values that stand without the name of their field', () => {
    const dish =
      'Potluck planner where guests say what dish they bring, starter, main or dessert, with allergies';
    expect(labels(dish, /Dish/, /section|course/)).toEqual(['Starter', 'Main', 'Dessert']);
    const box = 'Ideas with text, mark as planned, done or rejected';
    expect(labels(box, /Idea/, /status/)).toEqual(['Planned', 'Done', 'Rejected']);
    const retro = 'A retro board with columns What went well, What didn’t and Actions; add cards';
    expect(labels(retro, /Card/, /status/)?.[0]).toBe('What went well');
  });

  it('names what several figures measure, and keeps only the figures', () => {
    const text = 'Log my blood pressure (systolic, diastolic, pulse) every day';
    expect(specOf(text).entities[0]?.label).toBe('Blood pressure reading');
    expect(names(text, /Blood/)).not.toContain('blood_pressure');
  });

  it('makes columns of what a line item is said to have', () => {
    const items = fieldsOf('Invoices with line items with hours and rate, due date', /Invoice/);
    expect(items.find(({ type }) => type === 'lines')?.columns?.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Hours', 'Rate']),
    );
  });

  it('lets a form ask for what it is said to ask for, in German too', () => {
    const text =
      'Eine Seite für meine Ferienwohnung mit einem Formular, um eine Besichtigung anzufragen';
    const form = specOf(text).behaviours.find(({ kind }) => kind === 'public_form');
    expect(form?.values.action).toBe('Besichtigung anfragen');
  });

  it('takes the fields of requests that the text began with', () => {
    const text =
      'Babysitting requests: parents ask for a date and number of children, I accept or decline';
    const { entities, behaviours } = specOf(text);
    expect(entities.map(({ name }) => name)).toEqual(['BabysittingRequest']);
    expect(behaviours.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['approval', 'public_form']),
    );
  });

  it.each([
    ['Book club: books we read, meeting dates, who hosts, a rating', 'Book'],
    ['A place to record my dives with depth and photos', 'Dive'],
    ['Flat hunting: addresses, rent, size, pros and cons, viewing date', 'PropertyToView'],
    ['Beer tasting notes with brewery, style, ABV, rating and a photo', 'Beer'],
    ['A wiki for our team with pages, categories and search', 'WikiPage'],
    ['Sign-in sheet for visitors: name, company, arrival and leaving time', 'Attendance'],
    ['Members can reserve the hall for a day, with occasion', 'Hall,Booking'],
    [
      'Pet adoption site with animals, age and an adoption application form',
      'Animal,AdoptionApplication',
    ],
    ['An FAQ page where visitors search questions', 'Question'],
    ['A guest book for our cabin where visitors leave a message', 'GuestBookEntry'],
    ['Car dealership: cars with price and test drive requests', 'Car,TestDriveRequest'],
    ['A tool where customers report bugs', 'Bug'],
    ['Event tickets: events with date and seats; people can sign up', 'Event,Booking'],
    ['Keep track of my medication: name, dose, how often', 'Medication'],
    ['A help desk where staff file tickets with priority', 'Ticket'],
    ['Potluck sign-up: people say what dish they bring', 'Dish'],
    ['Vereinsheim: Mitglieder können den Raum für einen Tag reservieren', 'Desk,Booking'],
  ])('%s keeps %s', (text, expected) => {
    expect(
      specOf(text)
        .entities.map(({ name }) => name)
        .join(),
    ).toBe(expected);
  });

  it('reads what a plural is followed by as its story, and a state as a tick', () => {
    expect(
      fieldsOf('Medication: name, dose, and if it was taken', /Med/).find(
        ({ name }) => name === 'taken',
      )?.type,
    ).toBe('boolean');
    const meals = 'Meal planner for the week with breakfast, lunch and dinner';
    expect(names(meals, /Meal/)).not.toContain('breakfast');
  });

  it('leaves English words as they are', () => {
    const { readings } = specOf('Rented flats, planned repairs, remodelled kitchens and tutoring');
    expect(readings.filter(({ readAs }) => readAs.startsWith('spelling'))).toEqual([]);
  });

  it('does not ask a guest who answers whether they are invited', () => {
    const text = 'Wedding site where guests can RSVP with meal choice and number of people';
    expect(fieldsOf(text, /Guest/).find(({ name }) => name === 'rsvp')?.options?.[0]?.value).toBe(
      'yes',
    );
  });

  it('takes states from what rows are moved through, and from what they are marked as', () => {
    const states = (text: string, entity: RegExp) =>
      fieldsOf(text, entity)
        .find(({ type }) => type === 'enum')
        ?.options?.map(({ label }) => label);
    expect(states('Bugs that we move through new, confirmed, fixed', /Bug/)).toEqual([
      'New',
      'Confirmed',
      'Fixed',
    ]);
    expect(states('People post ideas, admins mark planned, done or declined', /Idea/)).toEqual([
      'Planned',
      'Done',
      'Declined',
    ]);
  });

  it('keeps what is said of lending at the loan', () => {
    const text = 'Track the books I lend to friends with due date and returned';
    expect(names(text, /Book/)).not.toContain('due_date');
    expect(names(text, /Loan/)).toEqual(expect.arrayContaining(['due_date', 'returned']));
  });
});
