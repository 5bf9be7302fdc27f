import { describe, expect, it } from 'vitest';
import type { AppSpec } from '../spec.ts';
import { writeApp } from '../write/app.ts';
import { built, field, now } from './fixtures/built.ts';
import { reducedFrom } from './read.ts';
import { revise } from './revise.ts';

const of = (entity: string, more: object = {}) => field(entity, 'relation', { entity, ...more });
const named = (spec: AppSpec, name: string) => spec.entities.find((one) => one.name === name);
const names = (spec: AppSpec, name: string) =>
  named(spec, name)?.fields.map((one) => one.name) ?? [];
const booking = (spec: AppSpec) => spec.behaviours.find(({ kind }) => kind === 'booking');

describe('what people book in a model’s spec', () => {
  it.each([
    ['Flohmarkt: Leute buchen einen Stand', 'stand', 'Standbuchung'],
    ['Lockers for our swimming pool that members rent', 'locker', 'Rental'],
    ['Nos vélos, que les membres louent', 'velo', 'Location'],
    ['Nuestras canoas', 'canoa', 'Reserva'],
    ['I nostri campi', 'campo', 'Prenotazione'],
    ['Onze zalen', 'zaal', 'Zaalboeking'],
  ])('%s: is booked, whatever the list is called', (message, thing, label) => {
    const spec = built(
      message,
      { id: thing, access: 'public', fields: [field('number')] },
      { id: label.toLowerCase(), label, access: 'own', fields: [of(thing, { required: false })] },
    );
    expect(booking(spec)).toMatchObject({
      fields: { relation: thing },
      values: { isForOne: true },
    });
    expect(spec.entities).toHaveLength(2);
  });

  it('is booked by hours or days where it says from when until when, whatever it is called', () => {
    const spec = built(
      'Lockers for our swimming pool',
      { id: 'locker', access: 'public', fields: [field('no')] },
      {
        id: 'use',
        access: 'own',
        fields: [of('locker'), field('begin_at', 'datetime'), field('finish_at', 'datetime')],
      },
    );
    expect(booking(spec)?.fields).toMatchObject({ when: 'begin_at', ends: 'finish_at' });
    for (const { begin_at, finish_at } of named(spec, 'Use')?.samples ?? [])
      expect(Date.parse(String(finish_at))).toBeGreaterThan(Date.parse(String(begin_at)));
  });

  it('is one day’s where a booking says one day alone', () => {
    const spec = built(
      'Members book a court',
      { id: 'court', access: 'public', fields: [field('name')] },
      {
        id: 'booking',
        access: 'own',
        fields: [of('court'), field('day', 'date'), field('birth_date', 'date')],
      },
    );
    expect(booking(spec)?.fields.when).toBe('date');
  });

  it('is at the time that it has, of one person, and asks for no other time', () => {
    const spec = built(
      'Dog grooming salon where customers book a slot for their dog',
      { id: 'slot', access: 'public', fields: [field('starts_at', 'datetime')] },
      { id: 'appointment', access: 'own', fields: [of('slot'), field('dog_name')] },
    );
    expect(names(spec, 'Appointment')).not.toContain('starts_at');
    expect(booking(spec)?.values.isForOne).toBe(true);
    const button = writeApp(spec)['components/AppointmentButton.tsx'];
    expect(button).toContain('const limit = 1;');
  });

  it('is shared where people register, or where the spec says how many fit', () => {
    const course = (...fields: object[]) =>
      built(
        'Our courses',
        { id: 'training', access: 'public', fields: [field('name'), ...fields] },
        { id: 'registration', access: 'own', fields: [of('training'), field('note')] },
      );
    expect(booking(course())?.values.isForOne).toBeUndefined();
    const limited = course(field('max_participants', 'number'));
    expect(booking(limited)?.fields.capacity).toBe('places');
  });

  it('is read by whom the spec says, with what it is of, and written by admins', () => {
    for (const [access, read] of [
      ['public', 'anonymous'],
      ['team', 'all'],
    ] as const) {
      const spec = built(
        'Guided tours. School classes register for a tour date',
        { id: 'tour', access, fields: [field('title'), field('minutes', 'duration')] },
        { id: 'tour_date', access, fields: [of('tour'), field('starts_at', 'datetime')] },
        { id: 'registration', access: 'own', fields: [of('tour_date'), field('school_class')] },
      );
      for (const name of ['Tour', 'TourDate'])
        expect(named(spec, name)?.permissions).toEqual({ read, write: 'admin' });
    }
  });
});

describe('beside the lists that a model names', () => {
  it('nothing is made up', () => {
    const charter = built('A page where anyone can send a charter inquiry for our sailing boat', {
      id: 'inquiry',
      access: 'form',
      fields: [field('full_name'), field('message', 'longtext')],
    });
    expect(charter.entities.map(({ name }) => name)).toEqual(['Inquiry']);
    const hives = built(
      'Track the honey harvest of our beehives',
      { id: 'hive', fields: [field('name'), field('queen_year', 'number')] },
      { id: 'harvest', fields: [of('hive'), field('kilos', 'number')] },
    );
    expect(hives.entities).toHaveLength(2);
  });

  it('a list in which people answer is not kept twice', () => {
    const choir = built(
      'Choir rehearsals, members say whether they come',
      { id: 'rehearsal', access: 'team', fields: [field('date', 'datetime'), field('hall')] },
      {
        id: 'attendance',
        access: 'team',
        fields: [
          of('rehearsal'),
          field('member', 'user'),
          field('coming', 'choice', { options: ['Yes', 'No'] }),
        ],
      },
    );
    expect(choir.entities.map(({ name }) => name)).toEqual(['Rehearsal', 'Attendance']);
    expect(names(choir, 'Attendance').sort()).toEqual(['coming', 'member', 'rehearsal']);
  });

  it('what a relation names is kept by admins', () => {
    const spec = built('A page where anyone can send a charter request for our sailing boat', {
      id: 'request',
      access: 'form',
      fields: [field('name'), of('sailing_boat', { entity: 'Sailing boats' })],
    });
    expect(named(spec, 'SailingBoat')?.permissions.write).toBe('admin');
    expect(named(spec, 'Request')?.fields.find(({ type }) => type === 'relation')?.relation).toBe(
      'SailingBoat',
    );
  });

  it('nothing that is made up has to be filled in', () => {
    const spec = built('Rentals', {
      id: 'rental',
      access: 'staff',
      fields: [field('customer'), field('begin_at', 'datetime'), field('finish_at', 'datetime')],
    });
    const asked = ['customer', 'begin_at', 'finish_at'];
    const others = named(spec, 'Rental')?.fields.filter(({ name }) => !asked.includes(name)) ?? [];
    expect(others.filter(({ required }) => required)).toEqual([]);
    expect(others.filter(({ type }) => type === 'date')).toEqual([]);
  });
});

describe('a form of a model’s', () => {
  const request = {
    id: 'repair_request',
    access: 'form',
    fields: [
      field('customer_name'),
      of('mechanic'),
      field('bike_type', 'choice', { options: ['city', 'race'] }),
    ],
  };
  const mechanic = { id: 'mechanic', access: 'staff', fields: [field('name')] };

  it('is sent by anybody and read by admins', () => {
    const spec = built(
      'Bike repair shop: customers hand in a repair request, staff works on them',
      mechanic,
      request,
    );
    expect(named(spec, 'RepairRequest')?.permissions).toEqual({
      read: 'admin',
      write: 'anonymous',
    });
    expect(names(spec, 'RepairRequest')).not.toContain('title');
    const form = spec.pages.find(({ view }) => view === 'form');
    expect(form).toMatchObject({ entity: 'RepairRequest', adminOnly: false });
  });

  it('but by nobody of whom the message says that they may not', () => {
    const spec = built('Repair requests. Only admins can add repair requests.', mechanic, request);
    expect(named(spec, 'RepairRequest')?.permissions.write).toBe('admin');
  });
});

describe('a model’s fields', () => {
  it('are not those that every row has', () => {
    const stored = [
      ...['id', 'created_by', 'created_date', 'updated_date', 'creator', 'createdAt', 'updated_at'],
      ...['last_modified', 'creation_date', 'erstellt_am', 'creado_por', 'aangemaakt_op'],
    ].map((id) => field(id, id === 'id' ? 'number' : 'text'));
    const spec = built('Rentals of lockers', {
      id: 'locker',
      fields: [field('no'), field('size'), ...stored],
    });
    expect(names(spec, 'Locker')).toEqual(['no', 'size']);
    const reduced = reducedFrom({
      entities: [
        { id: 'Locker', fields: [field('no'), field('size'), field('colour'), ...stored] },
      ],
    });
    const { understanding } = revise(spec, reduced!, 'add the colour', now);
    expect(names(understanding.spec, 'Locker')).toEqual(['no', 'size', 'color']);
  });

  it('unless they point at a list of its own', () => {
    const spec = built(
      'Artworks and their creators',
      { id: 'artist', fields: [field('name'), field('town')] },
      {
        id: 'artwork',
        fields: [field('title'), field('creator', 'relation', { entity: 'artist' })],
      },
    );
    expect(names(spec, 'Artwork')).toContain('creator');
  });

  it('stay texts where it gives no choices, and are choices where it does', () => {
    const spec = built('Dogs and the classes of our school', {
      id: 'thing',
      fields: [
        field('name'),
        field('school_class'),
        field('temperament'),
        field('room'),
        field('genre', 'choice', { options: ['A', 'B'] }),
      ],
    });
    const types = Object.fromEntries(
      named(spec, 'Thing')?.fields.map((one) => [one.name, one.type]) ?? [],
    );
    expect(types).toMatchObject({
      school_class: 'text',
      temperament: 'text',
      room: 'text',
      genre: 'enum',
    });
  });

  it('count tables in whole numbers', () => {
    const spec = built('Guests reserve a table', {
      id: 'table',
      fields: [field('number', 'number'), field('max_guests', 'number'), field('area', 'number')],
    });
    const rows = named(spec, 'Table')?.samples ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect([row.number, row.max_guests].every(Number.isInteger)).toBe(true);
  });
});
