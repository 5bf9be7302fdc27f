import { describe, expect, it } from 'vitest';
import { design } from '../../design/design.ts';
import type { SpecPage } from '../../spec.ts';
import { understand } from '../../understand/index.ts';
import { writeApp } from '../app.ts';
import { booking } from '../fixtures/booking.ts';
import { kanban } from '../fixtures/kanban.ts';
import { recipes } from '../fixtures/recipes.ts';

/** The page of a spec's first page's entity, drawn in a view. */
function pageIn(view: SpecPage['view'], spec: typeof kanban): string {
  const designed = design(spec);
  const [first] = designed.pages.filter(({ entity, view: other }) => entity && other !== 'detail');
  const pages = designed.pages.map((page) => (page === first ? { ...page, view } : page));
  return writeApp({ ...designed, pages })[`pages/${first!.name}.tsx`] ?? '';
}

describe('a list without rows', () => {
  it.each([
    ['board', kanban],
    ['calendar', kanban],
    ['schedule', booking],
    ['timeline', kanban],
    ['table', kanban],
    ['gallery', recipes],
  ] as const)('says in the view %s what to do, with a picture and the button', (view, spec) => {
    const page = pageIn(view, spec);
    expect(page).toMatch(
      /rows\.length === 0 \? \(\s+<EmptyState\s+icon=\{\w+\}\s+title="No .* yet"\s+description=.*\s+>\s+\{actions\.newButton\}/,
    );
    expect(page).toContain('shown.length === 0 ? (');
  });

  it('is the same in a week in which nothing is', () => {
    expect(pageIn('schedule', booking)).toMatch(
      /ofWeek\.length === 0 && \(\s+<EmptyState icon=\{CalendarDays\} title=".*">\s+\{actions\.newButton\}/,
    );
  });

  it('is the same below the row that it belongs to, with one button', () => {
    const { spec } = understand('A CRM with companies, contacts, deals with a stage, and tasks');
    const files = writeApp(design(spec));
    const lists = Object.entries(files).filter(
      ([path, text]) => /components\/\w+List\.tsx/.test(path) && text.includes('newButton'),
    );
    expect(lists).not.toEqual([]);
    for (const [, text] of lists) {
      expect(text).toMatch(/<EmptyState\s[^>]*description=[^>]*>\s+\{newButton\}/);
      expect(text).toContain('.rows.length > 0 && newButton}');
    }
  });
});

it('what stands there while rows load has the shape of what comes', () => {
  const shapes = (['board', 'calendar', 'timeline', 'list', 'table', 'schedule'] as const).map(
    (view) => /ListSkeleton as="(\w+)"/.exec(pageIn(view, kanban))?.[1],
  );
  expect(shapes).toEqual(['columns', 'month', 'tiles', 'tiles', 'table', 'rows']);
  expect(pageIn('gallery', recipes)).toContain('ListSkeleton as="cards"');
});
