import type { AppFiles, Diagnostic } from '@trellis/contract';
import { expect, it } from 'vitest';
import type { AssistantModel, ModelRequest, TurnEvent } from './events.ts';
import { runTurn } from './run.ts';

const add = (file: string, content: string) =>
  `<action type="add_file" file="${file}">\n${content}\n</action>\n`;

/** What types would say: of each word `wrong`, and of each `older`. */
const types = async (files: AppFiles): Promise<Diagnostic[]> =>
  Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/wrong\d|older/g)].map(([word]) => ({
      file,
      line: 1,
      column: 1,
      severity: 'warning' as const,
      detector: 'type-error',
      message: `${word} is not a number`,
    })),
  );
const check = async (files: AppFiles): Promise<Diagnostic[]> =>
  Object.entries(files).flatMap(([file, text]) =>
    text.includes('broken')
      ? [{ file, line: 1, column: 1, severity: 'error', detector: 'x', message: 'broken' }]
      : [],
  );

async function play(files: AppFiles, answers: string[], repairs = 3) {
  const requests: ModelRequest[] = [];
  const model: AssistantModel = {
    name: 'Scripted',
    async *stream(request) {
      requests.push({ ...request, messages: [...request.messages] });
      yield { type: 'text', text: answers[requests.length - 1] ?? '' };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  const events: TurnEvent[] = [];
  for await (const event of runTurn({
    model,
    system: '',
    messages: [{ role: 'user', text: 'count the boats' }],
    files,
    signal: new AbortController().signal,
    check,
    repair: async (f) => ({ files: f, repairs: [] }),
    types,
    repairs,
    sleep: async () => {},
  }))
    events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'end' || last.outcome.kind !== 'done') throw new Error('not done');
  const notes = events.flatMap((event) => (event.type === 'repair' ? [event.note] : []));
  const cards = new Map<number, string>();
  for (const event of events)
    if (event.type === 'action-end') cards.set(event.index, `${event.action.file} ${event.state}`);
  return { requests, notes, cards: [...cards.values()], draft: last.outcome.draft };
}

it('has what the types say of changed files repaired, once, with the wish and files to read', async () => {
  const { requests, notes, draft } = await play({ 'pages/Old.tsx': 'older' }, [
    add('pages/A.tsx', 'wrong1 wrong2'),
    add('pages/A.tsx', 'right wrong2'),
  ]);
  expect(requests).toHaveLength(2);
  expect(requests[1]!.messages[0]!.text).toContain('count the boats');
  expect(requests[1]!.messages[0]!.text).toContain('wrong1 is not a number');
  expect(requests[1]!.messages[0]!.text).not.toContain('older is not');
  // Who believes that the app is broken rewrites it.
  expect(requests[1]!.messages[0]!.text).toContain(
    'The app compiles and runs. These are errors of its types',
  );
  expect(Object.keys(requests[1]!.tools ?? {})).toContain('read_file');
  expect(notes.map(({ state, left }) => [state, left])).toEqual([
    ['working', null],
    ['better', 1],
  ]);
  expect(draft.files['pages/A.tsx']).toBe('right wrong2\n');
});

it.each([
  ['breaks the app', add('pages/A.tsx', 'broken') + add('pages/B.tsx', 'more')],
  ['mends nothing', add('pages/A.tsx', 'wrong2')],
  ['does nothing', 'I would rather not.'],
])('takes back a repair that %s', async (_, answer) => {
  const { notes, cards, draft } = await play({}, [add('pages/A.tsx', 'wrong1'), answer]);
  // Nor do its cards say that anything of it is there.
  expect(cards.filter((card) => card.endsWith('applied'))).toEqual(['pages/A.tsx applied']);
  expect(notes.at(-1)).toMatchObject({ state: 'failed', left: 1 });
  expect(draft.files).toEqual({ 'pages/A.tsx': 'wrong1\n' });
  expect([...draft.changed]).toEqual(['pages/A.tsx']);
});

it('asks nothing for what was said before, for other files, or without a budget', async () => {
  const old = { 'pages/A.tsx': 'older wrong1', 'pages/B.tsx': 'wrong2' };
  const changed = add('pages/A.tsx', 'older wrong1 and more');
  expect((await play(old, [changed])).requests).toHaveLength(1);
  expect((await play({}, [add('pages/A.tsx', 'wrong1')], 0)).requests).toHaveLength(1);
});
