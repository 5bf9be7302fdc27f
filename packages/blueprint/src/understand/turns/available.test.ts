import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const now = new Date('2026-03-10T09:00:00Z');

describe('when people can come', () => {
  it.each([
    ['players enter which evenings they are available', 'player'],
    ['members tell us when they can come', 'member'],
    ['volunteers mark the days they are free', 'volunteer'],
  ])('is a list that each adds to: %s', (text, who) => {
    const { entities } = understand(text, { now }).spec;
    expect(entities.map(({ name }) => name)).toEqual(['Availability']);
    const fields = entities[0]?.fields.map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['date', who]));
    expect(entities[0]?.permissions).toEqual({ read: 'all', write: 'creator' });
  });

  it('is for those who are in, however open the list of players is', () => {
    const text =
      'esports team: players with nickname and rank; players enter which evenings they are available so we can pick a date';
    const { entities } = understand(text, { now }).spec;
    const own = entities.find(({ name }) => name === 'Availability');
    expect(own?.permissions).toEqual({ read: 'all', write: 'creator' });
  });
});
