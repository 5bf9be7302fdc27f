import { describe, expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import { understand } from '../index.ts';
import { saidPlainly } from './index.ts';

const specOf = (text: string) => design(understand(text).spec);
const names = (text: string) => specOf(text).entities.map(({ name }) => name);
const fields = (text: string, entity: string) =>
  specOf(text)
    .entities.find(({ name }) => name === entity)
    ?.fields.map(({ name }) => name);

describe('who signs up for a newsletter', () => {
  it.each([
    'a page where people can sign up for my newsletter and I see the list',
    'Visitors subscribe to our monthly newsletter',
    'newsletter signup page',
    'Let people join my mailing list',
  ])('is what is kept: %s', (text) => {
    const [form, ...others] = specOf(text).entities;
    expect(others).toEqual([]);
    expect(form?.fields.map(({ name }) => name)).toEqual(['name', 'email']);
    expect(form?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
  });

  it('stands beside what else a site has', () => {
    const text = 'A site for my bakery with a newsletter sign up and opening hours';
    expect(names(text).sort()).toEqual(['NewsletterSignUp', 'OpeningHours']);
    expect(names('A landing page for my startup with a waitlist')).toEqual(['WaitlistSignUp']);
  });

  it('is not meant where a newsletter is planned, or a class has a waiting list', () => {
    expect(names('Plan the newsletter: topics, author, send date')).toEqual(['SocialMediaPost']);
    const text = 'Yoga classes with 12 places and a waiting list that members can join';
    expect(names(text)).not.toContain('WaitlistSignUp');
  });
});

describe('what is shared', () => {
  it.each(['costs shared among people', 'bills split between us', 'expenses that we share'])(
    'are expenses: %s',
    (words) => {
      const text = `Trip planner for friends: trips with dates, a packing list, ${words}`;
      expect(names(text)).toEqual(expect.arrayContaining(['Trip', 'PackingItem', 'SharedExpense']));
      expect(fields(text, 'Trip')).not.toContain('among');
      expect(fields(text, 'SharedExpense')).toContain('payer');
    },
  );
});

describe('what is lent and ordered', () => {
  it('is kept with who has it, and until when', () => {
    const text = 'Keep track of which books I lend to friends and when they should give them back';
    expect(names(text)).toEqual(['Book', 'Loan']);
    expect(fields(text, 'Loan')).toEqual(
      expect.arrayContaining(['book', 'borrower', 'due_date', 'returned']),
    );
  });

  it('names its kinds where people borrow them', () => {
    const text = 'A tool library where neighbours can borrow drills and ladders';
    expect(names(text)).toEqual(expect.arrayContaining(['Tool', 'Loan']));
    const category = specOf(text).entities[0]?.fields.find(({ name }) => name === 'category');
    expect(category?.options?.map(({ label }) => label)).toEqual(['Drills', 'Ladders']);
  });

  it('is for sale, with a cart', () => {
    const text = 'I run a small bakery and want customers to order cakes for pickup';
    expect(names(text)).toEqual(['Cake', 'Order']);
    expect(fields(text, 'Cake')).toContain('price');
    expect(fields(text, 'Order')).toContain('pickup_date');
    expect(specOf(text).behaviours.map(({ kind }) => kind)).toContain('cart');
  });
});

describe('what is booked for a time', () => {
  it.each([
    ['Reservations for our tennis courts', 'TennisCourt', 'Reservation'],
    ['Members can reserve the party room', 'PartyRoom', 'Booking'],
    ['Desk booking for our office', 'Desk', 'Booking'],
  ])('has its time in the booking: %s', (text, main, booking) => {
    expect(names(text)).toEqual([main, booking]);
    expect(fields(text, booking)).toEqual(expect.arrayContaining(['starts_at', 'duration']));
    expect(specOf(text).entities[0]?.permissions.write).toBe('admin');
  });

  it('is not asked twice of what takes place', () => {
    const text = 'Yoga classes with a teacher and time; members book a place';
    expect(fields(text, 'Booking')).not.toContain('starts_at');
  });
});

describe('what is logged', () => {
  it.each([
    ['Log my blood pressure twice a day and show a chart', ['starts_at', 'systolic', 'diastolic']],
    ['Plant watering reminders', ['name', 'water_every', 'last_watered']],
    ['A time tracker for my employees by project', ['employee', 'project', 'hours']],
  ])('has the figures of it: %s', (text, kept) => {
    expect(specOf(text).entities[0]?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(kept),
    );
  });
});

it('who asks about what is shown writes to its keeper, and who was present came', () => {
  const homes = 'Real estate listings with photos and price, visitors can ask questions';
  expect(fields(homes, 'Enquiry')).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  expect(names('A class register where I mark who was present')).toEqual(['Class', 'Attendance']);
  const form = 'A feedback form for our restaurant with stars and comments';
  expect(names(form)).toEqual(['Feedback']);
});

it.each([
  ['A collection of quotes I like', 'Quote', ['quote', 'author']],
  ['Let my tenants report problems in their flats', 'MaintenanceRequest', ['location', 'status']],
  ['Warranty tracker for my appliances', 'Appliance', ['purchase_date', 'warranty_until']],
  ['Sell handmade jewelry and track orders', 'Jewelry', ['price', 'photo']],
  ['Cat adoption site for our shelter', 'Cat', ['photo', 'name']],
  ['Track my reading with pages per day', 'ReadingSession', ['pages', 'date']],
  ['Staff holiday requests with approval', 'StaffHolidayRequest', ['start_date', 'status']],
])('%s', (text, first, kept) => {
  expect(names(text)[0]).toBe(first);
  expect(fields(text, first)).toEqual(expect.arrayContaining(kept));
});

it('what an app makes is in it', () => {
  const text = 'A weekly meal planner that makes a shopping list';
  expect(names(text)).toEqual(expect.arrayContaining(['Meal', 'ShoppingItem']));
  expect(fields(text, 'Meal')).not.toContain('brand');
});

describe('a workshop', () => {
  it('is where tools are, unless somebody attends it', () => {
    expect(names('Tools in our workshop with photo and serial number')).not.toContain('Class');
    expect(
      fields('Inventory for our workshop: tools with photo, serial number and who has it', 'Tool'),
    ).not.toContain('reorder_level');
    const attended = 'Sign-ups for our workshop, with name and email of participants';
    expect(saidPlainly(attended)).toBe(attended);
  });
});

it('gives what has a day of its own no days between', () => {
  const listed = fields(
    'Chores: title, who does it, due date, and state todo, doing, done',
    'Chore',
  );
  expect(listed).toEqual(['title', 'assignee', 'due_date', 'status']);
  expect(fields('A chore tracker', 'Chore')).toContain('interval_days');
});

describe('what is sold', () => {
  const kinds = (text: string) => specOf(text).behaviours.map(({ kind }) => kind);

  it.each([
    ['I want to sell my handmade jewelry online', 'Jewelry'],
    ['an app to sell my old books online', 'OldBook'],
    ['an online shop for books', 'Book'],
    ['a site for selling vintage clothes online with sizes', 'Clothing'],
  ])('has a price and a cart: %s', (text, entity) => {
    expect(kinds(text)).toContain('cart');
    expect(fields(text, entity)).toContain('price');
    expect(fields(text, entity)).not.toContain('reading_status');
  });

  it('is none where a shop repairs, or a trade keeps its leads', () => {
    expect(kinds('a bike repair shop with jobs')).not.toContain('cart');
    expect(kinds('book store inventory')).not.toContain('cart');
    expect(names('I sell houses and need to see my leads')).toEqual(['Lead']);
  });
});

describe('other turns', () => {
  it.each([
    ['keep an eye on my plants: when did I water them last', ['Plant']],
    ['staff holidays: people ask for leave, the boss approves', ['LeaveRequest']],
    ['a leaderboard for our office table tennis', ['GameScore']],
    ['complaints box for our apartment building', ['Complaint']],
    ['pet sitting calendar with pets, owners and visits', ['Pet', 'Owner', 'PetSittingVisit']],
    ['Let my gym members book training sessions', ['TrainingSession', 'Booking']],
    ['I want to track my baby’s sleep and feeding', ['FeedingLog']],
    ['Parents sign up to bring food to the class party', ['PotluckDish']],
    ['Rental of party tents and tables', ['Equipment', 'Loan']],
    ['A wish list for my birthday that friends can reserve gifts from', ['Gift', 'Booking']],
    ['Fantasy football league table', ['GameScore']],
    ['A tool for my sister’s hair salon so that customers can book online', ['Service', 'Booking']],
    ['Keep track of who owes me money', ['Debt']],
    ['An idea box for our company where everyone can vote', ['Idea', 'Vote']],
    ['A booking page for driving lessons', ['DrivingLesson', 'Booking']],
    ['A booking app for our meeting rooms', ['MeetingRoom', 'Booking']],
    ['A map of the best ice cream shops with my ratings', ['Place']],
    ['A site for my dog walking business with services and a contact form', ['Service', 'Inquiry']],
    [
      'An app for my cleaning business: clients, jobs, invoices',
      ['Client', 'ServiceJob', 'Invoice'],
    ],
    ['A job board for our town where companies post jobs', ['Job']],
    ['Sell tickets for our village concert', ['Concert', 'Booking']],
    ['tickets for our festival: visitors buy tickets', ['Event', 'Booking']],
    ['A ticket system for our IT support', ['Ticket']],
    ['A page where people can vote for the name of our boat', ['NameSuggestion', 'Vote']],
    ['Car pool for our football team’s away games', ['SharedRide', 'Booking']],
    ['A calendar for our club rooms', ['ClubRoom', 'Booking']],
    ['A waiting list for our kindergarten', ['WaitingListEntry']],
    ['My students hand in homework and I grade it', ['HomeworkSubmission']],
    ['A recipe box with ingredients, searchable', ['Recipe']],
    ['A store room inventory for our theatre with costumes and props', ['Costume', 'Prop']],
    ['a quote generator for my carpentry: materials, hours, total', ['Quote', 'Client']],
  ])('%s', (text, entities) => {
    expect(names(text)).toEqual(entities);
  });

  it('places of what takes place are how many, and a page of bookings is booked on', () => {
    const text = 'A booking page for my yoga studio: classes with a teacher, date and places';
    expect(names(text)).toEqual(['Class', 'Teacher', 'Booking']);
    expect(fields(text, 'Class')).toContain('places');
    expect(fields('Events with date and places to park', 'Event')).not.toContain('places');
  });

  it('of who repairs say what the jobs are', () => {
    const text = 'My bike repair shop with jobs: customer, bike, what is broken, ready when';
    expect(names(text)).toEqual(['RepairJob', 'Customer']);
    expect(fields(text, 'RepairJob')).toEqual(
      expect.arrayContaining(['customer', 'bike', 'problem', 'ready_date']),
    );
  });

  it('a calendar of what happens to pets does not show when they were born', () => {
    const { pages } = specOf('pet sitting calendar with pets, owners and visits');
    expect(pages.find(({ entity }) => entity === 'Pet')?.view).not.toBe('calendar');
    expect(pages.find(({ entity }) => entity === 'PetSittingVisit')?.view).toBe('calendar');
    expect(specOf('a birthday calendar').pages[0]).toMatchObject({ view: 'calendar' });
  });
});

describe('who picks a time', () => {
  it.each([
    ['A booking app for a hair salon where customers pick a service and a time', 'Service'],
    ['Customers choose a haircut, a stylist and a free slot', 'Service'],
    ['a dentist where patients can book a treatment', 'Service'],
    ['Members choose a court and a time slot', 'Court'],
    ['Room booking for our office with approval by the manager', 'MeetingRoom'],
  ])('books: %s', (text, entity) => {
    expect(names(text)).toEqual(expect.arrayContaining([entity, 'Booking']));
    expect(specOf(text).behaviours).toContainEqual(
      expect.objectContaining({ kind: 'booking', entity, target: 'Booking' }),
    );
  });

  it.each([
    'Let people reserve a table at my restaurant for a date and number of guests',
    'guests can reserve a table with number of guests and phone',
  ])('says how many come to table: %s', (text) => {
    expect(names(text)).toEqual(['TableReservation']);
    expect(fields(text, 'TableReservation')).toContain('guests');
  });

  it('is one of so many places', () => {
    const text = 'A booking page for my yoga classes, with a limit of 12 people per class';
    expect(fields(text, 'YogaClass')).toContain('places');
    expect(fields(text, 'YogaClass')).not.toContain('limit');
  });

  it.each([
    'meeting rooms that people can book and that I approve or reject',
    'Rooms that people can reserve; bookings need approval',
  ])('waits for a decision about the booking, not about what is booked: %s', (text) => {
    const { behaviours } = specOf(text);
    expect(behaviours.find(({ kind }) => kind === 'approval')?.entity).toBe('Booking');
    expect(fields(text, 'MeetingRoom')).not.toContain('status');
  });
});

it('a CRM is no larger for the company that has it', () => {
  expect(names('a simple CRM for my cleaning company')).toEqual(names('a simple CRM'));
});

describe('a wish of a few words', () => {
  it.each([
    ['appointment system for barbers', ['Appointment', 'Service', 'Customer']],
    ['medicine reminder', ['Medication']],
    ["log my kids' vaccines", ['VaccinationRecord']],
    ['dessert sign up sheet', ['Dish', 'Guest']],
    ['church bake sale', ['BakeSaleItem']],
    ['yard sale list', ['GarageSaleItem']],
    ['house hunting', ['PropertyToView']],
    ['houseplant care log', ['Plant']],
    ['puppy training', ['DogTrainingSession']],
    ['event sign-up form', ['Event', 'Booking']],
    ['neighborhood watch', ['Incident', 'Shift', 'Member']],
    ['conference room bookings for our office', ['MeetingRoom', 'Booking']],
    ['table waiting list', ['WaitingParty']],
    ['contract generator', ['Contract']],
    ['squash ladder', ['LadderPlayer']],
    ['family reunion', ['Guest', 'Task']],
    ['chess club ratings', ['LadderPlayer']],
  ])('tells of what its trade keeps: %s', (text, kept) => {
    expect(names(text)).toEqual(expect.arrayContaining(kept));
    expect(names(text)).not.toContain('Deal');
  });
});

describe('a wish of one word', () => {
  it.each([
    ['Briefmarkensammlung', 'de', 'Stamp'],
    ['Mitgliederkartei', 'de', 'Member'],
    ['Bücherverwaltung', 'de', 'Book'],
    ['Stundenerfassung', 'de', 'Timesheet'],
    ['Haushaltsbuch', 'de', 'Expense'],
    ['boekenlijst', 'nl', 'Book'],
    ['ledenadministratie', 'nl', 'Member'],
    ['timesheets', 'en', 'Timesheet'],
  ])('is read in its language: %s', (text, language, kept) => {
    expect(specOf(text).language).toBe(language);
    expect(names(text)).toContain(kept);
  });
});
