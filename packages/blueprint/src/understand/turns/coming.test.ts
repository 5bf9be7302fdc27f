import { describe, expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import { understand } from '../index.ts';
import { saidPlainly } from './index.ts';

const specOf = (text: string) => design(understand(text).spec);

describe('people who say whether they come', () => {
  it.each([
    'Choir: members say whether they come to each rehearsal.',
    'Our band has rehearsals with date and place. Members let us know if they can make it.',
    'Chor: Mitglieder melden sich zu jeder Probe an.',
    'Chor: Proben mit Datum und Ort. Die Mitglieder sagen, ob sie kommen.',
    'Chorale : répétitions avec date et lieu. Les membres s’inscrivent.',
    'Coro: ensayos con fecha y lugar. Los miembros dicen si vienen.',
    'Coro: prove con data e luogo. I membri si iscrivono.',
    'Koor: repetities met datum en plaats. Leden melden zich aan.',
  ])('sign up for it: %s', (text) => {
    const spec = specOf(text);
    expect(spec.entities.map(({ concept }) => concept)).toEqual(['rehearsal', 'booking']);
    expect(spec.entities[1]?.permissions.write).toBe('creator');
    expect(spec.behaviours.map(({ kind }) => kind)).toContain('booking');
  });

  it('is about coming, and not about whatever else somebody says', () => {
    const text = 'Reviewers say whether they agree. Customers say if they are happy.';
    expect(saidPlainly(text)).toBe(text);
  });
});

describe('what strangers suggest', () => {
  it('are suggestions that admins decide about, and not yet what is suggested', () => {
    const text = 'Event calendar for our village: anyone can suggest events, we approve';
    const spec = specOf(text);
    const levels = spec.entities.map(({ concept, permissions }) => [concept, permissions]);
    expect(levels).toEqual([
      ['event', { read: 'anonymous', write: 'admin' }],
      ['idea', { read: 'admin', write: 'anonymous' }],
    ]);
    expect(spec.behaviours.map(({ kind }) => kind)).not.toContain('votes');
  });
});

describe('what is told beside the fields', () => {
  const fields = (text: string) => specOf(text).entities[0]?.fields.map(({ name }) => name) ?? [];

  it('is the reply of a guest, and an alarm', () => {
    expect(fields('Guest list for my wedding with name, diet and whether they come')).toEqual([
      'name',
      'diet',
      'rsvp',
    ]);
    const stock = fields('Inventory for my shop: products, stock, supplier, reorder when below 5');
    expect(stock).toEqual(['name', 'supplier', 'quantity', 'reorder_level']);
  });

  it('is the section of a menu where its categories are asked for', () => {
    const menu = specOf('Restaurant menu with categories, allergens and prices').entities[0];
    const category = menu?.fields.find(({ label }) => label === 'Category');
    expect(category?.options?.map(({ value }) => value)).toContain('starters');
  });

  it('is no chart where a list is called one', () => {
    const views = (text: string) => specOf(text).pages.map(({ view }) => view);
    expect(views('Chore chart for my kids with points and rewards')).not.toContain('chart');
    expect(views('Growth chart for my baby with date, weight and height')).toContain('chart');
  });
});

describe('what is told behind what is booked', () => {
  const fieldsOf = (text: string, concept: RegExp) =>
    specOf(text)
      .entities.find((entity) => concept.test(entity.name))
      ?.fields.map(({ name }) => name) ?? [];

  it.each([
    [
      'Yoga studio: members book classes with time, teacher and number of places.',
      /^Class$/,
      ['teacher', 'places'],
    ],
    [
      'Parents book piano lessons with teacher, room and price.',
      /Lesson$/,
      ['teacher', 'room', 'price'],
    ],
    ['Guests reserve tables with number of seats and location.', /^Table$/, ['places', 'location']],
  ])('is of that: %s', (text, concept, told) => {
    expect(fieldsOf(text, concept)).toEqual(expect.arrayContaining(told));
    const booking = fieldsOf(text, /^Booking$/);
    expect(booking.filter((name) => /teacher|price|room|places|seats|location/.test(name))).toEqual(
      [],
    );
  });

  it('and of the booking where only whoever books knows it', () => {
    const text = 'Customers reserve a boat with start, end and number of people.';
    expect(fieldsOf(text, /Booking|Reservation/).join()).toMatch(/people/);
  });
});

it('takes duties that people sign up for as what there is, and who does one as signed up', async () => {
  for (const [sentence, list] of [
    ['An app where parents of our kindergarten sign up for snack duty', 'SnackDuty'],
    ['Volunteers sign up for shifts at the soup kitchen', 'Shift'],
    ['Colleagues put their names down for kitchen duty', 'KitchenDuty'],
  ] as const) {
    const spec = specOf(sentence);
    expect(spec.entities.map(({ name }) => name)).toEqual([list, 'Booking']);
    expect(spec.entities[0]?.permissions).toEqual({ read: 'all', write: 'admin' });
    expect(spec.behaviours).toContainEqual(
      expect.objectContaining({ kind: 'booking', entity: list, target: 'Booking' }),
    );
  }
});
