import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns/columns.ts';
import { ordered } from '../columns/useShown.ts';
import { fitted, isSame, PLAIN } from './shape.ts';

const text = { type: 'string' as const };
const columns = columnsOf({
  name: 'Task',
  type: 'object',
  properties: { title: text, state: { ...text, enum: ['open'] }, effort: { type: 'number' } },
});

describe('a view', () => {
  it('stands in its own order, what is pinned first, what it does not name beside its neighbour', () => {
    const ids = (order: string[], pins: string[] = []) =>
      ordered(columns, { ...PLAIN, order, pins }).map(({ id }) => id);
    expect(ids([])).toEqual(['title', 'state', 'effort', 'createdAt', 'creatorId']);
    expect(ids(['effort', 'title'])).toEqual([
      'effort',
      'createdAt',
      'creatorId',
      'title',
      'state',
    ]);
    expect(ids([], ['effort'])[0]).toBe('effort');
  });

  it('goes on without what its fields do not have any more, and says so', () => {
    const board = { ...PLAIN, kind: 'board' as const, field: 'state' };
    expect(fitted(board, columns)).toEqual({ shape: board, problems: [] });
    const odd = fitted(
      {
        ...board,
        field: 'effort',
        sort: { column: 'gone', isDescending: false },
        filters: [
          { column: 'title', operator: 'contains', value: 'a' },
          { column: 'effort', operator: 'contains', value: 'a' },
          { column: 'gone', operator: 'empty', value: null },
        ],
      },
      columns,
      [{ name: 'gone', why: 'deleted' }],
    );
    expect(odd.shape).toEqual({
      ...PLAIN,
      filters: [{ column: 'title', operator: 'contains', value: 'a' }],
    });
    expect(odd.problems).toEqual([
      'The field Gone was deleted',
      '“Effort contains a” no longer fits the field',
      'A board needs a field with options, so the rows are shown as a table',
    ]);
  });

  it('is the same however it was written', () => {
    const one = { ...PLAIN, widths: { a: 1, b: 2 }, hidden: ['x', 'y'] };
    expect(isSame(one, { ...one, widths: { b: 2, a: 1 }, hidden: ['y', 'x'] })).toBe(true);
    expect(isSame(one, { ...one, pins: ['a'] })).toBe(false);
  });
});
