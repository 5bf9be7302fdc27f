import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
/** The lists of an app with their fields. */
const listsOf = (text: string) =>
  Object.fromEntries(
    understand(text, { now: NOW }).spec.entities.map(({ plural, fields }) => [
      plural,
      fields.map(({ name, type }) => `${name}:${type}`),
    ]),
  );

describe('words that were taken for things or fields that nobody named', () => {
  it.each([
    ['a spot is booked', 'yoga classes where students can reserve a spot', '"place:text'],
    [
      'logs that each kid writes',
      'a reading log where each kid logs minutes read and the book title',
      'kid',
    ],
    ['who owes whom', 'expense splitting for roommates with who paid and who owes whom', 'owes'],
    [
      'who owes, beside invoices',
      'projects with client, and invoices I have sent, and show me who still owes me money',
      'Debts',
    ],
    [
      'the kinds of roles',
      'schedule volunteers for Sunday roles like greeter, sound, nursery',
      'greeter:text',
    ],
    ['a neighbourhood', 'Neighbourhood tool library, who has borrowed the drill', 'Classified ads'],
    [
      'a candidate that is elected',
      'student council elections: candidates with a statement, each student votes once',
      'resume:file',
    ],
    [
      'results that are shown',
      'elections: candidates with a statement, each student votes once, results shown later',
      'Results',
    ],
  ])('%s', (_what, text, absent) => {
    expect(JSON.stringify(listsOf(text))).not.toContain(absent);
  });

  it('books what has time to give', () => {
    const lists = listsOf('members can book wheel time at my pottery studio');
    expect(Object.keys(lists)).toEqual(['Wheels', 'Bookings']);
    expect(lists.Bookings).toContain('wheel:relation');
  });

  it('gives states to what they were told of, and nobody a column of how many', () => {
    const wish =
      'I run a small pottery studio and want members to book wheel time, max one person per wheel, and track which pieces are drying, bisque fired or glazed';
    const { entities } = understand(wish, { now: NOW }).spec;
    expect(entities.map(({ plural }) => plural)).toEqual(['Wheels', 'Pieces', 'Bookings']);
    const choices = entities.map(({ fields }) =>
      fields.filter(({ name }) => name === 'status').map(({ options }) => options),
    );
    expect(choices[0]).toEqual([]);
    expect(choices[1]).toEqual([
      ['Drying', 'Bisque fired', 'Glazed'].map((label) => expect.objectContaining({ label })),
    ]);
    const names = entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(names.filter((name) => /^(?:max|person)$/.test(name))).toEqual([]);
  });

  it('books a place for the dates that are asked for, and keeps no list of dates', () => {
    const lists = listsOf('a cabin where families request dates and I approve them');
    expect(Object.keys(lists)).toEqual(['Accommodations', 'Bookings']);
    expect(lists.Accommodations).not.toContain('date:date');
    expect(lists.Bookings).toContain('accommodation:relation');
    expect(Object.keys(listsOf('Guests reserve a day for our sauna'))).toEqual([
      'Saunas',
      'Reservations',
    ]);
  });

  it('calls broken things broken things', () => {
    expect(
      listsOf(
        'Help desk for our office: people report broken things with a photo, the facilities guys set priority and mark as done',
      ),
    ).toEqual({
      'Broken things': ['name:text', 'photo:image', 'priority:enum', 'done:boolean'],
    });
  });

  it('keeps how many were read, and which were seen', () => {
    expect(listsOf('a log of dives with depth, animals seen and minutes spent')).toMatchObject({
      Dives: expect.arrayContaining(['animals_seen:list', 'minutes_spent:duration']),
    });
  });

  it('counts each day for each of them', () => {
    expect(listsOf('my chicken coop: eggs per day per hen')['Egg records']).toEqual(
      expect.arrayContaining(['hen:text', 'date:date', 'quantity:integer']),
    );
  });

  it('gives a list of files its file', () => {
    expect(
      listsOf(
        'A museum guide with exhibits, rooms and audio files that visitors can browse without signing in',
      )['Audio files'],
    ).toContain('audio:file');
  });

  it('reads a row of lists as lists, each of the first', () => {
    const lists = listsOf('Horse stable: horses, owners, feeding plans, farrier visits');
    expect(Object.keys(lists)).toEqual(['Horses', 'Owners', 'Feeding plans', 'Farrier visits']);
    expect(lists['Feeding plans']).toContain('horse:relation');
  });

  it('takes no other word for a slip', () => {
    expect(Object.keys(listsOf('Tanzklub: Turniere, Wertungen'))).toContain('Wertungen');
  });
});
