import { expect, it } from 'vitest';
import type { BlueprintInput } from '../input.ts';
import { readReduced } from './read.ts';
import { assistedTurn } from './turn.ts';

/** Which fields of an entity only who made a row and admins read, of an app by a model's spec. */
async function guardedIn(message: string, name: string, entities: object[]): Promise<string[]> {
  const reduced = readReduced(JSON.stringify({ name: 'App', entities }));
  if (!reduced) throw new Error('It was not read');
  const messages = [{ role: 'user' as const, text: message }];
  const now = new Date('2026-03-10T09:00:00Z');
  const input = { messages, files: {}, spec: null, now } as unknown as BlueprintInput;
  let text = '';
  for await (const event of assistedTurn(input, reduced, 'tiny:3b'))
    if (event.type === 'text') text += event.text;
  const found = new RegExp(`file="entities/${name}\\.json"[^>]*>([\\s\\S]*?)</action>`).exec(text);
  const { properties } = JSON.parse(found?.[1] ?? '{}') as { properties: Record<string, object> };
  return Object.keys(properties).filter((field) => 'rls' in properties[field]!);
}

const field = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  required: true,
  ...more,
});

it('what a booking says beside what is counted is read by who booked and admins, whatever its type', async () => {
  const session = { id: 'session', label: 'Session', access: 'public' };
  const guarded = await guardedIn('Therapy practice: patients book a session', 'Booking', [
    { ...session, fields: [field('title', 'text'), field('starts_at', 'datetime')] },
    {
      ...{ id: 'booking', label: 'Booking', access: 'own' },
      fields: [
        field('session', 'relation', { entity: 'session' }),
        field('complaint', 'choice', { options: ['Depression', 'Anxiety'] }),
        field('expected_birth', 'date'),
        field('scan', 'image'),
        field('insured', 'boolean'),
        field('weight', 'number'),
      ],
    },
  ]);
  expect(guarded).toEqual(
    expect.arrayContaining(['complaint', 'expected_birth', 'scan', 'insured', 'weight']),
  );
  expect(guarded).not.toContain('session');
});

it('of what is rented from one day to another, others see what and when', async () => {
  const guarded = await guardedIn('Kiln rental: potters rent a kiln for some days', 'KilnBooking', [
    { id: 'kiln', label: 'Kiln', access: 'public', fields: [field('name', 'text')] },
    {
      ...{ id: 'kiln_booking', label: 'Kiln booking', access: 'own' },
      fields: [
        field('kiln', 'relation', { entity: 'kiln' }),
        field('start_date', 'date'),
        field('end_date', 'date'),
        field('id_photo', 'image'),
      ],
    },
  ]);
  expect(guarded).toEqual(['id_photo']);
});
