import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const listsOf = (text: string) => understand(text, { now }).spec.entities;

describe('what people send in without an account', () => {
  it.each([
    [
      'anyone reports a near miss without an account, with photo, place and how severe it was',
      'Incident',
    ],
    [
      'Building site: anyone scans a QR code and reports a hazard without an account, with photo, place and severity. Only the safety officer reads them.',
      'Hazard',
    ],
    ['Passanten melden Schäden ohne Konto mit Foto und Ort. Nur das Bauamt liest sie.', 'Schaden'],
    [
      'N’importe qui signale un problème sans compte, avec photo et lieu. Seule la mairie les lit.',
      'Probleme',
    ],
    [
      'Cualquiera informa de una avería sin cuenta, con foto y lugar. Solo el conserje las lee.',
      'Averia',
    ],
    ['Chiunque segnala un guasto senza account, con foto e luogo', 'Guasto'],
    ['Qualquer pessoa comunica um problema sem conta, com foto e local', 'Problema'],
    ['Iedereen meldt een defect zonder account, met foto en plaats', 'Bug'],
  ])('%s: they write it, and admins alone read it', (text, name) => {
    const lists = listsOf(text);
    expect(lists.map((entity) => entity.name)).toEqual([name]);
    expect(lists[0]?.permissions).toEqual({ read: 'admin', write: 'anonymous' });
    expect(lists[0]?.fields.map(({ name: field }) => field)).toContain('photo');
  });

  it('is shown where it is meant for all: ideas', () => {
    const ideas = listsOf('Everybody can submit ideas anonymously').find(
      ({ concept }) => concept === 'idea',
    );
    expect(ideas?.permissions.read).toBe('anonymous');
    expect(ideas?.fields.map(({ name }) => name)).not.toContain('ideas_anonymously');
  });

  it('opens nothing that is only to be seen without an account', () => {
    expect(listsOf('a menu everybody can see without an account')[0]?.permissions).toEqual({
      read: 'anonymous',
      write: 'admin',
    });
  });
});
