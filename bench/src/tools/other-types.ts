import { keysOf, type Meant } from './meant.ts';
import { rawOf } from './writing.ts';

/** What a model sends for a block though it was asked for something else, and what is to be shown for it. */
const OTHERS: Record<string, readonly [raw: unknown, shown: unknown][]> = {
  t1: [
    [['One.', 'Two.'], 'One.\n\nTwo.'],
    [{ text: 'One.' }, 'One.'],
    [42, '42'],
  ],
  t2: [
    ['- a\n- b\n- c', ['a', 'b', 'c']],
    ['1. a\n2. b', ['a', 'b']],
    [{ items: ['a', 'b'] }, ['a', 'b']],
    [
      [1, 2, true],
      ['1', '2', 'true'],
    ],
    [
      [{ text: 'a' }, { text: 'b' }],
      ['a', 'b'],
    ],
    [
      ['a', null, 'b'],
      ['a', 'b'],
    ],
    ['a, b and c', ['a, b and c']],
    [{ 1: 'a', 2: 'b' }, ['a', 'b']],
  ],
  t3: [
    [[{ Day: 'Friday', Plan: 'Walk' }], { columns: ['Day', 'Plan'], rows: [['Friday', 'Walk']] }],
    ['| Day |\n|---|\n| Friday |', { columns: ['Day'], rows: [['Friday']] }],
    [
      { headers: ['Day'], rows: [['Friday']] },
      { columns: ['Day'], rows: [['Friday']] },
    ],
    [
      { columns: ['Day'], rows: [{ Day: 'Friday' }] },
      { columns: ['Day'], rows: [['Friday']] },
    ],
    [
      { columns: ['n'], data: [[1], [2.5]] },
      { columns: ['n'], rows: [['1'], ['2.5']] },
    ],
    [
      [
        ['Day', 'Plan'],
        ['Friday', 'Walk'],
      ],
      { columns: ['Day', 'Plan'], rows: [['Friday', 'Walk']] },
    ],
  ],
  t4: [
    [92, { score: 92, reasons: [] }],
    ['92/100', { score: 92, reasons: [] }],
    ['92 %', { score: 92, reasons: [] }],
    [
      { score: '92', reason: 'near' },
      { score: 92, reasons: ['near'] },
    ],
    [
      { rating: 150, reasons: 'near' },
      { score: 100, reasons: ['near'] },
    ],
    [
      { value: 92, explanation: ['near'] },
      { score: 92, reasons: ['near'] },
    ],
  ],
  h1: [
    ['"I like it." — Ann', { text: '"I like it."', source: 'Ann' }],
    [
      { quote: 'I like it.', author: 'Ann' },
      { text: 'I like it.', source: 'Ann' },
    ],
    [['I like it.'], { text: 'I like it.', source: '' }],
  ],
  h2: [
    [
      { Databases: 'ten years', Writing: 'short' },
      [
        { title: 'Databases', text: 'ten years' },
        { title: 'Writing', text: 'short' },
      ],
    ],
    [[{ name: 'A', description: 'b' }], [{ title: 'A', text: 'b' }]],
    [['A'], [{ title: 'A', text: '' }]],
    ['- **A**: b', [{ title: 'A', text: 'b' }]],
    [{ cards: [{ title: 'A', text: 'b' }] }, [{ title: 'A', text: 'b' }]],
  ],
  h3: [
    [
      ['[x] a', '[ ] b'],
      [
        { text: 'a', isDone: true },
        { text: 'b', isDone: false },
      ],
    ],
    [
      '- [x] a\n- [ ] b',
      [
        { text: 'a', isDone: true },
        { text: 'b', isDone: false },
      ],
    ],
    [[{ task: 'a', done: true }], [{ text: 'a', isDone: true }]],
    [[{ text: 'a', isDone: 'true' }], [{ text: 'a', isDone: true }]],
    [
      { a: true, b: false },
      [
        { text: 'a', isDone: true },
        { text: 'b', isDone: false },
      ],
    ],
  ],
  s1: [
    [
      { May: 3, June: '4' },
      { labels: ['May', 'June'], series: [{ name: '', values: [3, 4] }] },
    ],
    [
      [{ label: 'May', value: '1,200' }],
      { labels: ['May'], series: [{ name: '', values: [1200] }] },
    ],
    [
      { labels: ['May'], datasets: [{ label: 'Rain', data: ['3'] }] },
      { labels: ['May'], series: [{ name: 'Rain', values: [3] }] },
    ],
    [
      '| Month | Rain |\n|---|---|\n| May | 3 |',
      { labels: ['May'], series: [{ name: 'Rain', values: [3] }] },
    ],
    [
      { labels: ['May'], values: [3] },
      { labels: ['May'], series: [{ name: '', values: [3] }] },
    ],
  ],
  s2: [
    ['```py\nx = 1\n```', { language: 'py', code: 'x = 1' }],
    ['x = 1', { language: '', code: 'x = 1' }],
    [
      { lang: 'py', code: 'x = 1' },
      { language: 'py', code: 'x = 1' },
    ],
    [['x = 1', 'y = 2'], { language: '', code: 'x = 1\ny = 2' }],
  ],
  s3: [
    [{ a: 1 }, { a: 1 }],
    ['```json\n{"a": 1}\n```', { a: 1 }],
    [
      [1, 2],
      [1, 2],
    ],
  ],
  s4: [
    ['A house', { prompt: 'A house' }],
    [{ description: 'A house' }, { prompt: 'A house' }],
  ],
};

/** The layout's answer with one block of another type, for each that is known. */
export function ofOtherTypes(
  layout: Meant,
): { text: string; values: Readonly<Record<string, unknown>> }[] {
  const keys = keysOf(layout);
  return layout.blocks.flatMap(({ id }, at) =>
    (OTHERS[id] ?? []).map(([raw, shown]) => ({
      text: JSON.stringify(
        Object.fromEntries(keys.map((key, n) => [key, n === at ? raw : rawOf(layout, n)])),
      ),
      values: { ...layout.values, [id]: shown },
    })),
  );
}
