import { describe, expect, it } from 'vitest';
import { pluralOf, singularOf } from './index.ts';

describe('the singular', () => {
  it.each([
    [
      'de',
      'Kinder Kind, Lastenräder Lastenrad, Pferde Pferd, Schülerinnen Schülerin, Standorte Standort',
    ],
    [
      'de',
      'Aufgaben Aufgabe, Termine Termin, Gärten Garten, Personen Person, Angebote Angebot, rader rad',
    ],
    [
      'nl',
      'boeken boek, katten kat, bomen boom, huizen huis, brieven brief, tuintjes tuintje, leden lid',
    ],
    [
      'it',
      'chiavi chiave, corsi corso, lezioni lezione, parchi parco, abbonamenti abbonamento, negozi negozio',
    ],
    [
      'it',
      'clienti cliente, fiori fiore, documenti documento, orari orario, viaggi viaggio, animali animale',
    ],
    [
      'pt',
      'moradores morador, mulheres mulher, lugares lugar, imagens imagem, jornais jornal, torres torre, árvores árvore, nomes nome, vezes vez',
    ],
  ] as const)('is known in %s of %s', (lang, words) => {
    for (const pair of words.split(', ')) {
      const [many = '', one] = pair.split(' ');
      expect(singularOf(many, lang)).toBe(one);
    }
  });

  it.each([
    ['de', 'Torte Montage Reportage Haus Kreis Lehrer Kalender Geländer Stunde Kamerad'],
    ['nl', 'wagen molen tuin huis boek keuken'],
    ['it', 'chiave analisi corso paese crisi lezione'],
  ] as const)('of one in %s is itself', (lang, words) => {
    for (const word of words.split(' ')) expect(singularOf(word, lang)).toBe(word);
  });

  it('leads back to the plural where German has its own', () => {
    for (const many of ['Kinder', 'Pferde', 'Gärten', 'Häuser', 'Schülerinnen'])
      expect(pluralOf(singularOf(many, 'de'), 'de')).toBe(many);
  });
});
