import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { gate } from '../gate/index.ts';
import { understand } from './index.ts';

const now = new Date('2026-03-09T09:00:00Z');

/** What a wish becomes: its lists, each with the names of its fields. */
function listsOf(text: string): Record<string, string[]> {
  const { spec } = understand(text, { now });
  return Object.fromEntries(
    design(spec).entities.map(({ name, fields }) => [name, fields.map((field) => field.name)]),
  );
}

describe('what somebody has is a list of its own', () => {
  it('also where a clause says whose it is, and its details stand in brackets', () => {
    const lists = listsOf(
      'Piano tuning: customers with address and phone, the pianos they own (make, model, serial number), and every tuning: date, notes',
    );
    expect(lists.Piano).toEqual(expect.arrayContaining(['make', 'model', 'serial_number']));
    expect(lists.Customer).not.toContain('make');
  });

  it('and where several of it are told by their number', () => {
    const lists = listsOf(
      'Nous avons trois gîtes en Ardèche. Il me faut les réservations avec le voyageur, arrivée et départ.',
    );
    expect(Object.keys(lists)).toHaveLength(2);
  });

  it('is the customer’s, where it is repaired for them', () => {
    const lists = listsOf(
      'Bike workshop: customers, bikes with brand and serial number, repairs with date, work done and price',
    );
    expect(lists.Bike).toContain('customer');
    expect(lists.Repair).toEqual(expect.arrayContaining(['bike', 'customer']));
  });

  it('people in a list are kept, and the list is none', () => {
    expect(listsOf('Player list with birthday and parent’s phone')).toHaveProperty('Player');
  });
});

describe('what belongs together', () => {
  it('what is told of each pet is told of the dogs and cats', () => {
    const lists = listsOf(
      'Pet sitting: owners with dogs and cats, each pet with feeding instructions and vet, visits with date, time and sitter',
    );
    expect(lists.Pet).toEqual(
      expect.arrayContaining(['species', 'feeding_instructions', 'vet', 'owner']),
    );
    expect(lists.Visit).toContain('pet');
  });

  it('people are of their team, and judges of none', () => {
    const lists = listsOf('Debate night with teams, speakers with points, rooms and judges');
    expect(lists.Speaker).toContain('team');
    expect(lists.Judge ?? []).not.toContain('team');
  });

  it.each([
    ['An app for our village: issues with photo and status, and votes on proposals', 'Proposal'],
    ['App de vecinos: incidencias con foto y estado, y votaciones sobre propuestas', 'Propuesta'],
  ])('votes are on what they are about: %s', (text, voted) => {
    const { spec } = understand(text, { now });
    const entity = spec.entities.find(({ label }) => label === voted);
    const votes = spec.behaviours.filter(({ kind }) => kind === 'votes');
    expect(votes.map(({ entity: on }) => on)).toEqual([entity?.name]);
    expect(spec.entities.some(({ concept }) => concept === 'poll')).toBe(false);
  });

  it('von und bis are two days', () => {
    expect(
      listsOf(
        'Verleih von Lastenrädern: Räder mit Foto und Standort, Buchungen mit Von und Bis, Schäden melden.',
      ).Booking,
    ).toEqual(expect.arrayContaining(['start_date', 'end_date']));
  });
});

describe('wishes of a few words', () => {
  it.each([
    ['RSVP page for our wedding', 'Rsvp', ['name', 'rsvp', 'meal_choice', 'message']],
    ['Tournament bracket for our chess club', 'Match', ['round', 'result']],
    ['Meeting room booking', 'MeetingRoom', ['name']],
    ['Tierarztpraxis: Termine und Patienten', 'AnimalPatient', ['species', 'owner']],
    ['Prenotazioni per il mio ristorante', 'TableReservation', ['guests']],
    ['I keep losing track of who borrowed my power tools', 'Loan', ['borrower', 'due_date']],
  ])('%s', (text, list, fields) => {
    expect(listsOf(text)[list]).toEqual(expect.arrayContaining(fields));
  });
});

describe('who is kept out', () => {
  it.each([
    'Each pair logs meetings with date, topics and next steps. Those notes are for the two of them, other pairs must not see them.',
    'Teams log meetings with date and topics. Other teams must not see them.',
  ])('is not what they do not see: %s', (text) => {
    const { spec } = gate(text, understand(text, { now }).spec, undefined);
    for (const { permissions } of spec.entities)
      expect(['creator', 'admin']).toContain(permissions.read);
  });

  it('what is noted per child is closed', () => {
    const text = 'I tutor kids: I want to note progress per child and let parents see it';
    const { spec } = gate(text, understand(text, { now }).spec, undefined);
    expect(spec.entities.map(({ permissions }) => permissions.read)).toEqual(['admin']);
  });
});

describe('words that are no list', () => {
  it.each([
    [
      'Ogni venerdì i rappresentanti mandano le visite fatte: cliente visitato, esito, km. Serve a noi della direzione vendite.',
      /venerd|mandano/i,
    ],
    [
      'Boulangerie solidaire : des clients paient un pain suspendu (nombre, date) et des bénéficiaires les retirent avec un code.',
      /retirent|paient/i,
    ],
    [
      'Drivers deliver parcels with weight and address every Friday, customers sign for them',
      /friday|sign$/i,
    ],
  ])('%s', (text, words) => {
    const { spec } = understand(text, { now });
    for (const { label } of spec.entities) expect(label).not.toMatch(words);
  });
});

describe('a name and what is noted of it, in words that nobody knows', () => {
  it.each([
    ['Kaminholz: Raummeter, Holzart, gestapelt im, Restfeuchte', 'raummeter'],
    ['Bouturage: espèce, substrat, levée, repiqué', 'substrat'],
    ['Zakupy: nazwa, ilość, cena', 'price'],
  ])('is built, and no language that is not read: %s', (text, field) => {
    expect(Object.values(listsOf(text)).flat()).toContain(field);
  });
});
