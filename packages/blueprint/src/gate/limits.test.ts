import { describe, expect, it } from 'vitest';
import { saidOf } from '../answer/gate.ts';
import { answerFor } from '../answer/index.ts';
import { understand } from '../understand/index.ts';
import { gate } from './index.ts';

const read = (text: string) => gate(text, understand(text).spec, undefined);

/** A limit that names several people, each of whom might be taken for the end of the wish. */
const LIMITS: [text: string, list: RegExp][] = [
  ['Members book a class, only they and the teacher see a booking', /Booking/],
  ['Members book a class, only they, the teacher and the cleaner see a booking', /Booking/],
  ['Guests book a room. Only the guest and the front desk can see a booking', /Booking/],
  [
    'Tenants report leaks with photo; only the tenant, the janitor and the landlord see a report',
    /Leak/,
  ],
  ['Therapy notes with text and date, only me and the client may read them', /Note/],
  [
    'Complaints with text: only the board and the person who wrote it can read a complaint',
    /Complaint/,
  ],
  ['Kunden buchen einen Termin, nur sie und die Friseurin sehen die Buchung', /Appointment|Termin/],
  ['Notizen mit Text, nur die Schülerin und der Lehrer dürfen sie lesen', /Note/],
  ['Les membres réservent un cours, seuls eux et le professeur voient la réservation', /Booking/],
  ['I soci prenotano un corso, solo loro e l’insegnante vedono la prenotazione', /Booking/],
  ['Os membros reservam uma aula, só eles e o professor veem a reserva', /Booking/],
  ['Leden boeken een les, alleen zij en de docent zien de boeking', /Booking/],
];

describe('only these and those see it', () => {
  it.each(LIMITS)('%s', (text, list) => {
    const found = read(text).spec.entities.filter(({ name }) => list.test(name));
    expect(found.length).toBeGreaterThan(0);
    for (const { name, permissions } of found)
      expect([name, ['creator', 'admin'].includes(permissions.read)]).toEqual([name, true]);
  });

  it('leaves what is booked to be seen', () => {
    const { spec } = read('Members book a class, only they and the teacher see a booking');
    expect(spec.entities.find(({ name }) => name === 'Class')?.permissions.read).toBe('anonymous');
  });

  it('sets no wish against another', () => {
    const { spec } = read('Recipes: only admins edit, but everybody can see them');
    expect(spec.entities[0]?.permissions).toEqual({ read: 'anonymous', write: 'admin' });
  });
});

it('the answer says how far a list was closed, and not further', () => {
  const books = read('Books with title');
  const says = (read: 'all' | 'anonymous' | 'creator', write: 'admin' | 'creator') => {
    const { spec } = books;
    const [book] = spec.entities;
    const entity = { ...book!, permissions: { read, write } };
    const held = saidOf([{ why: 'privacy', entity, fields: [] }], { ...spec, entities: [entity] });
    const answer = answerFor({ ...spec, entities: [entity] }, 'new', [], undefined, held).after([]);
    return [
      'only whoever made a row sees it',
      'only people who are signed in see them',
      'So I closed it: only admins see them',
    ].map((text) => answer.includes(text));
  };
  expect(says('all', 'admin')).toEqual([false, true, false]);
  expect(says('anonymous', 'admin')).toEqual([false, false, false]);
  expect(says('creator', 'creator')).toEqual([true, false, false]);
  // What only admins add is nobody's own.
  expect(says('creator', 'admin')).toEqual([false, false, true]);
});
