import { describe, expect, it } from 'vitest';
import { change } from '../../change/index.ts';
import { design } from '../../design/design.ts';
import { understand } from '../index.ts';

const now = new Date('2026-03-09T09:00:00Z');

/** The fields of what a sentence is about; a choice with its values. */
function fieldsOf(text: string): string[] {
  const [entity] = design(understand(text, { now }).spec).entities;
  return (entity?.fields ?? []).map(
    ({ name, options }) =>
      name + (options ? `=${options.map(({ label }) => label).join('|')}` : ''),
  );
}

describe('values that stand with the name of their choice', () => {
  it.each([
    [
      'A tracker for chores at home: title, who does it, due date, and state todo, doing, done',
      'title, assignee, due_date, status=Todo|Doing|Done',
    ],
    ['Chores with a state todo, doing or done and a due date', 'status=Todo|Doing|Done, due_date'],
    ['Tickets with status open, closed and a description', 'status=Open|Closed, description'],
    ['Tickets with priority low/medium/high, and reporter', 'priority=Low|Medium|High, reporter'],
    [
      'Books: title, status to read, reading, finished, rating',
      'status=To read|Reading|Finished, rating',
    ],
    [
      'Bugs with severity minor, major, critical and status new, confirmed, fixed',
      'severity=Minor|Major|Critical, status=New|Confirmed|Fixed',
    ],
    ['Cars with type sedan, coupe or van, price and photo', 'type=Sedan|Coupe|Van, price'],
    ['Cars with type sedan, coupe, van, price and photo', 'type=Sedan|Coupe|Van, price'],
    ['Expenses with category food, transport, fun and date', 'category=Food|Transport|Fun, date'],
    ['T-shirts with size S, M, L and price', 'size=S|M|L, price'],
    [
      'Clothes with colour red, green or blue and size XS, S or M',
      'colour=Red|Green|Blue, size=XS|S|M',
    ],
    ['Tasks with a status that can be todo, doing or done', 'status=Todo|Doing|Done'],
    ['Leads with stage of new, contacted or won and value', 'stage=New|Contacted|Won, value'],
    ['Rooms with type: single, double, suite', 'type=Single|Double|Suite'],
    [
      'Tasks\n- title\n- status: todo, doing, done\n- due date',
      'title, status=Todo|Doing|Done, due_date',
    ],
    [
      'Our tasks. Status: open, closed. Priority: high, low.',
      'status=Open|Closed, priority=High|Low',
    ],
    [
      'Tasks with a todo/doing/done status and low/medium/high priority',
      'status=Todo|Doing|Done, priority=Low|Medium|High',
    ],
    ['Tickets with low, medium or high priority', 'priority=Low|Medium|High'],
    ['Tickets: status triage, open, closed, reporter', 'status=Triage|Open|Closed, reporter'],
    [
      'Repairs with problem, and the status goes from received to in repair to ready to collected.',
      'problem, status=Received|In repair|Ready|Collected',
    ],
    [
      'Cakes with flavour; each moves from placed to baked, then to packed',
      'flavour, status=Placed|Baked|Packed',
    ],
    [
      'Commandes avec client, le statut passe de reçue à en préparation puis prête',
      'status=Reçue|En préparation|Prête',
    ],
    [
      'Fälle mit Titel, sie gehen von neu über geprüft zu geschlossen',
      'title, status=Neu|Geprüft|Geschlossen',
    ],
    [
      'Bestellingen met klant, status gaat van nieuw naar ingepakt en daarna verzonden',
      'status=Nieuw|Ingepakt|Verzonden',
    ],
    ['Jobs with type full-time, part-time or contract', 'type=Full-time|Part-time|Contract'],
    ['Todos: text, priority 1, 2, 3', 'priority=1|2|3'],
    [
      'Goals with title, progress not started, in progress, done',
      'progress=Not started|In progress|Done',
    ],
    [
      'Feature requests with status under review, planned, shipped',
      'status=Under review|Planned|Shipped',
    ],
    ['A kanban board with backlog, doing, review, done', 'status=Backlog|Doing|Review|Done'],
    ['Orders with payment status paid, pending, overdue', 'payment_status=Paid|Pending|Overdue'],
    ['Plants with mood happy, sad, and light', 'mood=Happy|Sad, light'],
    [
      'Food in the pantry with storage fridge, freezer or shelf, and expiry date',
      'storage=Fridge|Freezer|Shelf, expiry_date',
    ],
    ['Expenses with amount, category food, rent, fun', 'category=Food|Rent|Fun, amount'],
    ['Expenses with category food, rent, fun, amount and date', 'category=Food|Rent|Fun, amount'],
    ['Expenses, each with a category: food, rent or fun', 'category=Food|Rent|Fun'],
    ['A bug tracker with title, kind bug, feature, and priority', 'kind=Bug|Feature, priority'],
    ['Plants with kind succulent, fern, palm and a location', 'kind=Succulent|Fern|Palm, location'],
    [
      'Contacts with type friend, family, colleague and phone',
      'type=Friend|Family|Colleague, phone',
    ],
    [
      'Groceries with category fruits, vegetables, dairy and price',
      'category=Fruits|Vegetables|Dairy, price',
    ],
    ['Status open or closed, title, due date for repairs', 'status=Open|Closed, due_date'],
    [
      'Aufgaben mit Titel, Status offen, in Arbeit, erledigt und Fälligkeit',
      'status=Offen|In Arbeit|Erledigt, due_date',
    ],
    [
      'Aufgaben mit Titel, Priorität hoch/mittel/niedrig und Datum',
      'priority=Hoch|Mittel|Niedrig, date',
    ],
    [
      'Tareas con título, estado pendiente, en curso, hecho y fecha',
      'status=Pendiente|En curso|Hecho, date',
    ],
    [
      'Tâches avec titre, statut à faire, en cours, terminé et échéance',
      'status=À faire|En cours|Terminé, due_date',
    ],
    ['Taken met titel, status te doen, bezig, klaar en datum', 'status=Te doen|Bezig|Klaar, date'],
  ])('%s', (text, expected) => {
    const fields = fieldsOf(text);
    const names = fields.map((field) => field.split('=')[0]);
    for (const field of expected.split(', '))
      expect(field.includes('=') ? fields : names).toContain(field);
  });

  it.each([
    ['Tasks: status, title, due date', 'status, title, due_date'],
    ['Expenses with category, rent, date', 'category, rent, date'],
    ['Expenses with amount, kind and date', 'amount, category, date'],
    ['Flats with category, rent, address', 'category, rent, address'],
    ['Tasks with status or priority or due date', 'status, priority, due_date'],
    ['Tasks where the status can be viewed or changed by admins', 'status'],
    ['Contacts with name/email/phone', 'name, email, phone'],
    ['Contacts with name, phone or email', 'name, phone, email'],
    ['Bands with stage name, genre and photo', 'stage_name, genre, photo'],
    [
      'Bands with stage name, level designer, stage manager',
      'stage_name, level_designer, stage_manager',
    ],
    [
      'Events with priority support, type description, price',
      'priority_support, type_description, price',
    ],
    ['People with street, city, state, zip', 'state, zip'],
    [
      'A table with status, priority, category, level, type',
      'status, priority, category, level, type',
    ],
    ['Notes with title, tags, or category', 'title, tags, category'],
  ])('%s has plain fields', (text, expected) => {
    const plain = fieldsOf(text);
    const names = plain.map((field) => field.split('=')[0]);
    expect(names).toEqual(expect.arrayContaining(expected.split(', ')));
    for (const field of plain)
      expect(field).not.toMatch(
        /=.*\b(?:priority|due date|support|manager|viewed|zip|tags|email)/i,
      );
  });

  it.each([
    ['add a state todo, doing, done to the chores', 'Todo|Doing|Done'],
    ['chores should have a status: open, closed or skipped', 'Open|Closed|Skipped'],
    ['add an open/closed status', 'Open|Closed'],
    ['Füge einen Status offen, erledigt hinzu', 'Offen|Erledigt'],
  ])('%s, as a change', (text, expected) => {
    const before = understand('A list of chores with title and due date', { now }).spec;
    const fields = change(text, before, { now }).spec.entities[0]?.fields;
    expect(
      fields
        ?.find(({ name }) => name === 'status')
        ?.options?.map(({ label }) => label)
        .join('|'),
    ).toBe(expected);
  });
});
