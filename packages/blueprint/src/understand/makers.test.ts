import { expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { gate } from '../gate/index.ts';
import type { AppSpec, SpecField } from '../spec.ts';
import { appOf } from '../write/whole.ts';
import { understand } from './index.ts';

function made(text: string): AppSpec {
  const read = understand(text, { now: new Date('2026-03-02T09:00:00Z') });
  return design(gate(text, read.spec, undefined).spec);
}
const entity = (spec: AppSpec, name: string) => spec.entities.find((one) => one.name === name)!;
const maker = (spec: AppSpec, name: string): SpecField | undefined =>
  entity(spec, name).fields.find(({ isMaker }) => isMaker);

it.each([
  ['Dance school where dancers book classes with style and teacher', 'dancer'],
  ['Our office has 12 parking spots. People book a spot for a day', 'booked_by'],
  ['Ein Bootsclub mit Booten, Mitglieder buchen ein Boot', 'mitglied'],
])('who books stands in the booking, to admins and themselves: %s', (text, name) => {
  const spec = made(text);
  const booking = spec.entities.find(({ concept }) => concept === 'booking')!;
  expect(maker(spec, booking.name)).toMatchObject({ name, isGuarded: true });
  expect(booking.samples.length).toBeGreaterThan(0);
  for (const row of booking.samples) expect(row[name]).toMatch(/\p{L}/u);
  // Whoever books types nothing of it.
  const button = appOf(spec).files[`components/${booking.name}Button.tsx`];
  expect(button).toContain(`${name}: user.full_name || user.email`);
});

it.each([
  'Tattoo studio bookings with artist, client, body part, date',
  'Hotel rooms with number. Guests; bookings with guest, arrival and departure, kept by our staff only',
])('a booking that says whose it is gets no second name: %s', (text) => {
  const fields = made(text).entities.flatMap((one) => one.fields);
  expect(fields.filter(({ label }) => label === 'Booked by')).toEqual([]);
});

it('of scores the best one counts', () => {
  const spec = made('Darts club: players log their scores with date. Leaderboard.');
  expect(spec.behaviours.filter(({ values }) => values.sum)).toEqual([]);
});

it('a club’s ranking shows all who log, by what their rows add up to', () => {
  const spec = made(
    'Running club: runners log their runs with distance, time and route. Monthly ranking by kilometres.',
  );
  expect(entity(spec, 'Run')).toMatchObject({
    permissions: { read: 'all', write: 'creator' },
    ownedByCreatorOrAdmin: true,
  });
  expect(maker(spec, 'Run')).toMatchObject({ name: 'runner' });
  expect(spec.behaviours).toContainEqual(
    expect.objectContaining({
      kind: 'leaderboard',
      fields: expect.objectContaining({ person: 'runner' }),
      values: { sum: true, period: 'month' },
    }),
  );
  const { files } = appOf(spec);
  expect(files['pages/Leaderboard.tsx']).toContain("isThis('month', ");
  expect(files['components/RunActions.tsx']).toContain("runner: user.full_name ?? ''");
});

it.each([
  'I log my runs with distance and time. Best runs ranking.',
  'Members log workouts with date and minutes, every member sees only their own',
  'Members log their weight with date. Ranking by weight.',
])('nothing is opened for a ranking that no group was told of: %s', (text) => {
  for (const { permissions } of made(text).entities) expect(permissions.read).toBe('creator');
});

it('who decides sees what there is to decide, where people see only their own', () => {
  const text =
    'Residents apply for visitor parking permits with licence plate and dates, the HOA manager approves or rejects. Residents must only see their own permits.';
  expect(entity(made(text), 'VisitorParkingPermit')).toMatchObject({
    permissions: { read: 'creator', write: 'creator' },
    ownedByCreatorOrAdmin: true,
  });
});

it.each([
  [
    'Employees hand in travel expense claims with receipts, amount and category; manager approves; everybody only sees their own claims',
    'employee',
  ],
  [
    'Students submit room requests with date and purpose, the office approves or rejects them. They only see their own',
    'student',
  ],
])('who decides knows whose it is: %s', (text, name) => {
  const [claim] = made(text).entities;
  expect(claim?.fields.find(({ isMaker }) => isMaker)).toMatchObject({ name });
});
