import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const entities = (text: string) => understand(text, { now: NOW }).spec.entities;
/** What the rows of a list point at, by the fields' names. */
const ties = (text: string, name: string) =>
  Object.fromEntries(
    (entities(text).find((one) => one.name === name)?.fields ?? []).flatMap((field) =>
      field.relation ? [[field.name, field.relation]] : [],
    ),
  );

describe('a text that says what rows are of', () => {
  it.each([
    [
      'After every scrim the coach writes a review per player. Scrims against other teams with date, map, score. Players with nickname',
      'Review',
      { scrim: 'Scrim', player: 'Player' },
    ],
    [
      'Réservations avec le voyageur, arrivée et départ. Après chaque départ il y a un ménage à faire, avec la personne qui s’en occupe et si c’est fait.',
      'Ménage',
      { reservation: 'Booking' },
    ],
    [
      'Matters have a client, the opponent, the court and a case number. Deadlines belong to a matter and must remind us a week and a day before.',
      'Deadline',
      { matter: 'Matter' },
    ],
    [
      'Every recipe batch uses a mould. Moulds with size and colour, batches with date and weight',
      'Batch',
      { mould: 'Mould' },
    ],
    [
      'Preciso dos times, jogadores com número da camisa, jogos com data, quadra e placar, e gols e cartões de cada jogador em cada jogo.',
      'Cartão',
      { player: 'Player', game: 'Match' },
    ],
  ])('has them point at it: %s', (text, name, wanted) => {
    const label = name;
    const entity = entities(text).find((one) => one.name === name || one.label === label);
    const of = Object.fromEntries(
      (entity?.fields ?? []).flatMap((field) =>
        field.relation ? [[field.name, field.relation]] : [],
      ),
    );
    expect(Object.keys(of)).toEqual(expect.arrayContaining(Object.keys(wanted)));
  });

  it('ties nothing the other way round as well', () => {
    const text =
      'Matters have a client and a case number. Deadlines belong to a matter and have a day and a note.';
    expect(ties(text, 'Matter')).toEqual({});
    expect(Object.values(ties(text, 'Deadline'))).toContain('Matter');
  });

  it('leaves people whom something is counted for alone', () => {
    expect(ties('Members book courts. One court per member. Courts with name', 'Member')).toEqual(
      {},
    );
  });
});

describe('two that meet', () => {
  it('each have a place of their own in the row', () => {
    const text =
      'Football league: teams with name and city. Matches have a home and an away team, date and score.';
    expect(ties(text, 'Match')).toMatchObject({ home_team: 'Team', away_team: 'Team' });
  });

  it('meet in a room, in a round and before a judge', () => {
    const text =
      'Debate tournament with teams, speakers, rounds, rooms and judges. Each debate has a proposition and an opposition team.';
    expect(ties(text, 'Debate')).toEqual({
      proposition_team: 'Team',
      opposition_team: 'Team',
      round: 'Round',
      room: 'Room',
      judge: 'Judge',
    });
  });

  it('are a pair, and what they do is the pair’s', () => {
    const text =
      'Mentors tell us their field and languages, mentees tell us what they want to learn, then I match them. Each pair logs meetings with date and topics.';
    expect(ties(text, 'Pair')).toEqual({ mentor: 'Mentor', mentee: 'Mentee' });
    expect(ties(text, 'Meeting')).toEqual({ pair: 'Pair' });
  });
});

it.each([
  ['Near miss reports with photo, place, how severe', 'severity', ['Minor', 'Major', 'Critical']],
  ['Bugs with title, severity and status', 'severity', ['Minor', 'Major', 'Critical']],
  ['Vorfälle mit Datum, Ort und wie schlimm', 'severity', ['Gering', 'Erheblich', 'Kritisch']],
  ['Incidents with date, place and how urgent', 'priority', ['Low', 'Medium', 'High']],
])('how bad something was is not how urgent it is: %s', (text, name, labels) => {
  const field = entities(text)[0]?.fields.find((one) => one.name === name);
  expect(field?.options?.map(({ label }) => label)).toEqual(labels);
  expect(field?.default).toBe(name === 'priority' ? 'medium' : undefined);
});

it('who sells is a list of people, and no sale', () => {
  const [seller] = entities('Verkäufer mit Nummer, Artikel mit Größe und Preis');
  expect(seller).toMatchObject({ label: 'Verkäufer' });
  expect(seller?.fields.map(({ name }) => name)).toContain('number');
});

describe('a row of several behind what the app is', () => {
  it.each([
    ['An app with boats, owners and berths', ['Boats', 'Owners', 'Berths']],
    ['A site with cars, drivers and routes', ['Cars', 'Drivers', 'Routes']],
    ['App mit Booten, Eignern und Liegeplätzen', ['Boote', 'Eigner', 'Liegeplätze']],
    [
      'Une application avec des bateaux, des propriétaires et des quais',
      ['Bateaux', 'Propriétaires', 'Quais'],
    ],
    ['An app with books, authors and ratings', ['Books']],
    ['An app with recipes, ingredients and steps', ['Recipes']],
  ])('is of lists, unless its words are fields: %s', (text, plurals) => {
    expect(entities(text).map(({ plural }) => plural)).toEqual(plurals);
  });

  it('has what somebody owns point at its owner', () => {
    expect(ties('An app with boats, owners and berths', 'Boat')).toMatchObject({ owner: 'Owner' });
    const [boat] = entities('An app with boats, owners and berths');
    expect(boat?.fields.filter(({ role }) => role === 'person')).toEqual([]);
  });

  it('is no guess: nobody is told of doubts about it', () => {
    const { spec } = understand('An app with boats, owners and berths', { now: NOW });
    expect(spec.readings).toEqual([]);
  });
});
