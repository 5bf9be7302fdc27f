import { describe, expect, it } from 'vitest';
import { withoutParts } from '../change/lost.ts';
import type { AppSpec } from '../spec.ts';
import { appOf } from '../write/whole.ts';
import { built, field } from './fixtures/built.ts';

const of = (entity: string) => field(entity, 'relation', { entity });
const list = (id: string, access: string, ...fields: object[]) => ({ id, access, fields });
const named = (spec: AppSpec, name: string) => spec.entities.find((one) => one.name === name);
const booking = (spec: AppSpec) => spec.behaviours.find(({ kind }) => kind === 'booking');
const file = (spec: AppSpec, path: string) => appOf(spec).files[path] ?? '';

describe('the list in which a model has people put themselves down', () => {
  it('is no feedback on what has places', () => {
    const spec = built(
      'A course catalogue with seats, and notes of those who come',
      list('course', 'public', field('title'), field('seats', 'number')),
      list('course_note', 'own', of('course'), field('text', 'longtext')),
    );
    expect(spec.behaviours.filter(({ target }) => target === 'CourseNote')).toEqual([]);
  });

  it.each([
    [
      'Escape rooms: people book a room',
      list('room', 'public', field('name'), field('photo', 'image')),
      'session',
      'own',
    ],
    [
      'Pottery workshops, people sign up',
      list('workshop', 'public', field('title'), field('seats', 'number')),
      'participant',
      'own',
    ],
    [
      'Candidates choose',
      list('slot', 'public', field('starts_at', 'datetime')),
      'interview',
      'own',
    ],
    [
      'Neighbours reserve a washing machine',
      list('machine', 'team', field('name')),
      'wash',
      'community',
    ],
    [
      'Guided tours of the museum; visitors book tickets',
      list('tour', 'public', field('title'), field('photo', 'image')),
      'ticket',
      'own',
    ],
  ])('is a booking, whatever its name means elsewhere: %s', (message, thing, id, access) => {
    const spec = built(message, thing, list(id, access, of(thing.id), field('note')));
    expect(spec.entities).toHaveLength(2);
    expect(booking(spec)).toMatchObject({ fields: { relation: thing.id } });
    // Nobody books what they do not see.
    const [main] = spec.entities.filter(({ name }) => name === booking(spec)?.entity);
    expect(['anonymous', 'all']).toContain(main?.permissions.read);
  });

  it('is none where others answer to the same, or say something beside', () => {
    const thing = list('course', 'public', field('title'), field('places', 'number'));
    const spec = built(
      'Members book courses',
      thing,
      list('booking', 'own', of('course')),
      list('payment', 'own', of('course'), field('sum', 'money')),
    );
    expect(booking(spec)?.target).toBe('Booking');
    expect(spec.behaviours.filter(({ target }) => target === 'Payment')).toEqual([]);
  });

  it('is closed to those who are in where the model says so and the message nothing else', () => {
    const spec = built(
      'Parking spots, reserved by the day',
      list('parking_spot', 'team', field('number')),
      list('reservation', 'team', of('parking_spot'), field('date', 'date')),
    );
    expect(spec.entities.map(({ permissions }) => permissions.read)).toEqual(['all', 'all']);
  });

  it('asks nobody to choose from what they may not see', () => {
    const spec = built(
      'Camera rental: customers rent equipment',
      list('equipment', 'public', field('name')),
      list('customer', 'staff', field('name')),
      list('rental', 'own', of('equipment'), of('customer'), field('start_date', 'date')),
    );
    const fields = named(spec, 'Rental')?.fields;
    expect(fields?.find(({ name }) => name === 'customer')?.required).toBe(false);
    expect(fields?.find(({ name }) => name === 'equipment')?.required).toBe(true);
  });

  it('is from the first until the second of its only two days, in any language', () => {
    const spec = built(
      'Rezerwacja sal',
      list('sala', 'public', field('nazwa')),
      list(
        'rezerwacja',
        'own',
        of('sala'),
        field('poczatek', 'datetime'),
        field('koniec', 'datetime'),
      ),
    );
    expect(booking(spec)?.fields).toMatchObject({ when: 'poczatek', ends: 'koniec' });
    const two = built(
      'Rooms that people book',
      list('room', 'public', field('name')),
      list(
        'booking',
        'own',
        of('room'),
        field('preferred_day', 'date'),
        field('second_day', 'date'),
      ),
    );
    expect(booking(two)?.fields.ends).toBeUndefined();
  });
});

it('stays a booking where a field goes that it can do without', () => {
  const { behaviours } = built(
    'Tours that visitors book',
    list('tour', 'public', field('title'), field('day', 'date'), field('places', 'number')),
    list('booking', 'own', of('tour'), field('adults', 'number'), field('children', 'number')),
  );
  for (const one of behaviours) {
    const left = withoutParts(one, (name) => name === 'adults');
    expect(left?.fields).toMatchObject({ relation: 'tour', party: 'children' });
  }
  expect(behaviours.map(({ kind }) => kind).sort()).toEqual(['booking', 'capacity']);
  const day = { kind: 'booking', entity: 'A', target: 'B', values: {} } as const;
  const fields = {
    relation: 'a',
    when: 'day',
    part: 'half',
    hour: 'from',
    until: 'to',
    ends: 'end',
  };
  const left = withoutParts({ ...day, fields }, (name) => !['a', 'day'].includes(name));
  expect(left?.fields).toEqual({ relation: 'a', when: 'day' });
});

describe('what a booking takes', () => {
  const room = list('room', 'public', field('name'));
  const half = field('half', 'choice', { options: ['Morning', 'Afternoon', 'Whole day'] });
  const hour = field('start', 'choice', { options: ['14:00', '16:00 - 18:00'] });

  it('is the part of the day that is chosen, and all of it where that is a choice', () => {
    const spec = built(
      'Rooms that people book',
      room,
      list('booking', 'own', of('room'), field('day', 'date'), half),
    );
    expect(booking(spec)).toMatchObject({
      fields: { part: 'half' },
      values: { wholeValue: 'Whole day' },
    });
    const button = file(spec, 'components/BookingButton.tsx');
    expect(button).toContain(
      "a.part === b.part || a.part === 'Whole day' || b.part === 'Whole day'",
    );
    const hours = built(
      'Rooms that people book',
      room,
      list('booking', 'own', of('room'), field('day', 'date'), hour),
    );
    expect(booking(hours)?.fields.part).toBe('start');
    const size = field('size', 'choice', { options: ['S', 'M'] });
    const other = built(
      'Rooms that people book',
      room,
      list('booking', 'own', of('room'), field('day', 'date'), size),
    );
    expect(booking(other)?.fields.part).toBeUndefined();
  });

  it('is from one time until the other of its day', () => {
    const times = [field('start_time', 'time'), field('end_time', 'time')];
    const spec = built(
      'Rooms that people book',
      room,
      list('booking', 'own', of('room'), field('on', 'date'), ...times),
    );
    expect(booking(spec)?.fields).toMatchObject({ hour: 'start_time', until: 'end_time' });
    const button = file(spec, 'components/BookingButton.tsx');
    expect(button).toContain('row.end_time');
  });

  it('is a place for each of those who come, of whatever kind', () => {
    const spec = built(
      'Tours that visitors book',
      list(
        'tour',
        'public',
        field('title'),
        field('starts', 'datetime'),
        field('max_visitors', 'number'),
      ),
      list('booking', 'own', of('tour'), field('adults', 'number'), field('children', 'number')),
    );
    expect(booking(spec)?.fields).toMatchObject({ party: 'adults', party2: 'children' });
    expect(file(spec, 'components/BookingButton.tsx')).toContain(
      '(row.adults ?? 0) + (row.children ?? 0)',
    );
  });

  it('is taken whether it is paid or not', () => {
    const spec = built(
      'Camps that parents book',
      list(
        'camp',
        'public',
        field('title'),
        field('start_date', 'date'),
        field('places', 'number'),
      ),
      list(
        'booking',
        'own',
        of('camp'),
        field('payment_status', 'choice', { options: ['open', 'paid'] }),
      ),
    );
    expect(booking(spec)).toMatchObject({
      fields: { status: 'status' },
      values: { bookedValue: 'booked' },
    });
    // It is nobody else's affair either.
    const paid = named(spec, 'Booking')?.fields.find(({ name }) => name === 'payment_status');
    expect(paid?.role).toBe('category');
  });
});

it('is refused where it ends before it begins, or as it does', () => {
  const of2 = (from: object, until: object) =>
    file(
      built(
        'Rooms that people book',
        list('room', 'public', field('name'), field('photo', 'image')),
        list('booking', 'own', of('room'), from, until),
      ),
      'components/BookingButton.tsx',
    );
  const days = of2(field('start_date', 'date'), field('departure', 'date'));
  expect(days).toContain('values.departure < values.start_date) throw new Error');
  const hours = of2(field('starts', 'datetime'), field('ends', 'datetime'));
  expect(hours).toContain('if (wanted.end <= wanted.start) throw new Error');
});

it('takes no place, and is a time of somebody’s, where that is what people say', () => {
  const party = built(
    'Street party: neighbours say whether they come',
    list('party', 'public', field('title'), field('date', 'datetime'), field('capacity', 'number')),
    list(
      'rsvp',
      'community',
      of('party'),
      field('answer', 'choice', { options: ['Yes', 'No', 'Maybe'] }),
      field('people', 'number'),
    ),
  );
  expect(booking(party)).toMatchObject({
    fields: { answer: 'answer' },
    values: { declinedValue: 'No' },
  });
  expect(file(party, 'components/RsvpButton.tsx')).toContain("row.answer === 'No' ? 0 :");
  const lessons = built(
    'Tutoring: parents book lessons with a tutor',
    list('teacher', 'public', field('name')),
    list('lesson', 'own', of('teacher'), field('starts_at', 'datetime'), field('child')),
  );
  expect(lessons.entities.map(({ name }) => name).sort()).toEqual(['Lesson', 'Teacher']);
  expect(named(lessons, 'Lesson')?.permissions).toEqual({ read: 'creator', write: 'creator' });
  const turns = built(
    'Peluquería: clientes reservan un turno',
    list('estilista', 'public', field('nombre'), field('foto', 'image')),
    list('servicio', 'public', field('nombre'), field('precio', 'money')),
    list('turno', 'own', of('estilista'), of('servicio'), field('telefono', 'phone')),
  );
  expect(named(turns, 'Turno')?.fields.map(({ name }) => name)).not.toContain('title');
});

it('hides who books and not what there is to book, where only some are to see who', () => {
  const spec = built(
    'Candidates choose an interview slot, only HR sees who',
    list('slot', 'public', field('starts_at', 'datetime'), field('interviewer')),
    list('interview', 'own', of('slot'), field('candidate')),
  );
  expect(named(spec, 'Slot')?.permissions.read).toBe('anonymous');
  expect(named(spec, 'Interview')?.permissions.read).toBe('creator');
});

describe('whom a booking names', () => {
  it('is asked for, where it is not who books', () => {
    const spec = built(
      'Lessons that parents book',
      list(
        'lesson',
        'public',
        field('title'),
        field('starts_at', 'datetime'),
        field('places', 'number'),
      ),
      list(
        'booking',
        'own',
        of('lesson'),
        field('child_name'),
        field('invoice_email', 'email'),
        field('email', 'email'),
      ),
    );
    const ask = file(spec, 'components/BookingAskForm.tsx');
    expect(ask).toContain('child');
    expect(ask).toContain('invoice_email');
    const button = file(spec, 'components/BookingButton.tsx');
    expect(button).not.toContain('child: user');
    expect(button).not.toContain('invoice_email: user');
  });
});

describe('what a sentence says and the model in its own way', () => {
  it('stands once', () => {
    const trips = built(
      'Kayak trips with signup, tell people how many places are left',
      list('trip', 'public', field('title'), field('max_participants', 'number')),
      list('trip_signup', 'own', of('trip')),
    );
    expect(named(trips, 'Trip')?.fields.map(({ name }) => name)).not.toContain('signup');
    const table = built(
      'Guests of my restaurant reserve a table',
      list('reservation', 'form', field('name'), field('date', 'date'), field('time', 'time')),
    );
    const all = named(table, 'Reservation')?.fields.map(({ name }) => name) ?? [];
    expect(new Set(all).size).toBe(all.length);
  });

  it('leaves places of a way what they are', () => {
    const spec = built(
      'Covoiturage entre collègues',
      list(
        'trajet',
        'community',
        field('depart', 'text', { label: 'Départ' }),
        field('arrivee', 'text', { label: 'Arrivée' }),
        field('date_heure', 'datetime'),
      ),
    );
    const days = named(spec, 'Trajet')?.fields.filter(({ type }) => type === 'date');
    expect(days).toEqual([]);
  });
});
