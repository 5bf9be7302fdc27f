import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { saidPlainly } from './turns/index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const read = (text: string) => understand(text, { now }).spec;
const names = (text: string) => read(text).entities.map(({ name }) => name);
const fieldsOf = (text: string, list: string) =>
  read(text)
    .entities.find(({ name }) => name === list)
    ?.fields.map(({ name }) => name) ?? [];
const views = (text: string) => read(text).pages.map(({ view, entity }) => `${view} ${entity}`);

describe('what is told beside a wish', () => {
  it('is no list: how it is done today, and how bad that is', () => {
    const made = names(
      'We are a small theatre company and right now everything is in a whatsapp group and three spreadsheets and nobody knows anything. What I need: props with photo and condition, the productions we are doing with date and venue. Every autumn its chaos. thx!!',
    );
    expect(made).toEqual(expect.arrayContaining(['Prop', 'Production']));
    expect(made.join()).not.toMatch(/whatsapp|spreadsheet|table|chaos|anything|doing|thx/i);
  });

  it('is no field: how often, and what is to be shown', () => {
    const text =
      'Food bank: donations come in with weight and expiry date, families pick up parcels, show me how many kg we gave out this month and what expires this week';
    const all = read(text).entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(all).not.toEqual(expect.arrayContaining(['month']));
    expect(all).not.toEqual(expect.arrayContaining(['show']));
    expect(all).not.toEqual(expect.arrayContaining(['week']));
  });

  it('is told apart from what has the same word: a band’s shows, a field called week', () => {
    const text = 'Our band keeps shows with date and venue, and songs with key, tempo and composer';
    expect(names(text)).toContain('Show');
    expect(fieldsOf('Deliveries with week, driver, weight and price', 'Delivery')).toContain(
      'week',
    );
  });
});

describe('what is asked for', () => {
  it('is a view, in a sentence of its own', () => {
    expect(
      views('Horse vet visits: owner, horse, cost, next visit. I want a calendar, please'),
    ).toContain('calendar HorseVetVisit');
    expect(views('Episodes with guest, recording date and status. board please').join()).toMatch(
      /^board /,
    );
    expect(
      views('Horse vet visits: owner, horse, cost, next visit. No calendar, please').join(),
    ).not.toMatch(/calendar/);
  });

  it('is what a status may be, without a sign between', () => {
    const [episode] = read(
      'Episodes with guest, topic, status idea recorded edited published, and show notes',
    ).entities;
    expect(
      episode?.fields.find(({ role }) => role === 'status')?.options?.map(({ label }) => label),
    ).toEqual(['Idea', 'Recorded', 'Edited', 'Published']);
  });

  it('is a field in a flat row behind what the app is called by', () => {
    const text =
      'podcast episode planner, guests, recording date, topic, show notes, board from idea to published';
    expect(names(text)).toEqual(['Episode']);
    expect(fieldsOf(text, 'Episode')).toEqual(
      expect.arrayContaining(['guest', 'recording_date', 'topic', 'show_notes']),
    );
  });

  it('is of somebody where it is noted of them', () => {
    const text =
      'For every child we keep allergies and a doctor. During the day we note naps, meals and small stories with pictures';
    for (const list of ['Nap', 'Meal', 'Story']) expect(fieldsOf(text, list)).toContain('child');
  });

  it.each([
    ['Horses with breed and birthday', /^(?:Haflinger|Connemara|Shetland|Lusitano|Knabstrupper)$/],
    ['Our cats with breed and birthday', /^(?:Maine Coon|Ragdoll|Bengal|Savannah|Devon Rex)$/],
    ['Pets with species, breed and birthday', /^(?:[A-Z]|undefined$)/],
  ])('has breeds where they are asked for, and no sorts of animals: %s', (text, breeds) => {
    for (const { breed } of read(text).entities[0]?.samples ?? [])
      expect(String(breed)).toMatch(breeds);
  });
  it('is of one kind of animal where the list is: a horse is no dog, cat or rabbit', () => {
    const [horse] = read('My horses with birthday').entities;
    expect(horse?.fields.map(({ name }) => name)).not.toContain('species');
    const pictures = new Set(horse?.samples.map(({ photo }) => photo));
    expect(pictures).not.toContain(read('My cats with birthday').entities[0]?.samples[0]?.photo);
  });
});

describe('who does something, and what to', () => {
  it('is no list of those who need an app, nor of those whose verb it is', () => {
    expect(
      names(
        'The HOA needs a visitor parking app: visits with guest, licence plate, date and the flat they visit',
      ).join(),
    ).not.toMatch(/HOA/i);
    expect(
      names('I coach a chess club: games with opponent, result, date and the opening we played'),
    ).not.toContain('Teacher');
  });

  it('is what is worked on, and not the work', () => {
    const text =
      'We restore old clocks. People drop them off, I write down maker, fault, parts used, hours and price, and whether it is done';
    expect(names(text)).toContain('OldClock');
    expect(names(text).join()).not.toMatch(/restore/i);
  });

  it('says in each row who noted it, and when', () => {
    const text =
      'Vineyard app: pruners log vines each day with row number and minutes, and I look at it in the evening';
    const fields = fieldsOf(text, 'Vine');
    expect(fields).toEqual(expect.arrayContaining(['pruner', 'date']));
    const orchard = 'Olive grove: pickers log crates each day with kg, and I see kg this month';
    expect(fieldsOf(orchard, 'Crate')).toContain('kg');
    expect(fieldsOf(orchard, 'Picker')).not.toContain('kg');
  });

  it('cuts what is only said of a list off its name', () => {
    expect(
      names('Cat shelter: cats waiting for families with photos, people can ask for one'),
    ).not.toContain('CatsWaiting');
  });

  it('keeps in an inventory what it is of', () => {
    const text =
      'inventory for a theatre: costumes, where each costume is (which rack), when cleaned, size, era';
    expect(names(text)).toEqual(['Costume']);
  });

  it('is known by people and not by the street, and has no birthday', () => {
    const all = read('Harvest app: pickers, crates with weight and date').entities;
    const picker = all.find(({ name }) => name === 'Picker');
    expect(picker?.permissions.read).toBe('all');
    expect(picker?.fields.map(({ name }) => name)).not.toContain('relationship');
    // A school is no person either.
    const [school] = read('Compare kindergartens with distance, score and pros').entities;
    expect(school?.samples[0]?.name).toMatch(/^Kindergarten/);
  });
});

describe('a word of several trades', () => {
  it('is what the rest of the sentence speaks of', () => {
    expect(
      names('Youth club check in: children, allergies, who collects them and a code').join(),
    ).not.toMatch(/Habit/);
    expect(
      names('street tool share where everyone lists what they own and others can borrow it').join(),
    ).not.toMatch(/Investment/);
    expect(names('our shared flat: chores, shopping list and bills').join()).not.toMatch(
      /Property/,
    );
    expect(names('Survey results, interviews with date and who did them').join()).not.toMatch(
      /Quiz/,
    );
    expect(names('My portfolio: shares with ticker, price and dividends').join()).toMatch(
      /Share|Investment/,
    );
    expect(names('Flats to let with rent, rooms and photos')).toContain('Flat');
  });

  it('is no list where it only says of which kind a place is', () => {
    expect(
      names(
        'we run a big horse hospital, owners, their horses, stays with date, diagnosis and cost, and nurses',
      ),
    ).not.toContain('Animal');
  });
});

describe('a form', () => {
  const turn = read(
    'a website for my flower shop with the menu, opening hours and a form for bouquet orders with date, size and colour',
  );
  const order = turn.entities.find(({ name }) => name === 'BouquetOrder');

  it('is a list of what it is for, with its own fields, which anybody may fill in and nobody read', () => {
    expect(order?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['date', 'size', 'colour']),
    );
    expect(order?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
    expect(turn.behaviours).toContainEqual(
      expect.objectContaining({ kind: 'public_form', entity: 'BouquetOrder' }),
    );
  });

  it('leaves the lists before it as they are', () => {
    expect(turn.entities.map(({ name }) => name)).toContain('OpeningHours');
  });
});

describe('whose something is', () => {
  it('is no list beside it', () => {
    expect(names('Rezepte meiner Tante mit Zutaten, Zubereitung und Foto').join()).toBe('Recipe');
    expect(names('Letters of my grandfather with date, place and a scan').join()).not.toMatch(
      /Grandfather/,
    );
  });
});

describe('a waiting list', () => {
  it('is a list of who waits where nothing is booked, and places for more where something is', () => {
    const made = names('Kindergarten: children, parents, a waiting list and monthly fees');
    expect(made).toEqual(expect.arrayContaining(['Child', 'WaitingListEntry']));
    expect(made).not.toContain('Booking');
    const courses = read('Pottery courses with limited places and a waiting list');
    expect(courses.entities.map(({ name }) => name)).not.toContain('WaitingListEntry');
    expect(courses.behaviours.map(({ kind }) => kind)).toContain('capacity');
  });
});

describe('what parents sign', () => {
  it('has no places to book, and is no stranger’s', () => {
    const { entities, behaviours } = read(
      'class camp consent forms: parents sign for their child, emergency contact, and teachers see who is missing',
    );
    expect(behaviours.map(({ kind }) => kind)).not.toContain('booking');
    for (const { permissions } of entities) expect(permissions.read).toBe('admin');
  });
});

describe('who registers', () => {
  it('is kept with what they give', () => {
    const text =
      'We organise a boat race. rowers register with name, age group and weight, and we enter their times afterwards';
    expect(fieldsOf(text, 'Rower')).toEqual(expect.arrayContaining(['age_group', 'weight']));
    expect(names(text).join()).not.toMatch(/afterward/i);
  });
});

describe('what an app is called by', () => {
  it('is what was said, with the place where it is one word', () => {
    expect(read('The school needs a book swap app: books with owner and state').name).toBe(
      'Book Swap',
    );
    expect(read('inventory for a winery: barrels with volume, grape and year').name).toMatch(
      /Winery/,
    );
  });

  it('is not said to be left out', () => {
    const { name, readings } = read('Olive grove: pickers log crates each day with kg');
    expect(name).toBe('Olive Grove');
    expect(readings.map(({ word }) => word.toLowerCase())).not.toContain('olive grove');
  });

  it('is no list beside what is collected', () => {
    expect(
      names('Antique teapot collection with maker, year, what I paid and current value'),
    ).toHaveLength(1);
  });
});

describe('sums that are asked for', () => {
  const sums = (text: string) =>
    read(text)
      .behaviours.filter(({ kind }) => kind === 'total')
      .map(({ entity, fields, values }) => [entity, fields.value, values.period]);

  it('are of the running day, week, month or year, in any language', () => {
    expect(
      sums('Olive grove: pickers log crates each day with kg, and I see kg this month'),
    ).toContainEqual(['Crate', 'kg', 'month']);
    expect(
      sums('Ventes de la ferme : produit, date, montant. Je veux voir le montant par semaine'),
    ).toContainEqual([expect.any(String), 'amount', 'week']);
    expect(
      sums('Ausgaben mit Betrag, Kategorie und Datum. Zeig mir die Kosten pro Jahr'),
    ).toContainEqual([expect.any(String), 'amount', 'year']);
  });

  it('are all that were asked for, and the sum of everything where that was, too', () => {
    const text = 'Expenses with amount and date. Show me what I spent this week and this month';
    expect(sums(text).map(([, , period]) => period)).toEqual(
      expect.arrayContaining(['week', 'month']),
    );
    const both = sums('Trips with km and date. Show me the total, and the km per month');
    expect(both.map(([, , period]) => period)).toEqual(
      expect.arrayContaining([undefined, 'month']),
    );
  });

  it('are none where it is only said how often something is noted', () => {
    expect(
      sums('We log our meals each day with calories and a photo').map(([, , period]) => period),
    ).toEqual([]);
  });

  it('are written into no row: what somebody is owed, how many there were', () => {
    const all = read(
      'Orchard: pickers log crates each day with kg, show me how many crates this week and what each picker is owed',
    ).entities.flatMap(({ fields }) => fields.map(({ name }) => name));
    expect(all.join()).not.toMatch(/how_many|owed|description/);
  });
});

describe('sample rows', () => {
  it('are of the app’s own trade, or of none', () => {
    const titles = (text: string) =>
      read(text).entities[0]?.samples.map((row) => String(row.title ?? row.name)) ?? [];
    expect(
      titles('Inspections of our beehives with queen, brood and date, by hive').join(),
    ).not.toMatch(/lift|playground|fire|kitchen/i);
    expect(titles('Safety inspections of our building with result, date and notes')).toContain(
      'Playground',
    );
  });
});

describe('access', () => {
  const access = (text: string) =>
    Object.fromEntries(read(text).entities.map(({ name, permissions }) => [name, permissions]));

  it('is for those inside where rows say whose something is', () => {
    const { Plot } = access('Allotments: plots with tenant, size and yearly fee');
    expect(Plot?.read).toBe('all');
    expect(access('Books with title and author').Book?.read).toBe('anonymous');
  });

  it('is for who empties the box, unless all have a say', () => {
    for (const text of ['suggestion box', 'Kummerkasten für unsere Schule'])
      expect(Object.values(access(text))).toEqual([{ read: 'admin', write: 'anonymous' }]);
    expect(access('An idea box where everyone can vote').Idea?.read).toBe('anonymous');
  });
});

describe('a row of what happens', () => {
  const to = (text: string, list: string) =>
    read(text)
      .entities.find(({ name }) => name === list)
      ?.fields.flatMap(({ relation }) => relation ?? []) ?? [];

  it('says to whom or to what of the lists it happened, and a gathering does not', () => {
    const homes =
      'We look after 9 holiday homes. Homes with address and key number; cleaners with phone; cleanings with date, hours and remarks.';
    expect(to(homes, 'Cleaning')).toContain('HolidayHome');
    const flats =
      'I rent out 6 flats. Flats with size, tenants with phone, repairs with photos and cost.';
    expect(to(flats, 'Repair')).toEqual(expect.arrayContaining(['Tenant']));
    expect(to('Controle de clientes e pedidos com valor e status', 'Order')).toEqual(['Client']);
    const choir =
      'Our choir needs a list of singers with voice part and phone, and rehearsals with date and place';
    expect(to(choir, 'Rehearsal')).toEqual([]);
  });

  it('points once at what it is of, and is of no new list where a kind of it is kept', () => {
    const text =
      'A gradebook for a primary school teacher: pupils, subjects, tests with a date and a maximum score, and the grade each pupil got in each test.';
    expect(to(text, 'Grade').toSorted()).toEqual(['Pupil', 'Subject', 'Test']);
    expect(to(text, 'Test')).not.toContain('Grade');
    for (const list of ['Grade', 'Test']) expect(fieldsOf(text, list)).not.toContain('subject');
  });
});

describe('what stands beside a list', () => {
  it('is not of it: rehearsals are of no singer, and a form for strangers asks for no exhibition', () => {
    const choir =
      'A choir’s app: singers with voice part and phone, rehearsals with date and place';
    expect(fieldsOf(choir, 'Rehearsal')).not.toContain('singer');
    expect(read(choir).entities.filter(({ isChild }) => isChild)).toEqual([]);
    const artist =
      'A portfolio for a ceramic artist with her works, exhibitions with place and dates, and a contact form';
    expect(fieldsOf(artist, 'ContactForm')).not.toContain('exhibition');
  });

  it('is one list of who waits where people join it, and no place in another', () => {
    for (const text of [
      'A community garden: plots with number, size and tenant, tasks with due date and who does it, and a waiting list people can join',
      'A choir’s app: songs with composer, rehearsals with date and place, and a waiting list people can join',
      'Allotments: plots with tenant and rent; anyone can sign up for the waiting list with name and email',
      'Kita: Gruppen mit Plätzen, Kinder mit Geburtstag, Eltern können ihr Kind auf die Warteliste setzen',
    ]) {
      expect(names(text).filter((name) => /wait/i.test(name))).toEqual(['WaitingListEntry']);
      expect(names(text)).not.toContain('Booking');
    }
    const yoga =
      'Yoga classes with places; people book, and if it is full they join the waiting list';
    expect(names(yoga)).toEqual(['YogaClass', 'Booking']);
  });

  it('is no list where it is attached to a row, and one where it is what is kept', () => {
    const made = (text: string) =>
      read(text).entities.map(({ name, fields }) => [
        name,
        fields.filter(({ type }) => type === 'image' || type === 'file').map((field) => field.name),
      ]);
    expect(
      made('Cleaning jobs with date and flat, the cleaner uploads a picture when done'),
    ).toEqual([['CleaningJob', ['picture']]]);
    expect(
      made('Inspections with date and result; inspectors attach photos and a signature'),
    ).toEqual([['Inspection', ['photo', 'signature']]]);
    expect(names('A family photo album: photos with date and people')).toEqual(['Photo']);
    expect(names('Petition for a bike lane: collect signatures with name and email')).toEqual([
      'Signature',
    ]);
    const tree = 'Family tree: persons with birth and death, and scanned documents for each person';
    expect(made(tree)).toContainEqual(['Document', ['document']]);
  });

  it('is called as it is: an app by whose it is, a booking by who booked, a boat by its own picture', () => {
    expect(read("A choir's app: songs with composer and sheet music").name).toBe('Choir');
    expect(read("A vet's app: animals with breed and age").name).toBe('Vet');
    const rental =
      'A boat rental: boats with photo and price per hour, bookings with start and end time, customer name and phone';
    const booking = read(rental).entities.find(({ name }) => name === 'Booking');
    expect(booking?.fields.find(({ role }) => role === 'title')?.name).toBe('customer_name');
    expect(read(rental).entities.find(({ name }) => name === 'Boat')?.icon).toBe('Sailboat');
  });
});

describe('a list that is said by a part of its name', () => {
  const names = (text: string) =>
    understand(saidPlainly(text)).spec.entities.map(({ name }) => name);

  it('is one list: inspections of hives, items that were lost', () => {
    expect(names('log for my beehives: inspections, queen, mites, honey harvest')).toEqual([
      'Beehive',
      'Inspection',
    ]);
    expect(names('Lost and found: anyone can look, teachers add items')).toEqual(['LostItem']);
  });

  it('is none where somebody only wants to know where something stands', () => {
    expect(
      names('Let tenants report repairs with a photo and see where their request stands'),
    ).toEqual(['Repair']);
  });
});

it('what is checked out and in again is lent, and sold in no shop', () => {
  const made = (text: string) => understand(saidPlainly(text)).spec;
  for (const text of [
    'Members check cameras out and in.',
    'Members check out laptops and check them in again',
  ])
    expect(made(text).behaviours.map(({ kind }) => kind)).toEqual(['borrow']);
});

it('comments are of something, however they are asked for', () => {
  for (const text of [
    'An idea board: people suggest ideas, vote for them once each and comment on them',
    'Recipes that people comment on',
  ])
    expect(understand(saidPlainly(text)).spec.behaviours.map(({ kind }) => kind)).toContain(
      'comments',
    );
});
