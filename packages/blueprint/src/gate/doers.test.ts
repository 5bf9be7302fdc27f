import { expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { understand } from '../understand/index.ts';
import { writeApp } from '../write/app.ts';
import { gate } from './index.ts';

const levels = (text: string): Record<string, string> =>
  Object.fromEntries(
    gate(text, understand(text).spec, undefined).spec.entities.map(({ name, permissions }) => [
      name,
      `${permissions.read}/${permissions.write}`,
    ]),
  );

/** Of whose deeds one shall see: closed is what they left behind, so that they can still be done. */
const TEXTS: [text: string, thing: string, rows: string][] = [
  ['Yoga studio: members book classes with a teacher. Only I see who booked.', 'Class', 'Booking'],
  ['Members book courts. Nobody but me should see who booked.', 'Court', 'Booking'],
  ['Yogastudio: Mitglieder buchen Kurse. Nur ich sehe, wer gebucht hat.', 'Class', 'Booking'],
  ['Club de yoga: los socios reservan clases. Solo yo veo quién reservó.', 'Class', 'Booking'],
];

it.each(TEXTS)('%s', (text, thing, rows) => {
  const found = levels(text);
  expect(found[thing]).toMatch(/^(?:anonymous|all)\/admin$/);
  expect(found[rows]).toBe('creator/creator');
});

it('a vote never says whose it is, so that polls stay open where voters are secret', () => {
  const found = levels('Members vote on polls. Nobody sees who voted for what.');
  expect(found.Poll).toMatch(/^(?:anonymous|all)\//);
});

it('who may see by what they did is not what is hidden', () => {
  const text = 'Videos with title and link. Only members who registered can see the videos.';
  expect(levels(text).Video).toMatch(/^all\//);
});

it('what of somebody’s deed no list holds closes everything', () => {
  const text = 'Potluck: dishes with name. Only the host sees who brings what.';
  expect(levels(text).Dish).not.toMatch(/^(?:anonymous|all)\//);
});

it('who alone sees everything closes what nothing else opens, whoever was named before', () => {
  const text =
    'Hausmeister-App: Mieter melden Störungen mit Foto, der Hausmeister setzt den Status, nur der Vermieter sieht alles';
  expect(Object.values(levels(text)).filter((one) => /^(?:anonymous|all)\//.test(one))).toEqual([]);
});

it('the app’s server tells what is taken where people see only their own bookings', () => {
  const pathsOf = (text: string) =>
    Object.keys(writeApp(design(gate(text, understand(text).spec, undefined).spec)));
  const open = 'Yoga studio: classes with a number of places. Members book classes.';
  expect(pathsOf(`${open} Only I see who booked.`)).toContain('server/functions/takenBookings.ts');
  expect(pathsOf(open).filter((path) => path.startsWith('server/'))).toEqual([]);
});

it('people who sign up and see who comes are shown who does, once they are in', () => {
  const fieldIn = (text: string, field: RegExp) =>
    gate(text, understand(text).spec, undefined)
      .spec.entities.find(({ concept }) => concept === 'booking')
      ?.fields.find(({ name }) => field.test(name));
  const seen = fieldIn('Choir rehearsals: members sign up and see who comes.', /^member$/);
  expect(seen).toMatchObject({ isForMembers: true });
  expect(seen?.isGuarded).toBeUndefined();
  // What is said of the owner opens nothing to others.
  const mine = fieldIn(
    'Sauna: guests book a sauna for an hour. I can see who booked.',
    /booked_by/,
  );
  expect(mine).toMatchObject({ isGuarded: true });
  expect(mine?.isForMembers).toBeUndefined();
});

it('and no roll is called beside the sign-ups', () => {
  const text = 'Hiking club: hikes with date. Members join and everyone sees who is coming.';
  expect(Object.keys(levels(text))).toEqual(['Hike', 'Booking']);
  expect(Object.keys(levels('Choir rehearsals with attendance'))).toContain('Attendance');
});
