import type { ActionCard } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

const card = (
  type: ActionCard['type'],
  file: string,
  state: ActionCard['state'] = 'applied',
): ActionCard => ({ index: 0, lines: 0, title: '', content: '', type, file, state }) as ActionCard;

describe('the steps of a turn', () => {
  it('are lists, pages, the look and rows, in words', () => {
    const steps = stepsOf([
      card('add_file', 'globals.css'),
      card('add_entity', 'WaitingEntry'),
      card('add_file', 'pages/MyBookings.tsx', 'writing'),
      card('insert_entity_records', 'WaitingEntry'),
    ]);
    expect(steps).toEqual([
      { kind: 'look', name: 'Globals', isDone: true },
      { kind: 'list', name: 'Waiting entry', isDone: true },
      { kind: 'page', name: 'My bookings', isDone: false },
      { kind: 'rows', name: 'Waiting entry', isDone: true },
    ]);
  });

  it('are named once each, without what failed and without parts of pages', () => {
    const steps = stepsOf([
      card('add_file', 'pages/Home.tsx', 'writing'),
      card('edit_file', 'pages/Home.tsx'),
      card('add_file', 'components/BookCard.tsx'),
      card('add_file', 'pages/Lost.tsx', 'failed'),
    ]);
    expect(steps).toEqual([{ kind: 'page', name: 'Home', isDone: true }]);
  });
});
