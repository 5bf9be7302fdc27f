import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import { writeApp } from '../write/app.ts';
import { completeSpec } from './complete.ts';
import { looseEnds, wrongIn } from './fixtures/sound.ts';
import { SPECS } from './fixtures/specs.ts';
import { readReduced } from './read.ts';

const now = new Date('2026-03-10T09:00:00Z');

describe('thirty specs as small models write them', () => {
  it.each(SPECS.map((written) => [written.message, written] as const))(
    '%s',
    (_message, { message, answer, has }) => {
      const reduced = readReduced(answer);
      if (!reduced) throw new Error('It was not read');
      const spec = design(completeSpec(reduced, message, now).spec);
      const names = spec.entities.map(({ name }) => name);
      for (const pattern of has)
        expect(names.join(' ')).toMatch(new RegExp(pattern.source.replace(/[$^]/g, '\\b')));
      expect(looseEnds(spec)).toEqual([]);
      expect(wrongIn(writeApp(spec))).toEqual([]);
    },
  );
});

describe('what people book', () => {
  const bookings = SPECS.flatMap(({ message, answer }) => {
    const reduced = readReduced(answer);
    const spec = reduced && design(completeSpec(reduced, message, now).spec);
    const all = spec?.behaviours.filter(({ kind }) => kind === 'booking') ?? [];
    return spec ? all.map((booking) => [message, spec, booking] as const) : [];
  });

  it('is booked in most apps that are about it', () => {
    expect(bookings.length).toBeGreaterThanOrEqual(4);
  });

  it.each(bookings)(
    '%s: every required field is sent, and asked for where only who books knows it',
    (_message, spec, booking) => {
      const target = spec.entities.find(({ name }) => name === booking.target);
      const files = Object.values(writeApp(spec)).join('\n');
      for (const { name, required } of target?.fields ?? [])
        if (required) expect(files).toMatch(new RegExp(`\\b${name}\\b\\s*[:,}=]`));
    },
  );
});

it('brackets without an end are no spec', () => {
  expect(readReduced('['.repeat(200_000))).toBeNull();
  expect(readReduced(`{"entities":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toBeNull();
});
