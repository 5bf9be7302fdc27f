import { expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { AppSpec } from '../spec.ts';
import { writeApp } from './app.ts';

const field = (name: string, type: string, role = 'plain') => ({ name, label: name, type, role });
const TRIP = [
  field('title', 'text', 'title'),
  field('guide', 'text', 'person'),
  field('starts', 'date', 'date'),
  field('place', 'text', 'place'),
  field('price', 'money', 'amount'),
  field('phone', 'phone'),
  field('ends', 'date'),
  field('deposit', 'money'),
  field('notes', 'longtext'),
];

/** The form of a trip: its inputs in order, under the heading that they stand under. */
function drawn(fields: object[], language = 'en'): string[] {
  const spec = AppSpec.parse({
    version: 1,
    name: 'Trips',
    tagline: '',
    language,
    domain: 'general',
    theme: { mode: 'light', hue: 150, tone: 'calm', colour: 'green' },
    entities: [
      {
        name: 'Trip',
        label: 'Trip',
        plural: 'Trips',
        icon: 'Map',
        permissions: { read: 'creator', write: 'creator' },
        fields,
      },
    ],
    behaviours: [],
    pages: [],
  });
  const text = writeApp(design(spec))['components/TripForm.tsx'] ?? '';
  const found = text.matchAll(/<Field label="(\w+)"|<legend[^>]*>(.*)<\/legend>|(<\/fieldset>)/g);
  return [...found].map(
    ([, label, legend, end]) => label?.toLowerCase() ?? (legend ? `# ${legend}` : end!),
  );
}

it('a form of seven fields and more has parts: what it is, who, when, money, and the notes last', () => {
  expect(drawn(TRIP)).toEqual([
    ...['title', 'place'],
    ...['# Who', 'guide', 'phone', '</fieldset>'],
    ...['# When', 'starts', 'ends', '</fieldset>'],
    ...['# Money', 'price', 'deposit', '</fieldset>'],
    'notes',
  ]);
  expect(drawn(TRIP, 'de').filter((line) => line.startsWith('#'))).toEqual([
    '# Wer',
    '# Wann',
    '# Beträge',
  ]);
});

it('one field is no part, and a short form has none', () => {
  const alone = TRIP.filter(({ name }) => name !== 'phone' && name !== 'deposit');
  expect(drawn(alone)).toEqual([
    ...['title', 'guide', 'place', 'price'],
    ...['# When', 'starts', 'ends', '</fieldset>'],
    'notes',
  ]);
  expect(drawn(TRIP.slice(0, 6))).toEqual(TRIP.slice(0, 6).map(({ name }) => name));
});
