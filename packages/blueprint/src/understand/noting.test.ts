import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

const now = new Date('2026-03-10T09:00:00Z');
const listsOf = (text: string) => understand(text, { now }).spec.entities;

describe('what people note', () => {
  it.each([
    [
      'Animal shelter: dogs and cats with photo, age and character; volunteers record vaccinations and walks',
      'Vaccination',
      'volunteer',
    ],
    [
      'Tierheim: Hunde und Katzen mit Foto, Alter und Charakter; Ehrenamtliche tragen Impfungen und Spaziergänge ein',
      'Impfung',
      'ehrenamtliche',
    ],
    [
      'Refugio de animales: perros y gatos con foto, edad y carácter; los voluntarios anotan vacunas y paseos',
      'Vacuna',
      'voluntario',
    ],
  ])('%s: is a list with a day and who noted it, and they write it', (text, name, who) => {
    const lists = listsOf(text);
    const noted = lists.find((entity) => entity.name === name);
    const fields = noted?.fields.map(({ name: field }) => field) ?? [];
    expect(fields).toEqual(expect.arrayContaining(['date', who]));
    expect(noted?.fields.some(({ type }) => type === 'relation')).toBe(true);
    expect(noted?.permissions).toEqual({ read: 'all', write: 'creator' });
    expect(lists.map(({ concept }) => concept)).not.toContain('volunteer');
    expect(lists.filter(({ concept }) => concept === 'pet')).toEqual([]);
  });

  it('are names and numbers of somebody where these are noted', () => {
    const [list, ...others] = listsOf('members record names and phone numbers');
    expect(others).toEqual([]);
    expect(list?.fields.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['name', 'phone_number']),
    );
  });
});
