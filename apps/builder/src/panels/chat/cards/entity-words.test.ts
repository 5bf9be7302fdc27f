import type { ActionCard } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { entityWords } from './entity-words.ts';

const card = (schema: object, more: Partial<ActionCard> = {}): ActionCard => ({
  index: 0,
  lines: 1,
  title: 'Bookings',
  file: 'Booking',
  type: 'add_entity',
  state: 'applied',
  content: JSON.stringify({
    name: 'Booking',
    type: 'object',
    properties: { day: { type: 'string' }, guests: { type: 'number' } },
    ...schema,
  }),
  isComplete: true,
  isTruncated: false,
  ...more,
});

describe('a step that made data', () => {
  it('says how many fields there are, and who sees them', () => {
    const rule = { 'x-accessControl': { permissions: { read: 'admin', write: 'anonymous' } } };
    expect(entityWords(card(rule))).toBe('2 fields, only admins see them');
    expect(entityWords(card({}, { permissions: { read: 'all', write: 'all' } }))).toBe(
      '2 fields, everyone signed in can see them',
    );
  });

  it('goes by the rules on rows where there are some', () => {
    const own = { rls: { read: { $or: [{ created_by_id: '{{user.id}}' }] } } };
    expect(entityWords(card(own))).toBe('2 fields, people see only their own; admins see all');
  });

  it('says nothing while it is written, or of what cannot be read', () => {
    expect(entityWords(card({}, { state: 'writing' }))).toBeNull();
    expect(entityWords(card({}, { content: 'no JSON' }))).toBeNull();
    expect(entityWords(card({}, { type: 'add_file' }))).toBeNull();
  });
});
