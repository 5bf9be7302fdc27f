import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const read = (text: string) => understand(text, { now }).spec;
const lists = (text: string) => read(text).entities.map(({ name }) => name);
const list = (text: string, name: string) =>
  read(text).entities.find((entity) => entity.name === name);
const fields = (text: string, name: string) =>
  Object.fromEntries(list(text, name)?.fields.map((field) => [field.name, field]) ?? []);

describe('a question that tells of rows by itself', () => {
  it('puts who, which and when into a list of shifts', () => {
    const text =
      'Zoo keepers: keepers, enclosures, shifts, who looks after which enclosure at what time';
    const shift = fields(text, 'Shift');
    expect(shift.keeper?.relation).toBe('Keeper');
    expect(shift.enclosure?.relation).toBe('Enclosure');
    expect(shift.time?.type).toBe('time');
  });

  it('makes that list where none was named', () => {
    const text = 'Mountain rescue: who is on duty which night, and ropes with next check date';
    expect(fields(text, 'Shift')).toMatchObject({ assignee: {}, date: { type: 'date' } });
    expect(fields(text, 'Rope')).not.toHaveProperty('assignee');
  });

  it('says of a thing who has it, where no time is asked for', () => {
    expect(fields('we share bikes, who has which bike and since when', 'Bike')).toMatchObject({
      assignee: {},
    });
    expect(lists('un’app per le chiavi: chi ha quale chiave e se è tornata')).toHaveLength(1);
  });

  it('keeps who owes whom beside other lists, and as no state of theirs', () => {
    const text = 'App für unser Ferienhaus: Putzplan, Einkaufsliste und wer wem wie viel schuldet';
    expect(lists(text)).toEqual(expect.arrayContaining(['Debt']));
    expect(lists(text)).toHaveLength(3);
  });

  it('is answered by a choice where its answers stand behind it', () => {
    const text = 'Tool inventory: item, where it is (van, shed, workshop), and photo';
    const all = read(text).entities.flatMap((entity) => entity.fields);
    const place = all.find(({ name }) => name === 'location');
    expect(place?.options?.map(({ label }) => label)).toEqual(['Van', 'Shed', 'Workshop']);
    expect(all.map(({ name }) => name)).not.toContain('workshop');
  });
});

describe('who does what', () => {
  it('keeps those of whom the next sentence tells', () => {
    const text =
      'I coach tennis to 12 juniors. Each has a training day, parent’s phone and a level';
    expect(fields(text, 'Junior')).toMatchObject({ level: {} });
  });

  it('keeps those that move through stages', () => {
    const text =
      'Grant board for our foundation: proposals move from draft to review to funded, with budget and who reviewed them';
    expect(lists(text)).toContain('Proposal');
  });

  it('keeps what somebody sells, and how much of it there is', () => {
    const text = 'I sell knitted scarves at fairs. I want to know my stock per colour';
    expect(lists(text)).toEqual(['Scarf']);
  });

  it('writes down who gives marks, and how many of ten', () => {
    const text = 'App for a baking contest: bakers, cakes, jurors give points from 1 to 10';
    const point = list(text, 'Point');
    const names = point?.fields.map(({ name, unit }) => `${name}${unit ?? ''}`);
    expect(names).toEqual(expect.arrayContaining(['juror', 'points/10']));
    expect(
      list('Chilli diary with variety, heat 1-5 and notes', 'ChilliDiaryEntry')?.fields ?? [],
    ).toEqual(expect.anything());
  });

  it('is no field: what is done with what was named', () => {
    const text =
      'IT desk: colleagues open tickets with screenshots, the admins answer and the boss reads and closes them';
    const all = read(text).entities.flatMap((entity) => entity.fields.map(({ name }) => name));
    expect(all.join()).not.toMatch(/closes|reads/);
  });

  it('registers those who belong to somebody: each sees their own, who organises sees all', () => {
    for (const text of [
      'A page where owners register their dogs for the dog show: name, breed, age, microchip',
      'Eine Seite, auf der Eltern ihre Kinder zum Zeltlager anmelden können: Name, Alter, Allergien',
    ]) {
      const [first] = read(text).entities;
      expect(first).toMatchObject({
        permissions: { read: 'creator', write: 'creator' },
        ownedByCreatorOrAdmin: true,
      });
      expect(read(text).behaviours.map(({ kind }) => kind)).not.toContain('booking');
    }
  });
});

describe('who is chosen when a time is booked', () => {
  const text =
    'I run a nail studio with two beauticians. Clients choose a beautician, a treatment and a time, and I see the appointments';

  it('is introduced to everybody, without what a file of the staff holds', () => {
    const chosen = list(text, 'Beautician');
    expect(chosen?.permissions).toEqual({ read: 'anonymous', write: 'admin' });
    expect(chosen?.fields.map(({ name }) => name).join()).not.toMatch(/birthday|phone|hire/);
  });

  it('is booked with the treatment, in the list that was named, where nobody waits for a time', () => {
    const { options } = fields(text, 'Appointment').status ?? {};
    expect(options?.map(({ value }) => value)).toEqual(['booked', 'cancelled']);
    expect(lists(text)).not.toContain('Booking');
    expect(read(text).behaviours).toContainEqual(
      expect.objectContaining({ kind: 'booking', target: 'Appointment' }),
    );
  });
});

describe('a word', () => {
  it('stands for the longer one of the sentence before', () => {
    expect(
      lists('Wir verleihen Hüpfburgen. Burgen mit Foto, Größe und Preis pro Tag'),
    ).toHaveLength(1);
  });

  it('is a trade’s own only where the text is of that trade', () => {
    expect(lists('Track tips my bartenders get per shift')).not.toContain('Advice');
    expect(lists('laundry room booking for our house')).not.toContain('Accommodation');
    expect(lists('guest room booking for our B&B')).toContain('GuestRoom');
  });

  it('with a hyphen is one field, and a count is one', () => {
    const text = 'we’re a choir. concerts with hall, fee and sound-check time, and who can’t come';
    expect(lists(text)).toEqual(['Concert']);
    const concert = fields(text, 'Concert');
    expect(concert).toMatchObject({ sound_check_time: { type: 'time' }, away: {} });
    expect(concert).not.toHaveProperty('sound');
    const names = Object.keys(
      fields(
        'An escape game company: rooms with a story and a theme, bookings with number of players and a price',
        'Booking',
      ),
    );
    expect(names.filter((name) => name.includes('player'))).toHaveLength(1);
  });
});

describe('an app without a name of its own', () => {
  it.each([
    ['make me an app for a chess tournament: players, rounds', 'Chess Tournament'],
    ['un’app per la mia pizzeria: clienti e ordini', 'Pizzeria'],
    ['an app for my team with tasks and who does them', /^(?!Team$)/],
    ['Yoga classes for my studio with a waiting list', 'Yoga Classes'],
  ])('is called by what it is for, where that says something: %s', (text, name) => {
    expect(read(text).name).toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
  });

  it('is called nothing by ‘a simple app’', () => {
    expect(lists('A simple app where we note rides with km and date')).not.toContain('App');
  });
});

describe('who does something when', () => {
  it.each([
    ['Sports hall: who reserved it when, and for which team', 'Booking'],
    ['Board meetings with agenda and minutes, and who does what until when', 'Task'],
    ['Our guard dog: who feeds him when, and what he weighs', 'Shift'],
  ])('is of what is done: %s', (text, name) => {
    expect(lists(text)).toContain(name);
    expect(lists(text).join()).not.toMatch(/Until|When/);
  });
});

describe('what everybody writes', () => {
  it.each([
    [
      'Daily standup: everybody posts yesterday, today, blockers',
      ['yesterday', 'today', 'blockers'],
    ],
    [
      'Retro for our crew: everyone writes what went well, what went badly, ideas',
      ['went_well', 'went_badly', 'ideas'],
    ],
    [
      'Choir check-in: everybody notes last week, this week, wishes',
      ['last_week', 'this_week', 'wishes'],
    ],
  ])('are the fields of one row, with who and when: %s', (text, parts) => {
    expect(lists(text)).toHaveLength(1);
    const [row] = read(text).entities;
    const texts = row?.fields.filter(({ type }) => type === 'longtext').map(({ name }) => name);
    expect(texts).toEqual(parts);
    expect(row?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['person', 'date']));
  });
});

describe('a question to whom it was put', () => {
  it.each(['Who are you?', 'What is it to be?', 'Where is the help?'])(
    'keeps nothing: %s',
    (text) => {
      expect(lists(text)).toEqual([]);
    },
  );
});

describe('what somebody runs', () => {
  it('is no list beside what is kept there', () => {
    const text = 'I run a kennel. dogs, keepers, stays with arrival, departure and price';
    expect(lists(text)).toEqual(expect.arrayContaining(['Dog', 'Stay']));
    expect(lists(text)).not.toContain('Kennel');
  });
});

describe('a field', () => {
  it('is a yes or no where both are said', () => {
    const text = 'Brake checks in our garage: car, mechanic, worn or not worn, photo';
    const flags = read(text).entities.flatMap((one) =>
      one.fields.filter(({ type }) => type === 'boolean').map(({ name }) => name),
    );
    expect(flags).toEqual(['worn']);
  });

  it('of people is never their name in its place', () => {
    const text =
      'Music school marketplace: tutors with subjects, hourly rate and a photo, students book lessons';
    expect(list(text, 'Tutor')?.fields.find(({ role }) => role === 'title')?.name).toBe('name');
  });

  it.each(['brother', 'sister', 'flatmate'])('is none of with whom a list is shared: %s', (who) => {
    const text = `shopping list that I share with my ${who}, with quantity and who buys it`;
    const names = read(text).entities.flatMap((one) => one.fields.map(({ name }) => name));
    expect(names).toContain('quantity');
    expect(names).not.toContain(who);
  });
});

describe('a list behind its own heading', () => {
  const types = (text: string, name: string) =>
    Object.fromEntries(list(text, name)?.fields.map((field) => [field.name, field.type]) ?? []);

  it.each([
    ['Outposts: name, bunks, radio channel', 'Outpost', ['name', 'bunks', 'radio_channel']],
    ['Sips: tea, minutes, score', 'Sip', ['tea', 'score']],
    ['A list of our quarters: name, porter, phone', 'Quarter', ['name', 'porter', 'phone']],
    ['Lockers: number, hallway, who uses it, since', 'Locker', ['number', 'hallway', 'start_date']],
  ])('is what the app keeps, its items fields: %s', (text, name, named) => {
    expect(lists(text)).toEqual([name]);
    expect(Object.keys(fields(text, name))).toEqual(expect.arrayContaining(named));
  });

  it('has days and counts where the items say so', () => {
    expect(types('Goats: name, breed, litres per day', 'Goat')).toMatchObject({
      litres_per_day: 'integer',
    });
    expect(types('Lawsuits: client, court, next hearing', 'Lawsuit')).toMatchObject({
      next_hearing: 'date',
    });
  });

  it('is none where its items are values', () => {
    expect(lists('Colours: red, green, blue')).not.toContain('Colour');
  });
});

describe('a map', () => {
  const said = (text: string) => read(text).readings.map(({ readAs }) => readAs);

  it.each([
    'Show our laundrettes on a map: name, address, opening hours',
    'Interactive map of street pianos: artist, year, address',
    'Trinkbrunnen: Name, Adresse, auf einer Karte anzeigen',
  ])('is no list, and is said to be left out: %s', (text) => {
    expect(said(text)).toContain('map');
    expect(lists(text)).toHaveLength(1);
    expect(read(text).entities[0]?.fields.map(({ name }) => name)).toContain('address');
  });

  it.each([
    'A road map for our product with features and dates',
    'Speisekarte: Gericht, Preis',
    'Kasse: Datum, Betrag, bezahlt mit Karte und bar',
    'Gerichte auf der Karte mit Preis und Allergenen',
    'Les plats sur la carte avec prix et allergènes',
  ])('is asked for by none of: %s', (text) => {
    expect(said(text)).not.toContain('map');
  });
});
