import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { writeApp } from '../write/app.ts';
import { completeSpec } from './complete.ts';
import { looseEnds, wrongIn } from './fixtures/sound.ts';
import { SPECS } from './fixtures/specs.ts';
import { readReduced, reducedFrom } from './read.ts';

const now = new Date('2026-03-10T09:00:00Z');

describe('thirty specs as small models write them', () => {
  it.each(SPECS.map((written) => [written.message, written] as const))(
    '%s',
    (_message, { message, answer, has }) => {
      const reduced = readReduced(answer);
      if (!reduced) throw new Error('It was not read');
      const spec = design(completeSpec(reduced, message, now).spec);
      const names = spec.entities.map(({ name }) => name);
      for (const pattern of has)
        expect(names.join(' ')).toMatch(new RegExp(pattern.source.replace(/[$^]/g, '\\b')));
      expect(looseEnds(spec)).toEqual([]);
      expect(wrongIn(writeApp(spec))).toEqual([]);
    },
  );
});

describe('what people book', () => {
  const bookings = SPECS.flatMap(({ message, answer }) => {
    const reduced = readReduced(answer);
    const spec = reduced && design(completeSpec(reduced, message, now).spec);
    const all = spec?.behaviours.filter(({ kind }) => kind === 'booking') ?? [];
    return spec ? all.map((booking) => [message, spec, booking] as const) : [];
  });

  it('is booked in most apps that are about it', () => {
    expect(bookings.length).toBeGreaterThanOrEqual(4);
  });

  it.each(bookings)(
    '%s: every required field is sent, and asked for where only who books knows it',
    (_message, spec, booking) => {
      const target = spec.entities.find(({ name }) => name === booking.target);
      const files = Object.values(writeApp(spec)).join('\n');
      for (const { name, required } of target?.fields ?? [])
        if (required) expect(files).toMatch(new RegExp(`\\b${name}\\b\\s*[:,}=]`));
    },
  );
});

it('reads a spec among words, whichever brackets these have', () => {
  const spec = JSON.stringify({
    name: 'Choir {SATB}',
    entities: [{ id: 'song', label: 'Song', fields: [{ id: 'title', type: 'text' }] }],
  });
  for (const answer of [`I'd say:\n${spec}\nThat is one list {see above}.`, `${spec} {done}`])
    expect(readReduced(answer)?.entities).toHaveLength(1);
});

it('brackets without an end are no spec', () => {
  expect(readReduced('['.repeat(200_000))).toBeNull();
  expect(readReduced(`{"entities":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBeNull();
});

describe('a model’s own word for what people send', () => {
  const text = { type: 'text' };
  const app = (message: string, entities: object[]) => {
    const reduced = readReduced(JSON.stringify({ name: 'App', entities, pages: [] }));
    if (!reduced) throw new Error('It was not read');
    const { entities: made } = design(completeSpec(reduced, message, now).spec);
    return new Map(made.map((entity) => [entity.name, entity.permissions]));
  };

  it('makes no second list of the same, and a letter box needs no account', () => {
    const fields = [
      { id: 'name', ...text },
      { id: 'message', type: 'longtext' },
    ];
    const made = app('A website for our bakery, people can send us questions', [
      {
        id: 'product',
        label: 'Product',
        plural: 'Products',
        access: 'public',
        fields: [fields[0]],
      },
      { id: 'inquiry', label: 'Inquiry', plural: 'Inquiries', access: 'form', fields },
    ]);
    expect([...made.keys()]).toEqual(['Product', 'Inquiry']);
    expect(made.get('Inquiry')).toEqual({ read: 'admin', write: 'anonymous' });
  });

  it.each([
    ['Restaurant reservations', 'table', 'reservation'],
    ['Volunteer sign up for our food bank shifts', 'shift', 'signup'],
  ])('%s', (message, thing, booking) => {
    const made = app(message, [
      {
        id: thing,
        label: thing,
        plural: `${thing}s`,
        access: 'public',
        fields: [{ id: 'title', ...text }],
      },
      {
        id: booking,
        label: booking,
        plural: `${booking}s`,
        access: 'own',
        fields: [
          { id: 'name', ...text },
          { id: thing, type: 'relation', entity: thing },
        ],
      },
    ]);
    expect(made.size).toBe(2);
  });

  it('leaves what needs an account where the message speaks of that', () => {
    const made = app('Repair requests that only the tenant who sent one can see', [
      {
        id: 'request',
        label: 'Request',
        plural: 'Requests',
        access: 'form',
        fields: [{ id: 'title', ...text }],
      },
    ]);
    expect(made.get('Request')?.write).not.toBe('anonymous');
  });
});

it('keys in capitals mean what they say in small letters, access and what is required among them', () => {
  const reduced = readReduced(
    '{"Name":"Clinic","Entities":[{"Name":"Patient","Access":"staff","Fields":[{"Name":"phone","Type":"text","Required":true}]},{"name":"Note","VISIBILITY":"own","fields":["text"]}]}',
  );
  expect(reduced?.name).toBe('Clinic');
  expect(reduced?.entities).toMatchObject([
    { label: 'Patient', access: 'staff', fields: [{ id: 'phone', required: true }] },
    { label: 'Note', access: 'own' },
  ]);
});

it('a booking whose states have no word for calling it off gets one', () => {
  for (const options of [
    ['Asked', 'Confirmed'],
    ['Open', 'Closed'],
    ['Angefragt', 'Bestätigt'],
  ]) {
    const reduced = reducedFrom({
      name: 'Boat Hire',
      entities: [
        { name: 'Boat', fields: ['name', 'price:money'] },
        {
          name: 'Booking',
          fields: [
            { name: 'boat', type: 'relation', of: 'Boat' },
            { name: 'day', type: 'date' },
            { name: 'status', type: 'enum', options },
          ],
        },
      ],
    });
    const { spec } = completeSpec(reduced!, 'A boat hire where people book a boat for a day', now);
    const status = spec.entities
      .find(({ name }) => name === 'Booking')
      ?.fields.find(({ type }) => type === 'enum');
    const cancelled = spec.behaviours.find(({ kind }) => kind === 'booking')?.values.cancelledValue;
    expect(status?.options?.map(({ value }) => value)).toContain(cancelled ?? 'none');
  }
});

it('knows types by the words of other languages, and a mark behind one for required', () => {
  const read = (fields: unknown[]) =>
    readReduced(
      JSON.stringify({ entities: [{ id: 'lease', label: 'Lease', fields }] }),
    )?.entities[0]?.fields.map(({ id, type, required }) => `${id} ${type}${required ? '!' : ''}`);
  expect(
    read([
      { id: 'von', type: 'Datum', required: true },
      { id: 'abholung', type: 'Datum und Uhrzeit' },
      { id: 'pfand', type: 'Betrag' },
      { id: 'helm', type: 'Ja/Nein' },
      { id: 'personnes', type: 'Nombre' },
      { id: 'asiento', type: 'Selección', options: ['a', 'b'] },
      { id: 'ritiro', type: 'Ora' },
    ]),
  ).toEqual([
    'von date!',
    'abholung datetime',
    'pfand money',
    'helm boolean',
    'personnes number',
    'asiento choice',
    'ritiro time',
  ]);
  expect(
    read(['seats: Int!', { id: 'day', type: 'Date!' }, 'note: text *', 'paid: boolean']),
  ).toEqual(['seats number!', 'day date!', 'note text!', 'paid boolean']);
});

it.each([
  [
    'a list in YAML',
    '```yaml\nname: Greenhouse\nentities:\n  - id: plant\n    light: [Low, Bright]\n```',
  ],
  [
    'YAML without a fence',
    'name: Greenhouse\nentities:\n  - id: plant\n    light: [Low, Bright]\n',
  ],
  ['lines of something else', '["id: plant", "label: Plant"]'],
])('%s names no entities', (_, answer) => {
  expect(readReduced(answer)).toBeNull();
});

it('a list whose rows point at other rows of it is built all the same, and that is said', () => {
  const answer = `{"entities": [{"id": "film", "label": "Film", "fields": ["title: text", "sequel of -> film"]},
    {"id": "rating", "label": "Rating", "fields": ["film -> film", "stars: rating"]}]}`;
  const { spec, notes } = completeSpec(readReduced(answer)!, 'A film club', now);
  expect(notes).toContainEqual({ kind: 'itself', what: 'Sequel of' });
  expect(wrongIn(writeApp(design(spec)))).toEqual([]);
});
