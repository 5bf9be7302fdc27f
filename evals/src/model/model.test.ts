import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { FakeModel, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Installation } from '../installation.ts';
import { choiceFrom, connect } from './choice.ts';
import { linesOf, totalOf } from './report.ts';
import { measurePrompt } from './run.ts';
import { falseIn, falseStatements } from './statements.ts';
import { takeTurn } from './turns.ts';

let model: FakeModel;
let world: World;
let admin: Person;
let installation: Installation;
const PACE = { patienceMs: 20_000, limitMs: 10, limitTries: 1 };
const around = () => ({ installation, model: null, browser: null, pace: PACE });
const prompt = (turns: string[]) => ({
  id: 'notes',
  turns,
  expect: { entities: [{ name: 'note', fields: ['text', 'price'] }] },
  does: [],
  never: [],
});
const NOTES = `<action type="add_entity" file="Note" title="Notes" read="anonymous" write="all">
{"properties":{"text":{"type":"string"}}}
</action>
<action type="add_file" file="pages/Home.tsx" title="Home">
export default function Home() {
  return <h1>Notes</h1>;
}
</action>`;

beforeAll(async () => {
  model = await FakeModel.start();
  world = await World.open(inject('postgres'));
  admin = await world.builder('Ada');
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await admin.fetch(path, {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.json()) as T;
  };
  const choice = {
    provider: 'compatible' as const,
    model: 'fake-1',
    baseUrl: model.baseUrl,
    apiKey: '',
  };
  installation = {
    url: 'http://world',
    call,
    choice,
    isOthers: false,
    cookie: { name: '', value: '' },
    send: async (path, body) => {
      const answer = await admin.fetch(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      await answer.body?.cancel();
    },
    stop: async () => undefined,
  };
});
afterAll(async () => {
  await world.close();
  await model.stop();
});
beforeEach(() => {
  model.reset();
  model.decides = null;
});

describe('a provider’s model', () => {
  it('is looked for by the environment, and what is missing is said', () => {
    expect(choiceFrom({ OPENAI_API_KEY: 'o', ANTHROPIC_API_KEY: 'a' }, 'gpt-5.1').provider).toBe(
      'openai',
    );
    expect(choiceFrom({ LLM_BASE_URL: 'http://x/v1', OPENAI_API_KEY: 'o' }, 'm').provider).toBe(
      'compatible',
    );
    expect(() => choiceFrom({}, 'm')).toThrow('There is no key: set ANTHROPIC_API_KEY');
    expect(() => choiceFrom({}, 'm', 'openai')).toThrow('set OPENAI_API_KEY');
    expect(() => choiceFrom({}, 'm', 'nobody')).toThrow('There is no provider nobody');
    const main = join(import.meta.dirname, '../main.ts');
    const run = (...args: string[]) => {
      const env = { PATH: process.env.PATH };
      const { status, stderr } = spawnSync(process.execPath, [main, ...args], { env });
      return [status, String(stderr).trim().split('\n')];
    };
    expect(run('--model=m')).toEqual([2, [expect.stringContaining('There is no key')]]);
    expect(run('--nonsense')).toEqual([2, [expect.stringContaining('nonsense')]]);
  });

  it('is tried before anything is built: unknown, over its limit, out of reach', async () => {
    const choice = installation.choice!;
    expect(await connect(installation, choice)).toContain('fake-1 (compatible) answers');
    model.will({ status: 404 });
    await expect(connect(installation, { ...choice, model: 'nope' })).rejects.toThrow(
      /compatible has no model nope \(404 .*It has fake-1, fake-2\./,
    );
    model.will({ status: 429 });
    await expect(connect(installation, choice)).rejects.toThrow(
      'fake-1 (compatible) does not answer: 429',
    );
    await expect(
      connect(installation, { ...choice, baseUrl: 'http://127.0.0.1:9/v1' }),
    ).rejects.toThrow(/does not answer: no status/);
    await connect(installation, choice);
  });

  it('is measured by prompt and follow-up: what it broke, mended, used and cost', async () => {
    model.will(
      { text: NOTES },
      {
        text: '<action type="add_file" file="pages/More.tsx" title="More">\nexport default function More() {\n  return <Gone />;\n}\n</action>',
      },
      {
        text: '<action type="add_file" file="pages/More.tsx" title="More">\nexport default function More() {\n  return <p>More</p>;\n}\n</action>',
      },
    );
    const result = await measurePrompt(prompt(['Notes', 'And more']), around());
    expect(result).toMatchObject({ ok: true, fields: 2 / 3, faults: [] });
    expect(result.turns).toMatchObject([
      { state: 'done', errors: 0, byModel: 0, tokens: 150, cost: null },
      { state: 'done', errors: 0, byModel: 1, tokens: 300 },
    ]);
    const lines = linesOf(result).join('\n');
    expect(lines).toMatch(/^✓ notes +fields {2}67 % {2}450 tokens {2}\$ \?/);
    expect(lines).toContain(
      'follow-up 1: done · 0 errors, 0 warnings · repaired 0 by rule, 1 by the model',
    );
    expect(totalOf([result])).toBe(
      '1 of 1 prompts without a fault, 1 of 1 follow-up done, 1 of 2 messages applied at the first try, 0 of 2 statements about the app false, 1 repairs by the model, 450 tokens, $ ?',
    );
  });

  it('is told nothing of the app that its versions deny, whatever its answers claim', async () => {
    const edit = (search: string, now: string) =>
      `I changed everything.\n<action type="edit_file" file="pages/Home.tsx" title="Home">\n<<<<<<< SEARCH\n${search}\n=======\n${now}\n>>>>>>> REPLACE\n</action>`;
    const misfit = { text: edit('<h1>Nowhere</h1>', '<h1>Here</h1>') };
    const broken = {
      text: '<action type="add_file" file="pages/Bad.tsx" title="Bad">\nexport default function Bad() { return <p>\n</action>',
    };
    const page = (name: string) =>
      `<action type="add_file" file="pages/${name}.tsx" title="${name}">\nexport default () => <p>${name}</p>;\n</action>\n`;
    const { appId } = await installation.call<{ appId: string }>('POST', '/api/apps', {
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Truth' }, appBuilderVersion: 4 },
    });
    model.will({ text: NOTES });
    await takeTurn(installation, appId, 'Notes', PACE);
    for (const [text, ...replies] of [
      ['Another title', misfit, misfit, misfit, misfit],
      ['A bad page', broken, broken, broken, broken],
      ['A good title', { text: edit('<h1>Notes</h1>', '<h1>Good</h1>') }],
      ['More pages', { cut: `${page('One')}And now ` }],
      ['continue', { text: page('Two') }],
      ['And more', { cut: `${page('Three')}And now ` }],
      ['Talk to me', { text: 'I renamed all pages and deleted two.' }],
      ['And now?', { text: 'Nothing more.' }],
    ] as const) {
      model.reset();
      model.will(...replies);
      await takeTurn(installation, appId, text, PACE);
    }
    const { checked, wrong } = await falseStatements(installation, appId);
    expect(checked).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
  });

  it('is caught when it is told what is not so', () => {
    const told = (line: string) =>
      `What came of your answers below. What is not listed was not done:\n- “Blue please” → ${line}\n`;
    const deed = {
      asked: 'Blue please',
      before: { 'pages/Home.tsx': 'a' },
      after: { 'pages/Home.tsx': 'b' },
    };
    expect(falseIn(told('pages/Home.tsx: changed'), [deed])).toEqual({ checked: 1, wrong: [] });
    for (const line of [
      'nothing was changed',
      'nothing was applied: it failed',
      'pages/Home.tsx: not applied, it did not fit',
      'pages/Home.tsx: deleted',
      'pages/More.tsx: written',
    ])
      expect(falseIn(told(line), [deed]).wrong).toHaveLength(1);
    const kept = {
      asked: 'Blue please',
      before: {},
      after: { 'entities/Pupil.json': '{}' },
    };
    const rows =
      'entities/Pupil.json: saved; Pupil: not applied, 4 of 4 rows did not fit: Name: This is required';
    expect(falseIn(told(rows), [kept])).toEqual({ checked: 2, wrong: [] });
    const before = (line: string) =>
      `What was asked and done before; it stays as it is:\n(3 earlier requests are left out)\n- “Blue please” → ${line}\n`;
    expect(falseIn(before('Home in blue; pages/Home.tsx (in part)'), [deed])).toEqual({
      checked: 2,
      wrong: [],
    });
    for (const line of [
      'app.json',
      'src/pages/Home.tsx',
      'nothing was changed; answered in words: x',
    ])
      expect(falseIn(before(line), [deed]).wrong).toHaveLength(1);
  });

  // The server waits by itself before it gives up, which takes its time.
  it.skipIf(!process.env.EVERY_LOOK)(
    'fails in a line: the limit, which is waited for, and what the provider says',
    async () => {
      model.decides = () => ({ status: 429 });
      const limited = await measurePrompt(prompt(['Notes', 'And more']), around());
      expect(limited).toMatchObject({ ok: false, fields: null });
      expect(limited.turns.map(({ state }) => state)).toEqual(['failed', 'not asked']);
      expect(limited.turns[0]!.notes.join('; ')).toMatch(/asked again after 0.01 s; Rate limit/);
      model.decides = () => ({ status: 401 });
      const refused = await measurePrompt(prompt(['Notes']), around());
      expect(refused.turns[0]!.notes).toEqual([expect.stringMatching(/\(401 .*\)$/)]);
      expect(linesOf(refused).join('\n')).not.toMatch(/\n\s+at /);
    },
  );
});
