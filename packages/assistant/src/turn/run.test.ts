import type { AppFiles, Diagnostic } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import type { AssistantModel, ModelEvent, ModelRequest, TurnEvent } from './events.ts';
import { runTurn, type TurnInput } from './run.ts';

/** A model that answers from a list, one entry per request, in pieces of seven characters. */
function scripted(...answers: (string | ModelEvent[])[]) {
  const requests: ModelRequest[] = [];
  const model: AssistantModel = {
    name: 'Scripted',
    async *stream(request) {
      requests.push({ ...request, messages: [...request.messages] });
      const answer = answers[requests.length - 1] ?? '';
      if (typeof answer !== 'string') return yield* answer;
      for (let at = 0; at < answer.length; at += 7)
        yield { type: 'text', text: answer.slice(at, at + 7) };
      yield { type: 'finish', reason: 'stop' };
    },
  };
  return { model, requests };
}

async function play(model: AssistantModel, files: AppFiles = {}, extra: Partial<TurnInput> = {}) {
  const events: TurnEvent[] = [];
  for await (const event of runTurn({
    model,
    system: '',
    messages: [{ role: 'user', text: 'do it' }],
    files,
    signal: new AbortController().signal,
    check: async () => [],
    repair: async (f) => ({ files: f, repairs: [] }),
    sleep: async () => {},
    ...extra,
  }))
    events.push(event);
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error('no end');
  return { events, outcome: last.outcome };
}

const add = (file: string, content: string) =>
  `<action type="add_file" file="${file}">\n${content}\n</action>\n`;
const edit = (file: string, search: string, replace: string) =>
  `<action type="edit_file" file="${file}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</action>\n`;

describe('a turn', () => {
  it('applies what the model sends and ends with the draft', async () => {
    const { model } = scripted(
      `I build it.\n${add('pages/Home.tsx', 'export default () => null')}<action type="add_entity" file="Note" read="anonymous" write="admin">\n{"properties":{"text":{"type":"string"},}}\n</action>\n<action type="insert_entity_records" file="Note">\n[{"text":"hi"}]\n</action>\nDone.`,
    );
    const { outcome, events } = await play(model);
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { records: [{ entity: 'Note', rows: [{ text: 'hi' }] }] },
    });
    if (outcome.kind !== 'done') return;
    expect(
      JSON.parse(outcome.draft.files['entities/Note.json']!)['x-accessControl'].permissions,
    ).toEqual({
      read: 'anonymous',
      write: 'admin',
    });
    expect(events.filter((e) => e.type === 'file').map((e) => e.path)).toEqual([
      'pages/Home.tsx',
      'entities/Note.json',
    ]);
  });

  it('tells the model which edit failed, with the file, and takes the whole file then', async () => {
    const { model, requests } = scripted(
      edit('pages/A.tsx', 'nowhere', 'x'),
      add('pages/A.tsx', 'new'),
    );
    const { outcome } = await play(model, { 'pages/A.tsx': 'old text\n' });
    expect(requests).toHaveLength(2);
    expect(requests[1]!.messages.at(-1)!.text).toContain('old text');
    expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/A.tsx': 'new\n' } } });
  });

  it('asks four times at most, then stores nothing and says so', async () => {
    const bad = edit('pages/A.tsx', 'nowhere', 'x');
    const { model, requests } = scripted(bad, bad, bad, bad, bad);
    const { outcome } = await play(model, { 'pages/A.tsx': 'old\n' });
    expect(requests).toHaveLength(4);
    expect(outcome.kind).toBe('failed');
  });

  it('mends by rule, and asks for the rest', async () => {
    const wrong = (message: string): Diagnostic => ({
      file: 'pages/A.tsx',
      line: 1,
      column: 1,
      severity: 'error',
      detector: 'x',
      message,
    });
    const { model, requests } = scripted(add('pages/A.tsx', 'broken'), add('pages/A.tsx', 'good'));
    const { outcome } = await play(
      model,
      {},
      {
        check: async (files) =>
          files['pages/A.tsx'] === 'broken\n' ? [wrong('does not parse')] : [],
      },
    );
    expect(requests[1]!.messages.at(-1)!.text).toContain('does not parse');
    expect(outcome).toMatchObject({ kind: 'done' });
    const mended = await play(
      scripted(add('pages/A.tsx', 'broken')).model,
      {},
      {
        check: async (files) => (files['pages/A.tsx'] === 'broken\n' ? [wrong('x')] : []),
        repair: async (files) => ({
          files: { ...files, 'pages/A.tsx': 'mended' },
          repairs: ['mended it'],
        }),
      },
    );
    expect(mended.outcome).toMatchObject({ kind: 'done', repairs: ['mended it'] });
  });

  it('retries a provider that fails before its first word, and is honest about one that fails after', async () => {
    const failure: ModelEvent = {
      type: 'failure',
      failure: { kind: 'rate-limit', cause: '429', retryAfter: 1 },
    };
    const good = scripted([failure], [failure], add('pages/A.tsx', 'x'));
    expect((await play(good.model)).outcome.kind).toBe('done');
    const bad = scripted([{ type: 'text', text: add('pages/A.tsx', 'x') }, failure]);
    expect((await play(bad.model)).outcome).toMatchObject({
      kind: 'failed',
      failure: { kind: 'rate-limit' },
    });
    expect(bad.requests).toHaveLength(1);
  });

  it('never applies a file that was cut', async () => {
    const cut = scripted([
      {
        type: 'text',
        text: `${add('pages/A.tsx', 'whole')}<action type="add_file" file="pages/B.tsx">\nhalf`,
      },
      { type: 'finish', reason: 'length' },
    ]);
    const { outcome, events } = await play(cut.model);
    expect(outcome).toMatchObject({ kind: 'done' });
    if (outcome.kind === 'done') expect(Object.keys(outcome.draft.files)).toEqual(['pages/A.tsx']);
    expect(events.find((e) => e.type === 'action-end' && e.state === 'truncated')).toBeTruthy();
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const model: AssistantModel = {
      name: 'Endless',
      async *stream() {
        for (let i = 0; ; i++) {
          if (i === 5) stop.abort();
          yield { type: 'text', text: 'word ' };
        }
      },
    };
    expect((await play(model, {}, { signal: stop.signal })).outcome.kind).toBe('stopped');
  });
});
