import type { BlockPart, BlockType, ToolBlock } from '@trellis/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namedBlocks } from './keys.ts';
import { readAnswer } from './read.ts';
import { sampleParts } from './sample.ts';
import { answerSchema } from './schema.ts';
import { answerWords } from './words.ts';

const block = (type: BlockType, title = '', more: Partial<ToolBlock> = {}): ToolBlock => ({
  id: `${type}-${title}`,
  type,
  title,
  instructions: '',
  data: { features: {} },
  ...more,
});

const LAYOUT = [
  block('text', 'Summary'),
  block('list', 'Risks'),
  block('table', 'Costs'),
  block('score', 'Fit'),
  block('checklist', 'Next steps'),
  block('chart', 'By month'),
  block('cards', 'Ideas'),
  block('code', 'Script'),
  block('quote', 'Said'),
  block('image', 'Picture'),
  block('json', 'Data'),
];

const VALUES = {
  summary: 'It is **good**.\n\nBuy it.',
  risks: ['damp', 'noise'],
  costs: {
    columns: ['What', 'Euro'],
    rows: [
      ['Roof', '100'],
      ['Door', '20'],
    ],
  },
  fit: { score: 85, reasons: ['close', 'cheap'] },
  next_steps: [
    { text: 'Call', isDone: false },
    { text: 'Look', isDone: true },
  ],
  by_month: { labels: ['May', 'June'], series: [{ name: 'Rain', values: [3, 4.5] }] },
  ideas: [{ title: 'Bench', text: 'of oak' }],
  script: { language: 'js', code: 'if (a) {\n  b();\n}' },
  said: { text: 'We like it.', source: 'Ann' },
  picture: { prompt: 'A house by a river' },
  data: '{"rooms": 3}',
};
const MEANT: Record<string, unknown> = { ...VALUES, data: { rooms: 3 } };
const ANSWER = JSON.stringify(VALUES, null, 2);

const SECTIONS = `## Summary
It is **good**.

Buy it.

## Risks
- damp
- noise

**Costs**

| What | Euro |
| --- | --- |
| Roof | 100 |
| Door | 20 |

## 4. Fit
85 of 100

- close
- cheap

### Next steps:
- [ ] Call
- [x] Look

## By month
| Month | Rain |
|---|---|
| May | 3 |
| June | 4.5 |

## Ideas
- **Bench**: of oak

## Script
\`\`\`js
if (a) {
  b();
}
\`\`\`

## Said
> We like it.

— Ann

## Picture
A house by a river

## Data
\`\`\`json
{"rooms": 3}
\`\`\`
`;

const read = (text: string, isComplete = true, blocks: readonly ToolBlock[] = LAYOUT) =>
  readAnswer(text, blocks, { isComplete });
const keyOf = new Map(namedBlocks(LAYOUT).map(({ block: { id }, key }) => [id, key]));
const valuesOf = (parts: BlockPart[]) =>
  Object.fromEntries(parts.map(({ id, value }) => [keyOf.get(id), value]));

/** Parts of an answer that are over hold what the whole answer holds. */
function expectAsMeant(parts: BlockPart[]) {
  for (const { id, state, value } of parts) {
    expect(state).not.toBe('failed');
    if (state === 'done') expect([id, value]).toEqual([id, MEANT[keyOf.get(id)!]]);
  }
}

it('has a sample of each kind of block, which reads as an answer does', () => {
  const sample = sampleParts(LAYOUT);
  const answer = Object.fromEntries(
    namedBlocks(LAYOUT).map(({ block: { type }, key }, at) => {
      const { value } = sample[at]!;
      return [key, type === 'json' ? JSON.stringify(value) : value];
    }),
  );
  expect(readAnswer(JSON.stringify(answer), LAYOUT, { isComplete: true })).toEqual(sample);
  expect(sampleParts([]).map(({ type }) => type)).toEqual(['text']);
});

it('knows each block by a name of its own, whatever letters its heading has', () => {
  const blocks = ['Überblick', '結果 1', '要約 1', 'Überblick', '総括'].map((title, n) => ({
    ...block('text', title),
    id: `b${n}`,
  }));
  const keys = namedBlocks(blocks).map(({ key }) => key);
  expect(keys).toEqual(['uberblick', '1', 'block_b2', 'uberblick_2', 'block_b4']);
  const answer = JSON.stringify(Object.fromEntries(keys.map((key, n) => [key, `Part ${n}`])));
  expect(readAnswer(answer, blocks, { isComplete: true }).map(({ value }) => value)).toEqual(
    [0, 1, 2, 3, 4].map((n) => `Part ${n}`),
  );
});

describe('an answer by its layout', () => {
  it('is read as JSON by the schema, and as sections', () => {
    for (const text of [ANSWER, SECTIONS]) {
      const parts = read(text);
      expect(parts.every(({ state }) => state === 'done')).toBe(true);
      expect(valuesOf(parts)).toEqual(MEANT);
    }
  });

  it.each([
    ['a fence', `\`\`\`json\n${ANSWER}\n\`\`\``],
    ['words before', `Here is what you asked for:\n\n${ANSWER}`],
    [
      'words before and a fence',
      `Sure! Here you go.\n\n\`\`\`json\n${ANSWER}\n\`\`\`\nAnything else?`,
    ],
    ['words behind', `${ANSWER}\n\nI hope that this helps {really}.`],
    ['a name around it', JSON.stringify({ answer: VALUES })],
    [
      'titles for keys',
      JSON.stringify(
        Object.fromEntries(
          namedBlocks(LAYOUT).map(({ key, heading }) => [
            heading,
            VALUES[key as keyof typeof VALUES],
          ]),
        ),
      ),
    ],
    [
      'a list of blocks',
      JSON.stringify({
        blocks: Object.entries(VALUES).map(([title, content]) => ({ title, content })),
      }),
    ],
    ['words before that have braces', `In the form {"key": value}, as you said:\n\n${ANSWER}`],
    ['thoughts', `<think>\nI need { and }.\n</think>\n${ANSWER}`],
    ['a name on its line', `JSON: ${ANSWER}`],
    ['two names around it', JSON.stringify({ result: { output: VALUES } })],
    ['brackets around it', `[${ANSWER}]`],
    [
      'a bare list of blocks',
      JSON.stringify(Object.entries(VALUES).map(([name, content]) => ({ name, content }))),
    ],
    ['a comma too many', ANSWER.replace(/\n\}$/, ',\n}')],
    ['no end', ANSWER.slice(0, -2)],
  ])('is read with %s', (_, text) => {
    expect(valuesOf(read(text))).toEqual(MEANT);
  });

  it('grows: what is done while it streams is what it is in the end', () => {
    for (const text of [ANSWER, `\`\`\`json\n${ANSWER}\n\`\`\``])
      for (let at = 0; at < text.length; at += 7) expectAsMeant(read(text.slice(0, at), false));
  });

  it('grows by sections, of which only those before the last are done', () => {
    for (let at = 0; at < SECTIONS.length; at += 7)
      expectAsMeant(read(SECTIONS.slice(0, at), false));
  });

  it.each<[BlockType, unknown, unknown]>([
    ['text', ['One.', 'Two.'], 'One.\n\nTwo.'],
    ['list', '- a\n- b', ['a', 'b']],
    ['list', { items: ['a', 2] }, ['a', '2']],
    [
      'table',
      [
        { a: 1, b: 'x' },
        { a: 2, b: 'y' },
      ],
      {
        columns: ['a', 'b'],
        rows: [
          ['1', 'x'],
          ['2', 'y'],
        ],
      },
    ],
    ['table', '| a | b |\n|--|--|\n| 1 | x |', { columns: ['a', 'b'], rows: [['1', 'x']] }],
    [
      'cards',
      ['One', { name: 'Two', description: 'of it' }],
      [
        { title: 'One', text: '' },
        { title: 'Two', text: 'of it' },
      ],
    ],
    ['score', '85/100', { score: 85, reasons: [] }],
    ['score', { rating: '120', reason: 'good' }, { score: 100, reasons: ['good'] }],
    [
      'checklist',
      ['[x] a', 'b'],
      [
        { text: 'a', isDone: true },
        { text: 'b', isDone: false },
      ],
    ],
    [
      'chart',
      [{ label: 'May', value: '1,200' }],
      { labels: ['May'], series: [{ name: '', values: [1200] }] },
    ],
    [
      'chart',
      { May: 3, June: 4 },
      { labels: ['May', 'June'], series: [{ name: '', values: [3, 4] }] },
    ],
    ['list', { 1: 'a', 2: 'b' }, ['a', 'b']],
    [
      'table',
      [
        ['a', 'b'],
        [1, 'x'],
      ],
      { columns: ['a', 'b'], rows: [['1', 'x']] },
    ],
    ['table', { columns: ['a'], data: [[1]] }, { columns: ['a'], rows: [['1']] }],
    ['cards', { One: 'of it' }, [{ title: 'One', text: 'of it' }]],
    ['cards', { title: 'One', text: 'of it' }, [{ title: 'One', text: 'of it' }]],
    ['checklist', { a: true }, [{ text: 'a', isDone: true }]],
    ['checklist', [{ text: 'a', done: 'yes' }], [{ text: 'a', isDone: true }]],
    ['code', ['x = 1', 'y = 2'], { language: '', code: 'x = 1\ny = 2' }],
    ['quote', ['We like it.'], { text: 'We like it.', source: '' }],
    ['code', '```py\nx = 1\n```', { language: 'py', code: 'x = 1' }],
    ['quote', '"Well" — Ann', { text: '"Well"', source: 'Ann' }],
    ['json', { a: 1 }, { a: 1 }],
  ])('takes a %s of another type: %j', (type, given, meant) => {
    const parts = read(JSON.stringify({ it: given }), true, [block(type, 'It')]);
    expect(parts).toMatchObject([{ state: 'done', value: meant }]);
  });

  it.each([
    ['a fence of Markdown', `\`\`\`markdown\n${SECTIONS.trimEnd()}\n\`\`\``],
    ['lines as of Windows', SECTIONS.replaceAll('\n', '\r\n')],
    ['names in bold right above the words', SECTIONS.replace(/^#+ (?:4\. )?(.*)$/gm, '**$1**')],
    ['names in bold with a colon', SECTIONS.replace('## Summary\n', '**Summary:** ')],
  ])('is read in sections with %s', (_, text) => {
    expect(valuesOf(read(text))).toEqual(MEANT);
  });

  it.each([
    ['{\n  "summ', {}],
    ['{"risks": {', {}],
    ['{"summary": "Good.", "costs": {"columns": ["What", "Eu', { summary: 'Good.' }],
    ['## Summ', {}],
    ['## Summary\nGood.\n\n## Ri', { summary: 'Good.' }],
    ['## Next steps\n- [x] Look\n- [', { next_steps: [{ text: 'Look', isDone: true }] }],
  ])('shows nothing of its form where it breaks off: %s', (text, meant) => {
    for (const isComplete of [false, true]) {
      const values = Object.entries(valuesOf(read(text, isComplete)));
      expect(Object.fromEntries(values.filter(([, value]) => value !== null))).toEqual(meant);
    }
  });

  it('is one text where nothing was laid out, whatever stands in it', () => {
    expect(read('{"a": 1} is JSON', true, [])).toMatchObject([{ value: '{"a": 1} is JSON' }]);
    expect(read('Hel', false, [])).toMatchObject([{ state: 'partial', value: 'Hel' }]);
    expect(read('', true, [])).toMatchObject([{ state: 'failed', value: null }]);
  });

  it('says which block has come to nothing', () => {
    const blocks = [block('score', 'Fit'), block('table', 'Costs'), block('text', 'Why')];
    const parts = read(JSON.stringify({ fit: 'good', costs: 7, why: 'So.' }), true, blocks);
    expect(parts.map(({ state }) => state)).toEqual(['failed', 'failed', 'done']);
  });

  it('never throws, and holds what its type says', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.json(),
      fc
        .tuple(fc.nat(ANSWER.length), fc.nat(ANSWER.length), fc.string())
        .map(([a, b, s]) => ANSWER.slice(0, a) + s + ANSWER.slice(b)),
      fc
        .tuple(fc.nat(SECTIONS.length), fc.string(), fc.nat(SECTIONS.length))
        .map(([a, s, b]) => SECTIONS.slice(0, a) + s + SECTIONS.slice(b)),
    );
    fc.assert(
      fc.property(anything, fc.boolean(), (text, isComplete) => {
        for (const part of read(text, isComplete)) {
          if (part.value === null) continue;
          expect(['partial', 'done']).toContain(part.state);
          if (part.type === 'list')
            expect(part.value.every((one) => typeof one === 'string')).toBe(true);
          if (part.type === 'score') expect(part.value.score).toBeLessThanOrEqual(100);
          if (part.type === 'table')
            expect(part.value.rows.flat().every((one) => typeof one === 'string')).toBe(true);
          if (part.type === 'chart')
            expect(part.value.series.flatMap(({ values }) => values).every(Number.isFinite)).toBe(
              true,
            );
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('what a model is asked for', () => {
  it('has each block under a name of its own, in order', () => {
    const twice = [block('text'), block('text', 'Näme'), block('text'), block('list', '日本')];
    expect(namedBlocks(twice).map(({ key, heading }) => [key, heading])).toEqual([
      ['text', 'Text'],
      ['name', 'Näme'],
      ['text_2', 'Text 2'],
      ['block_list___', '日本'],
    ]);
    expect(Object.keys((answerSchema(LAYOUT) as { properties: object }).properties)).toEqual(
      Object.keys(VALUES),
    );
    expect(answerWords([block('score', 'Fit', { instructions: 'how well it fits' })])).toContain(
      '## Fit\n(a number from 0 to 100 on a line of its own, then its reasons as a bulleted list: how well it fits)',
    );
  });
});
