import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const listsOf = (text: string) => understand(text, { now }).spec.entities;
const listOf = (text: string, name: string | RegExp) =>
  listsOf(text).find((entity) =>
    typeof name === 'string' ? entity.name === name : name.test(entity.name),
  );
const fieldsOf = (text: string, name: string | RegExp) =>
  listOf(text, name)?.fields.map(({ name: field }) => field) ?? [];

describe('rows named with whom they are about', () => {
  it.each([
    ['visits to patients with date, reason and notes', 'Visit', 'patient', 'date'],
    ['orders from suppliers with quantity and price', 'Order', 'supplier', 'price'],
    ['deliveries from wholesalers with date and goods', 'Delivery', 'wholesaler', 'goods'],
    ['calls to donors with date and outcome', 'Call', 'donor', 'outcome'],
    ['complaints by guests with room and date', 'Complaint', 'guest', 'room'],
    ['Visitas a clientes con fecha, motivo y notas', 'Visita', 'client', 'date'],
    ['Visite ai pazienti con data e note', 'Visite', 'patient', 'date'],
    ['Bezoeken aan klanten met datum en reden', 'Bezoek', 'client', 'date'],
  ])(
    '%s: what is told is told of the rows, and each is of one of them',
    (text, rows, of, field) => {
      expect(fieldsOf(text, rows)).toEqual(expect.arrayContaining([of, field]));
      expect(listsOf(text)).toHaveLength(2);
    },
  );

  it('keeps no list of those who are not of the app: an opponent is a name', () => {
    const text =
      'Football club: players with number and position, matches against other clubs with date, venue and result';
    expect(listsOf(text).map(({ name }) => name)).toEqual(['Player', 'Match']);
    expect(fieldsOf(text, 'Match')).toEqual(
      expect.arrayContaining(['opponent', 'date', 'venue', 'result']),
    );
    expect(fieldsOf(text, 'Match')).not.toContain('player');
  });

  it('leaves the name and address of people to the people', () => {
    expect(fieldsOf('letters to members with name and address', 'Member')).toContain('address');
  });

  it('takes no visit for the viewing of a house where no house is spoken of', () => {
    expect(listsOf('Visites chez les clients avec date, motif et notes')[0]?.concept).toBe(
      undefined,
    );
    const agency = 'Agence immobilière : appartements avec prix, visites avec date';
    expect(listOf(agency, 'Viewing')?.concept).toBe('viewing');
  });

  it('is as closed as those whom it is about', () => {
    for (const text of [
      'visits to patients with date, reason and notes',
      'Visite ai pazienti con data e note',
    ])
      for (const { permissions } of listsOf(text)) expect(permissions.read).toBe('admin');
  });
});

describe('people of whom nothing is known', () => {
  it.each([
    'Nachbarn mit Name und Haus',
    'Bewohner mit Name und Gruppe',
    'Pateneltern mit Name und Gruppe',
    'voisins avec nom et groupe',
    'apprentis avec nom et groupe',
    'vecinos con nombre y grupo',
    'becarios con nombre y grupo',
    'vicini con nome e gruppo',
    'autisti con nome e gruppo',
    'vizinhos com nome e grupo',
    'moradores com nome e grupo',
    'bewoners met naam en groep',
    'households with name and group',
  ])('are not shown to the street: %s', (text) => {
    expect(listsOf(text).map(({ permissions }) => permissions.read)).not.toContain('anonymous');
  });

  it.each([
    'Flüchtlinge mit Name und Herkunft',
    'Pflegekinder mit Name und Gruppe',
    'enfants avec nom et groupe',
    'niños con nombre y grupo',
    'bambini con nome e gruppo',
    'crianças com nome e grupo',
    'vluchtelingen met naam en groep',
  ])('are known to staff alone where somebody looks after them: %s', (text) => {
    expect(listsOf(text).map(({ permissions }) => permissions.read)).toEqual(['admin']);
  });

  it('are none because of how their word ends', () => {
    for (const text of [
      'Spaten mit Name und Preis',
      'Pflanzkübel mit Name und Preis',
      'Automaten mit Name und Standort',
    ])
      expect(listsOf(text)[0]?.permissions.read).toBe('anonymous');
  });
});
