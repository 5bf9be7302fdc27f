import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const listsOf = (text: string) => understand(text, { now }).spec.entities;
const readersOf = (text: string) => listsOf(text).map(({ permissions }) => permissions.read);

describe('rows that are somebody’s by their own word', () => {
  it.each([
    ['Denuncias de acoso con lo que pasó y quién', 'creator'],
    ['Les salariés déclarent leurs arrêts maladie avec dates et justificatif', 'creator'],
    ['Whistleblower reports: what happened, who, when', 'creator'],
    ['Our will: password hints, insurance, contacts for my family', 'creator'],
    ['Leden betalen contributie met datum en bedrag', 'admin'],
    ['Los socios pagan cuotas mensuales con fecha e importe', 'admin'],
    ['Dating for farmers: profiles with photo, age, what they look for', 'all'],
    ['Pflegedienst: Klienten mit Adresse und Medikamenten, Besuche mit Uhrzeit', 'all'],
  ])('are not shown to the street: %s', (text, most) => {
    expect(readersOf(text)).not.toContain('anonymous');
    expect(readersOf(text)).toContain(most);
  });

  it('registers children, and lets nobody book them', () => {
    const lists = listsOf('Les familles inscrivent leurs enfants à la cantine avec allergies');
    expect(lists.map(({ permissions }) => permissions)).toEqual([
      { read: 'creator', write: 'creator' },
    ]);
    expect(lists[0]?.fields.map(({ name }) => name)).toContain('allergies');
  });
});

describe('a field that says who somebody is', () => {
  it.each([
    'Plots with number, size and tenant',
    'Kleingartenverein: Parzellen mit Nummer, Größe und Pächter',
    'Jardins familiaux : parcelles avec numéro, taille et locataire',
    'Parcelas con número, tamaño e inquilino',
    'Talhões com número, tamanho e inquilino',
    'Volkstuinen met nummer, grootte en huurder',
  ])('is nothing for the street, in any language: %s', (text) => {
    expect(readersOf(text)).not.toContain('anonymous');
  });
});
