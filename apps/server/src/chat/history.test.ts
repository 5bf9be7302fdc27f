import { type ChatMessage, MESSAGES } from '@trellis/contract';
import { expect, it } from 'vitest';
import { changedLately, historyOf } from './history.ts';

const says = (text: string) => ({ type: 'text', text });
const card = (file: string, state: string, message?: string, type = 'edit_file') => ({
  type: 'data-action',
  data: { type, file, title: `the ${file}`, state, message },
});
let count = 0;
const person = (text: string): ChatMessage => ({
  id: `q${count++}`,
  role: 'user',
  parts: [says(text)],
});
const answer = (
  parts: ChatMessage['parts'],
  metadata: ChatMessage['metadata'] = { status: 'ready' },
): ChatMessage => ({ id: `a${count++}`, role: 'assistant', parts, metadata });

it('says of each file what became of it, as an outcome and not in the answer’s own words', () => {
  const { sent, outcomes } = historyOf(
    [
      person('Change the prices'),
      answer([
        says('I changed them.'),
        card('pages/Prices.tsx', 'failed', 'the search text is not in the file'),
        card('pages/Home.tsx', 'failed', 'no'),
        card('pages/Home.tsx', 'applied'),
        card('Price', 'applied', undefined, 'insert_entity_records'),
        card('entities/Price.json', 'applied', undefined, 'edit_entity'),
        card('app.json', 'applied', undefined, 'add_file'),
        card('pages/Old.tsx', 'applied', '1 of 2 changes did not fit'),
      ]),
      person('And now?'),
    ],
    7,
  );
  expect(sent).toEqual([
    { role: 'user', text: 'Change the prices' },
    { role: 'assistant', text: 'I changed them.' },
    { role: 'user', text: 'And now?' },
  ]);
  expect(outcomes).toEqual([
    {
      asked: 'Change the prices',
      became: [
        'pages/Prices.tsx: not applied, the search text is not in the file',
        'pages/Home.tsx: changed',
        'Price: rows added',
        'entities/Price.json: saved',
        'the app got its name, and there is no file app.json',
        'pages/Old.tsx: changed in part, 1 of 2 changes did not fit',
      ],
    },
  ]);
});

it('says of a file what stands in it, where a later change of it did not fit', () => {
  const { outcomes } = historyOf(
    [
      person('a'),
      answer([card('A.tsx', 'applied'), card('A.tsx', 'failed', 'the repair was taken back')]),
      person('b'),
    ],
    7,
  );
  expect(outcomes[0]?.became).toEqual([
    'A.tsx: changed in part, a later change was not applied: the repair was taken back',
  ]);
});

it.each([
  [
    { status: 'error' as const, error: 'It did not compile' },
    'nothing was applied: It did not compile',
  ],
  [{ status: 'stopped' as const }, 'nothing was applied: it was stopped'],
  [{ status: 'interrupted' as const }, 'nothing was applied: the answer was cut off'],
])('says that an answer of state %o changed nothing', (metadata, outcome) => {
  const { outcomes, earlier } = historyOf(
    [person('a'), answer([says('Done!'), card('A.tsx', 'applied')], metadata), person('b')],
    7,
  );
  expect(outcomes).toEqual([{ asked: 'a', became: [outcome] }]);
  expect(earlier).toEqual([]);
});

it('never says of a deletion that it was done in part', () => {
  const gone = (state: string, message?: string) =>
    card('pages/Old.tsx', state, message, 'delete_file');
  const all = [person('a'), answer([gone('applied'), gone('failed', 'no such file')]), person('b')];
  expect(historyOf(all, 7).outcomes[0]?.became).toEqual(['pages/Old.tsx: deleted']);
});

it('says so too of an answer in words alone', () => {
  const { outcomes } = historyOf([person('a'), answer([says('I could add one.')]), person('b')], 7);
  expect(outcomes).toEqual([{ asked: 'a', became: ['nothing was changed'] }]);
});

it('keeps an answer without words as one, so that its question is no open one', () => {
  const { sent } = historyOf(
    [
      person('Delete the samples'),
      answer([card('pages/Boats.tsx', 'applied', undefined, 'add_file')]),
      person('five'),
      answer([], { status: 'error', error: 'The model gave an empty answer' }),
      person('six'),
    ],
    7,
  );
  expect(sent.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user']);
  expect(sent[1]?.text).toBe('(Answered without words. pages/Boats.tsx: written.)');
  expect(sent[3]?.text).toBe(
    '(There was no answer. Nothing was changed: The model gave an empty answer.)',
  );
});

it('counts what a cut answer had finished once it is gone on with, and not before', () => {
  const cut = answer(
    [card('A.tsx', 'applied', undefined, 'add_file'), card('B.tsx', 'truncated')],
    { status: 'error', error: 'The output was too long' },
  );
  const goOn = person(MESSAGES.keepGoingRequest);
  const rest = answer([card('B.tsx', 'applied', undefined, 'add_file')]);
  const became = (messages: ChatMessage[]) => historyOf(messages, 7).outcomes[0]?.became;
  const whole = ['A.tsx: written', 'B.tsx: cut off, and gone on with in the next answer'];
  expect(became([person('a'), cut, goOn])).toEqual(whole);
  expect(became([person('a'), cut, goOn, rest, person('b')])).toEqual(whole);
  const nothing = ['nothing was applied: The output was too long'];
  expect(became([person('a'), cut, person('b')])).toEqual(nothing);
  const stopped = answer([], { status: 'stopped' });
  expect(became([person('a'), cut, goOn, stopped, person('b')])).toEqual(nothing);
  expect(changedLately([person('a'), cut, goOn, rest], 2)).toEqual(['A.tsx', 'B.tsx']);
});

it('says of a file that went that it did, though a path alone is read as made', () => {
  const gone = card('pages/Old.tsx', 'applied', undefined, 'delete_file');
  const { earlier } = historyOf([person('a'), answer([gone]), person('b')], 1);
  expect(earlier[0]?.done).toEqual(['pages/Old.tsx deleted']);
});

it('never cuts between a question and its answer, and summarises what was applied', () => {
  const messages = [
    person('one'),
    answer([
      says('1'),
      card('A.tsx', 'applied', '1 of 2'),
      card('B.tsx', 'failed', 'no'),
      card('app.json', 'applied', undefined, 'add_file'),
    ]),
    person('two'),
    answer([card('C.tsx', 'applied')], { status: 'error', error: 'no' }),
    person('three'),
  ];
  const { sent, earlier } = historyOf(messages, 2);
  const named = 'the app got its name, and there is no file app.json';
  expect(sent).toEqual([{ role: 'user', text: 'three' }]);
  expect(earlier).toEqual([
    { asked: 'one', answered: '1', done: ['the A.tsx (in part)', named] },
    { asked: 'two', answered: '', done: [] },
  ]);
});
