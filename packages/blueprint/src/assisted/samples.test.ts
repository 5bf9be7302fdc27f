import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import type { AppSpec } from '../spec.ts';
import { writeApp } from '../write/app.ts';
import { sampleRecords } from '../write/samples.ts';
import { completeSpec } from './complete.ts';
import { SPECS } from './fixtures/specs.ts';
import { readReduced } from './read.ts';

const now = new Date('2026-03-10T09:00:00Z');

/** Fields that an app demands and its sample rows leave out. */
function missingIn(spec: AppSpec): string[] {
  const files = writeApp(spec);
  return sampleRecords(spec).flatMap(({ entity, rows }) => {
    const { required = [] } = JSON.parse(files[`entities/${entity}.json`] ?? '{}') as {
      required?: string[];
    };
    return rows.flatMap((row, at) =>
      required
        .filter((name) => row[name] === undefined || row[name] === '')
        .map((name) => `${entity} ${at}: ${name}`),
    );
  });
}

const specOf = (answer: string, message: string): AppSpec => {
  const reduced = readReduced(answer);
  if (!reduced) throw new Error('It was not read');
  return design(completeSpec(reduced, message, now).spec);
};

describe('sample rows of specs that small models write', () => {
  it.each(SPECS.map(({ message, answer }) => [message, answer] as const))(
    '%s: have all that is required',
    (message, answer) => {
      expect(missingIn(specOf(answer, message))).toEqual([]);
    },
  );

  it.each([
    'text',
    'longtext',
    'number',
    'integer',
    'money',
    'percent',
    'rating',
    'duration',
    'boolean',
    'date',
    'datetime',
    'time',
    'email',
    'phone',
    'url',
    'color',
    'enum',
    'multienum',
    'list',
    'lines',
    'richtext',
    'image',
    'file',
  ])('have a required field of the type %s', (type) => {
    const field = (label: string, of: string) => ({
      label,
      type: of,
      required: true,
      options: ['A', 'B'],
    });
    for (const entity of ['Booking', 'Boat', 'Ticket', 'Dog', 'Inquiry']) {
      const answer = JSON.stringify({
        name: 'X',
        entities: [
          { label: 'Court', plural: 'Courts', fields: [field('Name', 'text')] },
          {
            label: entity,
            plural: `${entity}s`,
            fields: [
              field('Member', 'text'),
              field('Date', type),
              field('Court', 'relation Court'),
              field('What is', type),
            ],
          },
        ],
        pages: [],
      });
      expect(missingIn(specOf(answer, 'book courts of our tennis club'))).toEqual([]);
    }
  });
});
