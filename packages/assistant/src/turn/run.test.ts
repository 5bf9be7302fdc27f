import { type AppFiles, type Diagnostic, MESSAGES } from '@trellis/contract';
import { describe, expect, it } from 'vitest';
import type { AssistantModel, ModelEvent, TurnEvent } from './events.ts';
import { add, edit, play, scripted } from './turn.fixture.ts';

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

  it('a builder by rule says that an app is ready once it is, and not where it is not', async () => {
    const said = async (left: Diagnostic[]) => {
      const { model } = scripted(
        `I make it.\n${add('pages/Home.tsx', 'export default () => null')}Boats is ready.`,
      );
      const { outcome, events } = await play(
        { ...model, isByRule: true },
        {},
        { check: async () => left, repairs: 0 },
      );
      const text = events.flatMap((e) => (e.type === 'text' ? [e.text] : [])).join('');
      return [outcome.kind, text.includes('I make it.'), text.includes('Boats is ready.')];
    };
    expect(await said([])).toEqual(['done', true, true]);
    const wrong = { file: 'pages/Home.tsx', line: 1, column: 1, severity: 'error' as const };
    const fault = { ...wrong, detector: 'syntax', message: 'is broken' } as Diagnostic;
    expect(await said([fault])).toEqual(['failed', true, false]);
  });

  it('tells of each file by the path at which it stands', async () => {
    const { model } = scripted(
      `${[
        'functions/sendNote.ts',
        'src/pages/Price.tsx',
        './components/Tag.jsx',
        '/services/sum.ts',
        'src/Layout.jsx',
        'src/index.css',
      ]
        .map((file) => add(file, 'x'))
        .join(
          '',
        )}<action type="add_entity" file="Entities/Loaf.json">\n{"properties":{}}\n</action>\n`,
    );
    const { events, outcome } = await play(model);
    const told = events.flatMap((e) => (e.type === 'action-end' ? [e.action] : []));
    expect(outcome.kind === 'done' && Object.keys(outcome.draft.files)).toEqual(
      told.map(({ file }) => file),
    );
    expect(told.map(({ title }) => title)).toEqual(told.map(({ file }) => file));
    expect(told.at(-1)?.file).toBe('entities/Loaf.json');
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

  it('says that what it does not complain of was taken', async () => {
    const wrong =
      '<action type="add_entity" file="Note">\n{"properties":{"a":{"type":"word"}}}\n</action>\n';
    const { model, requests } = scripted(
      add('pages/Home.tsx', 'export default () => null') + wrong,
      wrong.replace('word', 'string'),
    );
    const { outcome } = await play(model);
    expect(outcome.kind).toBe('done');
    expect(requests[1]?.messages.at(-1)?.text).toMatch(
      /^The schema of Note is not right[\s\S]*\n\nAll your other actions were taken/,
    );
  });

  it('keeps the blocks that fit, and asks for the others alone, with the lines around', async () => {
    const lines = Array.from({ length: 300 }, (_, nth) => `line ${nth}`);
    const two =
      '<action type="edit_file" file="pages/A.tsx">\n<<<<<<< SEARCH\nline 3\nline 4\n=======\nthird\n>>>>>>> REPLACE\n<<<<<<< SEARCH\nline 200\nline 201 wrong\n=======\nlate\n>>>>>>> REPLACE\n</action>\n';
    const { model, requests } = scripted(two, edit('pages/A.tsx', 'line 200\nline 201', 'late'));
    const { outcome, events } = await play(model, { 'pages/A.tsx': lines.join('\n') });
    const asked = requests[1]!.messages.at(-1)!.text;
    expect(asked).toContain('1 of the 2 blocks for pages/A.tsx are applied');
    expect(asked).toMatch(/200\| line 200\n201\| line 201/);
    expect(asked).not.toContain('line 100');
    const ends = events.flatMap((event) => (event.type === 'action-end' ? [event] : []));
    expect(ends).toMatchObject([
      { state: 'applied', message: expect.stringContaining('1 of 2 changes') },
      { state: 'applied', message: undefined },
    ]);
    expect(outcome).toMatchObject({ kind: 'done' });
    if (outcome.kind === 'done')
      expect(outcome.draft.files['pages/A.tsx']).toMatch(/third[\s\S]*line 199\nlate\nline 202/);
  });

  it('keeps what fits when the rest never does, and says what was left out', async () => {
    const bad = edit('pages/A.tsx', 'nowhere', 'x');
    const { model } = scripted(`All done.\n${add('pages/B.tsx', 'new')}${bad}`, bad, bad, bad);
    const { outcome, events } = await play(model, { 'pages/A.tsx': 'old\n' });
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'old\n', 'pages/B.tsx': 'new\n' } },
    });
    expect(events.at(-2)).toEqual({
      type: 'text',
      text: '\n\nThis was left out: The change to pages/A.tsx did not fit: what it changes is not there. The rest is done.',
    });
  });

  it('folds what a model thinks between its words, and does nothing of it', async () => {
    const { model } = scripted(
      `<think>I could ${add('pages/Bad.tsx', 'no')}</think>I build it.\n${add('pages/A.tsx', 'const tag = "<think>";')}`,
    );
    const { outcome, events } = await play(model);
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'const tag = "<think>";\n' } },
    });
    if (outcome.kind === 'done') expect(outcome.draft.files['pages/Bad.tsx']).toBeUndefined();
    const of = (kind: string) =>
      events
        .flatMap((event) => (event.type === kind && 'text' in event ? [event.text] : []))
        .join('');
    expect(of('reasoning')).toContain('I could');
    expect(of('text').trim()).toBe('I build it.');
  });

  it('does nothing of a thought whose beginning the model’s server wrote', async () => {
    const { model } = scripted(
      `I could ${add('pages/Bad.tsx', 'no')}or not.</think>I build it.\n${add('pages/A.tsx', 'yes')}`,
    );
    const { outcome, events } = await play(model);
    expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/A.tsx': 'yes\n' } } });
    if (outcome.kind === 'done') expect(outcome.draft.files['pages/Bad.tsx']).toBeUndefined();
    const kinds = events.flatMap((event) =>
      event.type === 'action-end' ? [`${event.action.file} ${event.state}`] : [],
    );
    expect(kinds).toEqual(['pages/Bad.tsx applied', 'pages/Bad.tsx failed', 'pages/A.tsx applied']);
    expect(events.findIndex(({ type }) => type === 'thought')).toBeGreaterThan(0);
  });

  it('offers what a model says may be said next, and keeps it out of its words', async () => {
    const { model } = scripted(
      `I build it.\n${add('pages/A.tsx', 'const tag = "<next>";')}It is there.\n<next>\n- Add a calendar\n"Let members cancel"\n${'x'.repeat(200)}\n2. Add a calendar\n3. Print it\nA fourth\n</next>`,
    );
    const { outcome, events } = await play(model);
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(events).toContainEqual({
      type: 'next',
      messages: ['Add a calendar', 'Let members cancel', 'Print it'],
    });
    const said = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
    expect(said.trim()).toMatch(/^I build it\.\s+It is there\.$/);
  });

  it('asks four times at most, then stores nothing and says so', async () => {
    const bad = edit('pages/A.tsx', 'nowhere', 'x');
    const { model, requests } = scripted(bad, bad, bad, bad, bad);
    const { outcome } = await play(model, { 'pages/A.tsx': 'old\n' });
    expect(requests).toHaveLength(4);
    expect(outcome.kind).toBe('failed');
  });

  const wrong = (message: string): Diagnostic => ({
    file: 'pages/A.tsx',
    line: 1,
    column: 1,
    severity: 'error',
    detector: 'x',
    message,
  });
  const judged = (text: string) => (files: AppFiles) =>
    files['pages/A.tsx']?.includes(text) ? [wrong(`has ${text}`)] : [];
  const notesIn = (events: TurnEvent[]) =>
    events.flatMap((event) => (event.type === 'repair' ? [event.note] : []));

  it('mends by rule, and says so', async () => {
    const mended = await play(
      scripted(add('pages/A.tsx', 'broken')).model,
      {},
      {
        check: async (files) => judged('broken')(files),
        repair: async (files) => ({
          files: { ...files, 'pages/A.tsx': 'mended' },
          repairs: ['mended it'],
        }),
      },
    );
    expect(mended.outcome).toMatchObject({ kind: 'done', repairs: ['mended it'] });
    expect(mended.events).toContainEqual({ type: 'mended', repairs: ['mended it'] });
  });

  it('asks for repairs in requests of their own, with the broken file whole', async () => {
    const { model, requests } = scripted(
      `Done!\n${add('pages/A.tsx', 'broken')}`,
      `I mend it.\n${edit('pages/A.tsx', 'broken', 'good')}`,
    );
    const { outcome, events } = await play(
      model,
      {},
      { check: async (files) => judged('broken')(files) },
    );
    expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/A.tsx': 'good\n' } } });
    expect(requests[1]).toMatchObject({ isRepair: true, messages: [{ role: 'user' }] });
    expect(requests[1]!.messages[0]!.text).toMatch(/has broken[\s\S]*<file path="pages\/A.tsx">/);
    expect(notesIn(events)).toMatchObject([
      { attempt: 1, most: 2, state: 'working', errors: 1 },
      { attempt: 1, state: 'mended', left: 0 },
    ]);
    const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('');
    expect(words).toContain('Done!');
    expect(words).not.toContain('I mend it');
  });

  it('does nothing in a repair of what the model only thought of', async () => {
    const { model } = scripted(
      add('pages/A.tsx', 'broken') + add('pages/B.tsx', 'fine'),
      `<think>Delete it?\n<action type="delete_file" file="pages/B.tsx">\n</action>\nNo.</think>\n${edit('pages/A.tsx', 'broken', 'good')}`,
    );
    const { outcome } = await play(model, {}, { check: async (files) => judged('broken')(files) });
    expect(outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'good\n', 'pages/B.tsx': 'fine\n' } },
    });
  });

  it('asks again with less where it was too long, and never without the wish', async () => {
    const tooLong: ModelEvent[] = [
      { type: 'failure', failure: { kind: 'provider', reason: 'context', cause: 'too long' } },
    ];
    const { model, requests } = scripted(
      add('pages/A.tsx', 'x') + edit('pages/A.tsx', 'nowhere', 'y'),
      tooLong,
      tooLong,
      edit('pages/A.tsx', 'x', 'z'),
    );
    const { outcome } = await play(
      model,
      {},
      {
        messages: [
          { role: 'user', text: 'before' },
          { role: 'assistant', text: 'done' },
          { role: 'user', text: 'the wish' },
        ],
        smaller: () => ({ system: 'less', stableLength: 0 }),
      },
    );
    expect(outcome).toMatchObject({ kind: 'done' });
    const [, , less, least] = requests.map(({ messages }) => messages);
    expect(less!.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(less![0]!.text).toBe('the wish');
    expect(least).toHaveLength(1);
    expect(least![0]!.text).toMatch(/^the wish\n\n[\s\S]*search text/);
  });

  it('spends four requests on the answer and its budget on repairs, then stores nothing', async () => {
    const bad = edit('pages/A.tsx', 'nowhere', 'x');
    const { model, requests } = scripted(
      ...[bad, bad, bad],
      add('pages/A.tsx', 'a1'),
      ...['a2', 'a3', 'a4'].map((text) => add('pages/A.tsx', text)),
    );
    const check = async (files: AppFiles) =>
      files['pages/A.tsx'] === 'old\n' ? [] : [wrong(`has ${files['pages/A.tsx']}`)];
    const { outcome } = await play(model, { 'pages/A.tsx': 'old\n' }, { check, repairs: 3 });
    expect(requests.map(({ isRepair = false }) => isRepair)).toEqual([
      ...[false, false, false, false],
      ...[true, true, true],
    ]);
    expect(outcome).toMatchObject({ kind: 'failed' });
    if (outcome.kind === 'failed') expect(outcome.message).toContain('The app is unchanged.');
  });

  it('stops when the same errors come back, and asks the person', async () => {
    const again = add('pages/A.tsx', '\n\nbroken');
    const { model, requests } = scripted(add('pages/A.tsx', 'broken'), again, again, again);
    const { outcome } = await play(
      model,
      {},
      { check: async (files) => judged('broken')(files), repairs: 5 },
    );
    expect(requests).toHaveLength(2);
    expect(outcome).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining('The same errors came back twice'),
    });
  });

  it('asks a builder that cannot repair for nothing', async () => {
    const { model, requests } = scripted(add('pages/A.tsx', 'broken'));
    const { outcome } = await play(
      model,
      {},
      { check: async (files) => judged('broken')(files), repairs: 0 },
    );
    expect(requests).toHaveLength(1);
    expect(outcome).toMatchObject({
      kind: 'failed',
      message: 'App compilation failed: pages/A.tsx:1:1 has broken. The app is unchanged.',
    });
  });

  const cutAt = (text: string): ModelEvent[] => [
    { type: 'text', text },
    { type: 'finish', reason: 'length' },
  ];
  const long = Array.from({ length: 80 }, (_, n) => `const line${n} = ${n};`);

  it('goes on with a cut file instead of repeating it, byte for byte', async () => {
    const whole = `${long.join('\n')}\n`;
    const open = '<action type="add_file" file="pages/B.tsx" title="B">\n';
    const first = `${add('pages/A.tsx', 'whole')}${open}${long.slice(0, 40).join('\n')}\nconst line40 = 4`;
    const cut = await play(scripted(cutAt(first)).model);
    const card = cut.events.find((e) => e.type === 'action-end' && e.state === 'truncated');
    if (card?.type !== 'action-end') throw new Error('nothing was cut');
    const rest = `${long.slice(40).join('\n')}\n</action>\nThat is all.`;
    const repeating = `\`\`\`tsx\n${long.slice(36).join('\n')}\n</action>\n`;
    for (const answer of [rest, repeating, add('pages/B.tsx', long.join('\n'))]) {
      const { model, requests } = scripted(answer);
      const continued = { done: [], cut: card.action };
      const { outcome } = await play(model, { 'pages/A.tsx': 'whole\n' }, { continued });
      expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/B.tsx': whole } } });
      expect(requests[0]!.messages.at(-1)!.text).toContain('const line39 = 39;\n');
      expect(requests[0]!.messages.at(-1)!.text).not.toContain('const line40');
    }
  });

  it('keeps what was complete before the cut, though alone it did not compile', async () => {
    const check = async (files: AppFiles) =>
      files['pages/A.tsx'] && !files['pages/B.tsx'] ? [wrong('needs B')] : [];
    const first = `${add('pages/A.tsx', 'import B')}<action type="add_file" file="pages/B.tsx">\nhalf\nha`;
    const { outcome, events } = await play(scripted(cutAt(first)).model, {}, { check });
    expect(outcome).toMatchObject({
      kind: 'failed',
      isCut: true,
      message: 'The output was too long for one iteration',
    });
    const ends = events.flatMap((event) => (event.type === 'action-end' ? [event] : []));
    const continued = { done: [ends[0]!.action], cut: ends[1]!.action };
    const next = await play(scripted('other half\n</action>').model, {}, { check, continued });
    expect(next.outcome).toMatchObject({
      kind: 'done',
      draft: { files: { 'pages/A.tsx': 'import B\n', 'pages/B.tsx': 'half\nother half\n' } },
    });
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

  it.each([
    ['network', MESSAGES.modelLost],
    ['stalled', MESSAGES.modelStalled],
  ] as const)('says of a step that is not whole why: %s', async (kind, message) => {
    const text = '<action type="add_file" file="pages/B.tsx">\nhalf';
    const { model } = scripted([
      { type: 'text', text },
      { type: 'failure', failure: { kind, cause: 'gone' } },
    ]);
    const { events } = await play(model);
    expect(events.find(({ type }) => type === 'action-end')).toMatchObject({
      state: 'truncated',
      message,
    });
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

it('says of an edit without a folder which file it took, in one request', async () => {
  const { model, requests } = scripted(edit('Home.tsx', 'old', 'new'));
  const { events, outcome } = await play(model, { 'pages/Home.tsx': 'old\n' });
  expect(requests).toHaveLength(1);
  expect(outcome).toMatchObject({ kind: 'done', draft: { files: { 'pages/Home.tsx': 'new\n' } } });
  const ended = events.find(({ type }) => type === 'action-end');
  expect(ended).toMatchObject({ state: 'applied', action: { file: 'pages/Home.tsx' } });
});
