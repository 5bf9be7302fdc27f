import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const read = (text: string) => understand(text, { now }).spec.entities;
const lists = (text: string) => read(text).map(({ name }) => name);
const fieldsOf = (text: string, name: string) =>
  Object.fromEntries(
    read(text)
      .find((entity) => entity.name === name)
      ?.fields.map((field) => [field.name, field.relation ?? field.type]) ?? [],
  );

describe('a clause that says what the words in it are for', () => {
  it.each([
    [
      'Mules have a name and a stall. Every time a farrier gives a trim we record the hoof, the cost and who held the mule.',
      'Trim',
      { mule: 'Mule', cost: 'money', date: 'date' },
    ],
    [
      'Our archive keeps maps with sheet and scale. When someone takes a tracing we log who, when and how many pages.',
      'Tracing',
      { assignee: 'text', date: 'date' },
    ],
  ])('happenings leave a row: %s', (text, name, expected) => {
    expect(fieldsOf(text, name)).toMatchObject(expected);
  });

  it('what something is done with is no list of its own for that', () => {
    const text =
      'Ladders have a number and a depot. When someone borrows a ladder we note who and when.';
    expect(lists(text).filter((name) => name.includes('Ladder'))).toEqual(['Ladder']);
  });

  it('those who tell something are kept, with what they tell', () => {
    const text =
      'Interpreters tell us their languages, day rate and how many hours they work, venues tell us their address and number of halls.';
    expect(Object.keys(fieldsOf(text, 'Interpreter'))).toEqual(
      expect.arrayContaining(['day_rate', 'number_of_hours']),
    );
    expect(Object.keys(fieldsOf(text, 'Venue'))).toEqual(
      expect.arrayContaining(['address', 'number_of_halls']),
    );
  });

  it('what is placed or cast is kept, and those with an account are not', () => {
    const text =
      'A plate auction. Plates have a donor, a photo and a starting price. People with an account place bids, the highest wins.';
    expect(lists(text)).toEqual(['Plate', 'Bid']);
    expect(fieldsOf(text, 'Bid')).toMatchObject({ plate: 'Plate', amount: 'money' });
  });

  it('what comes with fields is kept, each with its own', () => {
    const text =
      'Tapestries come with title, weaver and year. Hoops come with wood, width and price per metre.';
    expect(Object.keys(fieldsOf(text, 'Tapestry'))).not.toContain('width');
    expect(Object.keys(fieldsOf(text, 'Hoop'))).toEqual(expect.arrayContaining(['wood', 'width']));
  });

  it('what one uses of another is pointed at, and what follows is its own', () => {
    const text =
      'Clay bags come with supplier, colour and kilos. Every firing uses a bag and has a start weight and an end weight.';
    expect(fieldsOf(text, 'Firing')).toMatchObject({
      clay_bag: 'ClayBag',
      start_weight: 'number',
      end_weight: 'number',
    });
  });

  it('behind a row that is closed follows the next list', () => {
    const text =
      'Kennel: puppies with breed and collar colour, weighings, outings with start and end, incidents.';
    expect(lists(text)).toEqual(expect.arrayContaining(['Weighing', 'Incident']));
  });

  it('what stands in a queue are jobs, each item a field', () => {
    const text =
      'Engraver queue at our fab lab: file, material, thickness, who asked, status waiting cutting done';
    expect(lists(text)).toEqual(['EngraverJob']);
    expect(Object.keys(fieldsOf(text, 'EngraverJob'))).toEqual(
      expect.arrayContaining(['file', 'material', 'thickness', 'asked_by', 'status']),
    );
  });
});

describe('what people book', () => {
  it.each([
    ['Crews book a rink for a date and hour with number of skates and a phone number.', 'Rink'],
    ['Anglers reserve a punt with start, end, number of people and bait.', 'Punt'],
    ['Guests book yurts with arrival, departure and number of guests.', 'Yurt'],
  ])('is a list, and what is told behind it is of the booking: %s', (text, name) => {
    expect(lists(text)).toEqual([name, 'Booking']);
    expect(Object.keys(fieldsOf(text, name))).toEqual(
      expect.not.arrayContaining(['date', 'starts_at', 'arrival', 'phone_number']),
    );
    expect(Object.values(fieldsOf(text, 'Booking'))).toContain(name);
  });

  it('is taken from when to when, and by the days that were said', () => {
    const boat = fieldsOf(
      'Anglers reserve a punt with start, end, number of people and bait.',
      'Booking',
    );
    expect(boat).toMatchObject({ starts_at: 'datetime', ends_at: 'datetime' });
    expect(boat).not.toHaveProperty('duration');
    const yurt = fieldsOf(
      'Guests book yurts with arrival, departure and number of guests.',
      'Booking',
    );
    expect(yurt).toMatchObject({ arrival: 'date', departure: 'date' });
    expect(yurt).not.toHaveProperty('starts_at');
    expect(Object.values(yurt).filter((type) => type === 'integer')).toHaveLength(1);
  });

  it('is taken by days wherever days are spoken of, and no list is made of weeks', () => {
    const lens = 'Lenses with price per day. Clients reserve a lens.';
    expect(fieldsOf(lens, 'Booking')).toMatchObject({ start_date: 'date', end_date: 'date' });
    const hut = 'Our club has a mountain hut; members book it for their weekends.';
    expect(fieldsOf(hut, 'Booking')).toMatchObject({ start_date: 'date', end_date: 'date' });
    expect(lists(hut)).not.toContain('Weekend');
    const haus = 'Gäste reservieren ein Tiny House mit Ankunft, Abreise und Anzahl Personen.';
    expect(fieldsOf(haus, 'Booking')).toMatchObject({ start_date: 'date', end_date: 'date' });
  });
});

describe('what is booked of several', () => {
  it.each([
    [
      'Our club has two cabins with several bunks each; members book a bunk for some nights with arrival, departure and number of children',
      ['Cabin', 'Bunk', 'Booking'],
      { bunk: 'Bunk', arrival: 'date', departure: 'date', number_of_children: 'integer' },
    ],
    [
      'Our marina has 80 berths. Skippers book a berth for a few nights with boat length, arrival, departure and whether they need power.',
      ['Berth', 'Booking'],
      { berth: 'Berth', arrival: 'date', departure: 'date', needs_power: 'boolean' },
    ],
    [
      'Wir haben zwei Werkstätten mit mehreren Werkbänken; Mitglieder buchen eine Werkbank für ein paar Stunden',
      ['Werkbank', 'Booking'],
      { werkbank: 'Werkbank', starts_at: 'datetime' },
    ],
    [
      'Our music school has three studios. Teachers book a studio by the hour.',
      ['Studio', 'Booking'],
      { studio: 'Studio', starts_at: 'datetime' },
    ],
  ])('is one of them, and nothing beside it: %s', (text, things, expected) => {
    expect(lists(text)).toEqual(expect.arrayContaining(things));
    expect(lists(text)).toHaveLength(things.length);
    const booking = fieldsOf(text, 'Booking');
    expect(booking).toMatchObject(expected);
    const relations = Object.values(booking).filter((type) => things.includes(type));
    expect(relations).toHaveLength(1);
  });

  it('belongs to what has several of it', () => {
    const hut =
      'Unser Verein hat eine Berghütte mit drei Zimmern; Mitglieder buchen ein Zimmer mit Anreise, Abreise und Anzahl der Gäste';
    expect(Object.values(fieldsOf(hut, 'Zimmer'))).toContain('Berghuette');
    expect(fieldsOf(hut, 'Booking')).toMatchObject({ anzahl_der_gaeste: 'integer' });
    expect(lists(hut)).not.toContain('Guest');
  });

  it('is a ware where customers order it, whatever it is elsewhere', () => {
    const cakes =
      'Our bakery has cakes: name, price, photo. Customers order a cake with pickup date.';
    expect(fieldsOf(cakes, 'Cake')).not.toHaveProperty('date');
  });
});

describe('what people ask for', () => {
  it('is told of the application, and is no list beside it', () => {
    const text =
      'Trainees apply for bench keys with shelf and dates, the foreman approves or rejects.';
    expect(lists(text)).toHaveLength(1);
    expect(read(text)[0]?.name).toMatch(/Application$/);
  });

  it('is theirs where they are said to see their own', () => {
    const text =
      'Tenants apply for cellar permits with licence plate and dates, the house manager approves or rejects. Tenants must only see their own permits.';
    expect(lists(text)).toEqual(['CellarPermit']);
    expect(fieldsOf(text, 'CellarPermit')).not.toHaveProperty('house');
    expect(read(text)[0]?.permissions).toEqual({ read: 'creator', write: 'creator' });
  });
});

it('what has several of what has several is kept, each in its own', () => {
  const text = 'A curriculum has strands, a strand has drills and a drill has a video and a score.';
  expect(lists(text)).toEqual(expect.arrayContaining(['Strand', 'Drill']));
  expect(fieldsOf(text, 'Drill')).toMatchObject({ strand: 'Strand', score: expect.anything() });
});

it('a stand-up is what each did, does and is held up by', () => {
  const text = 'Daily standup: yesterday, today, blockers';
  const [rows] = read(text);
  expect(rows?.fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['yesterday', 'today', 'blockers']),
  );
});

describe('words that name no list and no field', () => {
  const named = (text: string) =>
    read(text).flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]);

  it.each([
    ['Staff scan a QR code and report a leak with photo and floor, without an account', /code/i],
    ['A week view of whats on for our lectures: date, hour, hall', /whats/i],
    ['Gatos en adopción con foto y edad, que los vea todo el mundo', /mundo/i],
    ['Des chiens à adopter avec photo et âge, visibles par tout le monde', /monde/i],
    [
      'We are sick of the paper forms. Repairs: machine, fault, technician, date done',
      /paper|form|sick/i,
    ],
    ['Orders with cake, size and date. Customers get a link to see if it is ready', /link/i],
    [
      'In our lab we store cultures in minus seventy freezers with shelf and date',
      /seventy|minus/i,
    ],
  ])('%s', (text, absurd) => {
    expect(named(text).filter((name) => absurd.test(name))).toEqual([]);
  });

  it('how much of something was taken is an amount', () => {
    const text =
      'Reagents with lot and supplier. When someone takes a portion we log who, when and how much.';
    expect(fieldsOf(text, 'Portion')).toMatchObject({ amount: 'number' });
  });

  it('who comes and goes is lent to nobody', () => {
    const text = 'Youth club sign in. Teens with allergies, sign in and out with time';
    expect(lists(text)).not.toContain('Loan');
    expect(lists('Members check tools in and out. Tools with number and shelf')).toContain('Loan');
  });
});

it.each([
  ['A tray has positions, each position has a plug with a species and a date', 'Position'],
  ['I make candles. Batches with wax, scent, wick and pour date', 'Batch'],
  ['Night watch at the harbor: watches with start, end and who is on', 'Watch'],
])('a word is a trade’s only where the trade is spoken of: %s', (text, name) => {
  const fields = Object.keys(fieldsOf(text, name));
  for (const wrong of ['salary', 'contract_type', 'abv', 'gravity', 'strap', 'movement', 'brand'])
    expect(fields).not.toContain(wrong);
});

it.each([
  'App para o meu salão: clientes marcam horário com serviço, dia e telefone',
  'Para mi consulta: los pacientes piden cita con motivo, fecha y teléfono',
  'Pour mon salon: les clientes prennent rendez-vous avec prestation, date et téléphone',
  'Per il mio ambulatorio: i pazienti prendono appuntamento con data, ora e motivo',
  'Voor mijn salon: klanten maken een afspraak met datum, tijd en wens',
  'For my clinic: patients make an appointment with reason, date, time and phone',
])('whoever makes an appointment has it, and nobody else sees it: %s', (text) => {
  const [appointment, ...others] = read(text);
  expect(appointment?.name).toBe('Appointment');
  expect(others).toEqual([]);
  expect(appointment?.permissions).toEqual({ read: 'creator', write: 'creator' });
});
