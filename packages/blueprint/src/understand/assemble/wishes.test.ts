import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const now = new Date('2026-03-10T09:00:00Z');
/** The lists that a sentence makes, each with its fields. */
const lists = (text: string) =>
  Object.fromEntries(
    understand(text, { now }).spec.entities.map(({ name, fields }) => [
      name,
      fields.map((field) => field.name),
    ]),
  );

describe('wishes as people say them', () => {
  it('keeps the orders, what can be ordered, and when it is picked up', () => {
    const made = lists(
      'I run a small bakery and want customers to preorder bread for pickup on Saturdays',
    );
    expect(made.Order).toEqual(expect.arrayContaining(['bread', 'quantity', 'pickup_date']));
    expect(made.Bread).toContain('price');
    expect(made).not.toHaveProperty('Bake');
  });

  it('keeps what a jar holds, of a word that the lexicon does not know', () => {
    const made = lists('A swear jar for our office');
    expect(Object.keys(made)).toEqual(['SwearJarEntry']);
    expect(made.SwearJarEntry).toEqual(expect.arrayContaining(['person', 'amount', 'date']));
  });

  it('keeps what is asked about', () => {
    const made = lists('Keep track of which kids in my daycare have been picked up and by whom');
    expect(Object.keys(made)).toEqual(['Kid']);
    expect(made.Kid).toEqual(expect.arrayContaining(['picked_up', 'done_by']));
  });

  it('gives each of a row what all of them have', () => {
    const made = lists(
      'Baby log for our twins: feedings, diapers, sleep and baths, each with time',
    );
    for (const name of ['Feeding', 'Diaper', 'Sleep']) expect(made[name]).toContain('time');
  });

  it('reads from and to: places of a journey, else days', () => {
    const [trips] = Object.values(
      lists('Mileage log for my car for the tax office: date, from, to, km, reason'),
    );
    expect(trips).toEqual(expect.arrayContaining(['date', 'from', 'to', 'km', 'reason']));
    const [loans] = Object.values(
      lists('Our museum lends objects: object, borrower, insurance value, from, until'),
    );
    expect(loans).toEqual(expect.arrayContaining(['start_date', 'end_date']));
  });

  it.each([
    ['I am a wedding photographer: shoots, packages and galleries', /water|species|tracking/],
    ['Film festival: films, screenings with hall and time, and tickets people reserve', /priority/],
    ['Baby log: feedings, diapers, sleep, each with time', /location|category/],
  ])('%s: no fields of another trade', (text, fields) => {
    for (const names of Object.values(lists(text)))
      expect(names.filter((name) => fields.test(name))).toEqual([]);
  });

  it('makes no list of what a box is called by, and no poll beside what is voted on', () => {
    const made = lists('A suggestion box where employees vote on ideas');
    expect(Object.keys(made)).toEqual(['Suggestion', 'Vote']);
  });

  it('books an appointment itself, where nothing else can be booked', () => {
    expect(Object.keys(lists('Let parents pick a slot for the teacher conference'))).toEqual([
      'Appointment',
    ]);
  });
});
