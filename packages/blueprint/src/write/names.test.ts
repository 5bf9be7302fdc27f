import { describe, expect, it } from 'vitest';
import { design } from '../design/design.ts';
import type { AppSpec } from '../spec.ts';
import { understand } from '../understand/index.ts';
import { writeApp } from './app.ts';
import { booking } from './fixtures/booking.ts';
import { kanban } from './fixtures/kanban.ts';
import { oddApp } from './fixtures/odd.ts';
import { shop } from './fixtures/shop.ts';
import { modelOf } from './model.ts';
import { wrongImports, wrongNames } from './testing/checks.ts';

function wrongIn(spec: AppSpec): string[] {
  const designed = design(spec);
  const files = writeApp(designed);
  const rows = modelOf(designed).entities.map(({ one }) => one);
  const names = Object.entries(files).flatMap(([path, text]) =>
    /\.tsx?$/.test(path) ? wrongNames(path, text, rows) : [],
  );
  return [...new Set([...names, ...wrongImports(files)])];
}

const theField = (type: string) => (type === 'text' ? 'name' : `the_${type}`);

/** Every third in the quick run. */
const quick = (all: string[]): string[] =>
  all.filter((_, at) => process.env.PROPERTY_RUNS || at % 3 === 0);

describe('names in written apps', () => {
  it.each(
    quick([
      'Class Date Card Map',
      'Button Layout User Link',
      'Set Error Row Field',
      'Match Page Option Toast',
      'Format Color Util Word',
      'Table Badge Picture Icon',
      'Visible List Limit Client',
      'Action Dialog Step Line',
      'Recipe RecipeCard RecipeForm RecipeActions',
      'Other Mine Next Past',
      'Taken Left Here Busy',
      'Attempt Menu Found Start',
      'Column Day Week Item',
      'Filter Sort Search Shown',
      'Event Home Index Main',
      'Person People Status Count',
      'Series News Sheep Data',
      'Name Text Number String',
      'Values Props State Value',
      'Cart Order Product Checkout',
      'Icon Choice Result Props',
      'Streak Option Word Colors',
      'Link LinkCard LinkForm LinkButton',
      'Progress Loaded Modal Avatar',
      'Client Entity Hook Component',
    ]),
  )('that entities called %s share do not hide one another', (entities) => {
    expect(wrongIn(oddApp(entities.split(' '), theField))).toEqual([]);
  });

  it.each([
    'data filter map title children key class type value row rows label index name date list props state user one',
    'sort search length new default function return form find entity item option column day text url color icon',
    'values errors error set saving submit found start end status left taken busy next past mine',
  ])('stay whole with fields called %s', (fields) => {
    const names = fields.split(' ');
    const seen = new Map<string, string>();
    const nameFor = (type: string) => {
      if (!seen.has(type)) seen.set(type, names[seen.size] ?? theField(type));
      return seen.get(type)!;
    };
    expect(wrongIn(oddApp(['Thing', 'Place', 'Step', 'Friend'], nameFor))).toEqual([]);
  });

  it.each(Object.entries({ booking, kanban, shop }))('of %s stand for one thing', (_, spec) => {
    expect(wrongIn(spec)).toEqual([]);
  });

  it.each([
    'Football club under 12s: players, training sessions and who came, matches with opponent, score and scorers',
    'A list of links with buttons, icons and cards, each with data, filter, map and key',
    'A layout planner: layouts with rows and columns, users and their errors',
  ])('of what %j becomes stand for one thing', (sentence) => {
    expect(wrongIn(understand(sentence).spec)).toEqual([]);
  });
});
