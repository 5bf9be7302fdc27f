import { describe, expect, it } from 'vitest';
import { clausesOf } from './clauses.ts';
import { demandsOf } from './demands.ts';

const LISTS = [{ name: 'Appointment', label: 'Appointment', plural: 'Appointments' }];
const asked = (text: string) =>
  clausesOf(text, LISTS, 'en').flatMap((clause) => demandsOf(clause).map(({ most }) => most));

describe('a wish that names who is excepted', () => {
  it.each([
    'No one but each user reads appointments.',
    'Nobody but every member sees appointments.',
    'nur ich sehe appointments',
    'no one but the author reads appointments',
  ])('%s', (text) => {
    expect(asked(text).filter((most) => most === 'own' || most === 'closed')).not.toEqual([]);
  });

  it('is still two wishes where another is opposed to it', () => {
    const clauses = clausesOf(
      'Everyone sees posts, but only members see appointments',
      LISTS,
      'en',
    );
    expect(clauses.length).toBeGreaterThan(1);
  });
});
