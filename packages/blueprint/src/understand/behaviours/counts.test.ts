import { describe, expect, it } from 'vitest';
import { completeSpec } from '../../assisted/complete.ts';
import { reducedFrom } from '../../assisted/read.ts';
import { without } from '../../assisted/rewrite.ts';
import { design } from '../../design/design.ts';
import { writeApp } from '../../write/app.ts';
import type { DraftField } from '../draft.ts';
import { understand } from '../index.ts';
import { isWhole, limitIn, partyIn, spanIn } from './counts.ts';

const now = new Date('2026-03-10T09:00:00Z');
const field = (label: string, type: DraftField['type'] = 'number'): DraftField => ({
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  type,
  role: 'plain',
  asked: true,
});

describe('what a field counts', () => {
  it.each([
    ...[
      'Max players',
      'Capacity',
      'Seats',
      'Places',
      'Slots',
      'Maximum participants',
      'Group size',
    ],
    ...[
      'Plaetze',
      'Maximale Teilnehmer',
      'Kapazität',
      'Gruppengröße',
      'Nombre de places',
      'Plazas',
    ],
    ...[
      'Aforo',
      'Posti',
      'Vagas',
      'Lotação',
      'Aantal plaatsen',
      'Maximum',
      'Limit',
      'Seats per tour',
    ],
  ])('%s: how many fit', (label) => expect(limitIn([field(label)])).toBeDefined());

  it.each([
    'Max weight',
    'Age limit',
    'Min participants',
    'Price',
    'Seat height',
    'Volume',
    'Seats left',
  ])('%s: nothing of that', (label) => expect(limitIn([field(label)])).toBeUndefined());

  it.each([
    ...['Players', 'People', 'Guests', 'Persons', 'Seats', 'Pupils', 'Group size', 'Party size'],
    ...['Number of dogs', 'How many people', 'Personen', 'Personenzahl', 'Anzahl Schüler', 'Gäste'],
    ...['Personnes', 'Nombre de convives', 'Alumnos', 'Partecipanti', 'Crianças', 'Aantal gasten'],
  ])('%s: how many come', (label) => expect(partyIn([field(label)])).toBeDefined());

  it.each([
    'Age',
    'Number of nights',
    'Anzahl Nächte',
    'Donor number',
    'Size',
    'Weight',
    'Shoe size',
  ])('%s: not how many come', (label) => expect(partyIn([field(label)])).toBeUndefined());

  it.each([
    ['From', 'To'],
    ['Begin at', 'Finish at'],
    ['Pick-up date', 'Return date'],
    ['Beginn', 'Ende'],
    ['Startdatum', 'Enddatum'],
    ['Date de début', 'Date de fin'],
    ['Fecha de inicio', 'Fecha de fin'],
    ['Dal', 'Al'],
    ['Início', 'Fim'],
    ['Begindatum', 'Einddatum'],
  ])('%s and %s: from when until when', (first, last) => {
    const fields = [field('Birthday', 'date'), field(last, 'date'), field(first, 'date')];
    expect(spanIn(fields)?.map(({ label }) => label)).toEqual([first, last]);
  });

  it('counts in whole numbers', () => {
    expect(
      ['Number', 'Table number', 'Nummer', 'Seats', 'Players'].map((one) => isWhole(field(one))),
    ).toEqual(Array(5).fill(true));
    expect(['Volume', 'Quantity', 'Weight'].some((one) => isWhole(field(one)))).toBe(false);
  });
});

const number = { type: 'number', required: true };
const built = (message: string, thing: object[], booking: object[], name = 'session') => {
  const reduced = reducedFrom({
    name: 'App',
    entities: [
      { id: name, access: 'public', fields: [{ id: 'title', type: 'text' }, ...thing] },
      {
        id: 'booking',
        access: 'own',
        fields: [{ id: name, type: 'relation', entity: name, required: true }, ...booking],
      },
    ],
  });
  return design(completeSpec(reduced!, message, now).spec);
};

describe('places of what is booked', () => {
  const starts = { id: 'begins', type: 'datetime', required: true };
  const spec = built(
    'Escape room: sessions with limited places, teams book',
    [starts, { id: 'max_players', ...number }],
    [{ id: 'players', ...number }],
  );
  const button = writeApp(spec)['components/BookingButton.tsx'] ?? '';

  /** What the button works out of a session and its bookings. */
  function left(max_players: number | null, ...players: number[]): number {
    const of = (name: string) => new RegExp(`const ${name} = (.+);`).exec(button)?.[1];
    const sumOf = (rows: object[], value: (row: object) => number) =>
      rows.reduce((sum, row) => sum + value(row), 0);
    const places = `(row) => ${/placesIn = \(.+?\) => (.+);/.exec(button)?.[1]}`;
    const text = `const placesIn = ${places}, taken = ${of('taken')}, limit = ${of('limit')}; return ${of('left')}`;
    const here = players.map((count) => ({ players: count, status: 'booked' }));
    return new Function('session', 'here', 'sumOf', text)({ max_players }, here, sumOf);
  }

  it('are those that the spec has a field for, and no second one', () => {
    expect(spec.entities[0]?.fields.map(({ name }) => name)).not.toContain('places');
    expect(left(6)).toBe(6);
  });

  it('are taken by as many as come', () => {
    expect(left(12, 7, 3)).toBe(2);
    expect(left(6, 0)).toBe(5);
  });

  it('are without end where nobody says how many', () => {
    expect(left(null, 7)).toBe(Number.POSITIVE_INFINITY);
  });

  it('are asked for, so that a group for which there is no room is told before it is kept', () => {
    expect(writeApp(spec)['components/BookingAskForm.tsx']).toContain('players');
    expect(button).toContain('if (placesIn(fields) > limit) throw');
  });

  it('are those of the places alone, where how many come is taken out', () => {
    const fields = without(spec, new Set(['Booking.players'])).behaviours;
    expect(fields.map(({ kind }) => kind)).toEqual(['capacity', 'booking']);
    expect(fields.flatMap((one) => Object.keys(one.fields))).not.toContain('party');
  });

  it('are no more than the words of a message say either', () => {
    const said = understand(
      'A yoga studio with classes, teacher and max participants. Members book a class.',
    );
    const limit = said.spec.behaviours.find(({ kind }) => kind === 'capacity')?.fields.capacity;
    const all = said.spec.entities.find(
      ({ name }) => name === 'Class' || name === 'YogaClass',
    )?.fields;
    expect(all?.filter(({ role }) => role === 'quantity').map(({ name }) => name)).toEqual([limit]);
  });
});

it('what is booked from one day to another is taken by those days, whatever it has room for', () => {
  const days = [
    { id: 'from', type: 'date', required: true },
    { id: 'to', type: 'date', required: true },
  ];
  const car = [
    { id: 'seats', type: 'number' },
    { id: 'next_inspection', type: 'date' },
  ];
  const spec = built('Car sharing: members book a car for some days', car, days, 'car');
  const kinds = spec.behaviours.map(({ kind }) => kind);
  expect(kinds).toContain('booking');
  expect(kinds).not.toContain('capacity');
  expect(spec.behaviours.find(({ kind }) => kind === 'booking')?.fields).toMatchObject({
    when: 'from',
    ends: 'to',
  });
  expect(writeApp(spec)['components/BookingButton.tsx']).toContain('meet(span, wanted)');
});
