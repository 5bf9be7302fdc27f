import type { SentRequest } from '@trellis/contract';
import {
  emptyApp,
  makeApp,
  openModel,
  openWorld,
  type Person,
  sendMessage,
  World,
} from '@trellis/testing';
import { beforeEach, describe, expect, inject, it } from 'vitest';

const model = await openModel();
const world = await openWorld({ ...model.smallEnv, LLM_TIMEOUT: '1' });
let owner: Person = await world.builder('Olga');
beforeEach(() => {
  model.reset();
  model.calls.length = 0;
});

const field = (id: string, type: string, more: object = {}) => ({
  id,
  label: id.charAt(0).toUpperCase() + id.slice(1).replace('_', ' '),
  type,
  options: [],
  entity: '',
  required: false,
  ...more,
});
const BOATS = {
  name: 'Harbour',
  tagline: 'Who lies where',
  language: 'en',
  theme: { mode: 'light', colour: 'teal' },
  entities: [
    {
      id: 'boat',
      label: 'Boat',
      plural: 'Boats',
      access: 'team',
      fields: [
        field('name', 'text', { required: true }),
        field('draught', 'number'),
        field('berth', 'relation', { entity: 'berth' }),
        field('paint', 'hologram'),
        field('insurer', 'relation', { entity: 'insurance' }),
      ],
    },
    {
      id: 'berth',
      label: 'Berth',
      plural: 'Berths',
      access: 'team',
      fields: [field('name', 'text')],
    },
  ],
  pages: [],
};
const SENTENCE = 'We keep track of which boat lies at which berth';

interface Message {
  id: string;
  role: string;
  parts: { type: string; text?: string; data?: { type: string; file: string; state: string } }[];
  metadata: {
    status: string;
    author?: string;
    error?: string;
    usage?: { totalTokens: number; modelInfo: { model: string } };
    versionId: string | null;
  };
}

const newApp = () => emptyApp(owner);

/** Says something in the chat and waits for the stored answer. */
async function say(appId: string, text: string) {
  await (await sendMessage(owner, appId, text)).text();
  const { body } = await owner.get<{ messages: Message[] }>(`/api/apps/${appId}/messages`);
  const answer = body.messages.at(-1)!;
  return {
    id: answer.id,
    metadata: answer.metadata,
    words: answer.parts.map((part) => part.text ?? '').join(''),
    cards: answer.parts.flatMap((part) =>
      part.type === 'data-action' && part.data ? [part.data] : [],
    ),
  };
}

async function schemaOf(appId: string, versionId: string | null, entity: string) {
  const { body } = await owner.get<{ files: { path: string; content: string }[] }>(
    `/api/apps/${appId}/versions/${versionId}`,
  );
  const file = body.files.find(({ path }) => path === `entities/${entity}.json`);
  return JSON.parse(file?.content ?? '{}') as {
    properties?: Record<string, { type: string; title: string; 'x-relation'?: string }>;
    'x-accessControl'?: { permissions: object };
  };
}

const rowsOf = async (appId: string, entity: string) =>
  (await owner.get<Record<string, unknown>[]>(`/live_api/apps/${appId}/entities/${entity}`)).body;

describe('a small model', () => {
  it('fills a spec by structured output, and the built-in builder writes the app', async () => {
    const appId = await newApp();
    model.will({ json: BOATS });
    const { id, metadata, words, cards } = await say(appId, SENTENCE);
    // What it was sent is there to be looked at, in its own words.
    const sent = await owner.get<{ requests: SentRequest[] }>(
      `/api/apps/${appId}/messages/${id}/sent`,
    );
    expect(sent.body.requests).toMatchObject([
      {
        parts: [{ text: model.calls[0]!.messages[0]!.content }, { name: 'Schema' }],
        messages: [{ role: 'user', text: SENTENCE }],
      },
    ]);
    expect(metadata).toMatchObject({
      status: 'ready',
      author: 'fake:3b + Built-in builder',
      usage: { totalTokens: 150, modelInfo: { model: 'fake:3b' } },
    });
    expect(model.calls).toHaveLength(1);
    expect(model.calls[0]).toMatchObject({
      response_format: { type: 'json_schema', json_schema: { schema: { type: 'object' } } },
    });
    expect(model.calls[0]!.messages.at(-1)!.content).toBe(SENTENCE);
    expect(words).toContain('Harbour');
    expect(words).toContain('fake:3b read your message; the built-in builder wrote the app.');
    expect(words).not.toContain('without a language model');
    expect(words).toContain('“Insurer” should point at a list that is not there');
    expect(cards.every(({ state }) => state === 'applied')).toBe(true);
    const { properties, ...schema } = await schemaOf(appId, metadata.versionId, 'Boat');
    // Gear of the trade is the staff's by the builder's own rule; what it has no rule for is the model's to say.
    expect(schema['x-accessControl']?.permissions).toEqual({ read: 'admin', write: 'admin' });
    const berth = await schemaOf(appId, metadata.versionId, 'Berth');
    expect(berth['x-accessControl']?.permissions).toEqual({ read: 'all', write: 'all' });
    expect(properties).toMatchObject({
      berth: { 'x-relation': 'Berth' },
      paint: { type: 'string' },
      insurer: { type: 'string' },
    });
    expect((await rowsOf(appId, 'Boat')).length).toBeGreaterThan(2);
  });

  it('is told what the app’s builders want of every answer', async () => {
    const appId = await newApp();
    await owner.put(`/api/apps/${appId}/chat/instructions`, { text: 'Say “skipper”.', base: '' });
    model.will({ json: BOATS });
    await say(appId, SENTENCE);
    expect(model.calls[0]!.messages[0]!.content).toContain('Say “skipper”.');
  });

  it('changes the app by its spec: rows and values stay', async () => {
    const appId = await newApp();
    model.will({ json: BOATS });
    await say(appId, SENTENCE);
    const before = await rowsOf(appId, 'Boat');
    // What the model will be shown is what it sends back: asked for once in vain, to see it.
    model.will({ text: 'no' }, { text: 'no' });
    const vague = await say(appId, 'what draws water goes by keel depth with us, and crews matter');
    expect(vague.words).toContain('did not answer in the form I need, twice');
    const asked = model.calls.at(-2)!.messages.at(-1)!.content;
    const spec = JSON.parse(
      asked.slice(asked.indexOf('{'), asked.lastIndexOf('}') + 1),
    ) as typeof BOATS;
    const boat = spec.entities.find(({ id }) => id === 'Boat')!;
    boat.fields.find(({ id }) => id === 'draught')!.label = 'Keel depth';
    boat.fields.push(field('crew', 'list'));
    model.will({ json: spec });
    const { metadata, words, cards } = await say(
      appId,
      'what draws water goes by keel depth with us, and crews matter',
    );
    expect(metadata.status).toBe('ready');
    expect(words).toContain('renamed “Draught” to “Keel depth”; the values stay');
    expect(words).toContain('added “Crew” to Boats');
    expect(cards.map(({ type }) => type)).not.toContain('insert_entity_records');
    const after = await rowsOf(appId, 'Boat');
    expect(after.map((row) => row.keel_depth)).toEqual(before.map((row) => row.draught));
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after[0]).not.toHaveProperty('draught');
  });

  it('is not asked for what the built-in builder understands by itself', async () => {
    const appId = await newApp();
    model.will({ json: BOATS });
    await say(appId, SENTENCE);
    const { words, metadata } = await say(appId, 'Rename draught to depth');
    expect(model.calls).toHaveLength(1);
    expect(words).toContain('renamed “Draught” to “Depth”');
    expect(words).toContain('without a language model');
    expect(metadata.usage).toBeUndefined();
  });

  it('says so where neither understands, and changes nothing', async () => {
    const appId = await newApp();
    model.will({ json: BOATS });
    const { metadata: first } = await say(appId, SENTENCE);
    model.will({ json: BOATS });
    const { words, metadata, cards } = await say(appId, 'Hm, fog on the river again');
    expect(words).toContain('I did not find a change in that');
    expect(words).toContain('fake:3b found nothing to change in it either');
    expect(cards).toEqual([]);
    expect(metadata).toMatchObject({ status: 'ready', versionId: first.versionId });
  });

  it('is asked without a schema where the server refuses one, and not with it again', async () => {
    const olga = owner;
    const other = await World.open(inject('postgres'), model.smallEnv);
    try {
      owner = await other.builder('Otto');
      model.refusesSchema = true;
      const appId = await newApp();
      model.will({ text: `Here it is:\n\`\`\`json\n${JSON.stringify(BOATS)}\n\`\`\`` });
      const { metadata, words } = await say(appId, SENTENCE);
      expect(metadata.status).toBe('ready');
      expect(words).toContain('fake:3b read your message');
      expect(model.calls.map((call) => call.response_format?.type)).toEqual([
        'json_schema',
        undefined,
      ]);
      model.will({ json: BOATS });
      await say(await newApp(), SENTENCE);
      expect(model.calls.at(-1)!.response_format).toBeUndefined();
      expect(model.calls).toHaveLength(3);
    } finally {
      await other.close();
      owner = olga;
    }
  });

  it('is asked a second time after broken JSON', async () => {
    model.will({ text: JSON.stringify(BOATS).slice(0, 200) }, { json: BOATS });
    const { metadata, words } = await say(await newApp(), SENTENCE);
    expect(words).toContain('fake:3b read your message');
    expect(model.calls.at(-1)!.messages.at(-1)!.content).toContain('not the JSON object');
    expect(metadata.usage?.totalTokens).toBe(300);
  });

  it('is not asked to mend what a person broke; the chat names the file', async () => {
    const broken = 'export default function Odd() { return <h1>; }';
    const { appId } = await makeApp(world, owner, { files: { 'pages/Odd.tsx': broken } });
    model.will({ json: BOATS });
    const { metadata } = await say(appId, SENTENCE);
    expect(model.calls).toHaveLength(1);
    expect(metadata).toMatchObject({ status: 'error' });
    expect(metadata.error).toContain('pages/Odd.tsx');
  });

  it.each([
    [
      'breaks its JSON twice',
      [{ text: '{"name": "Ha' }, { text: 'I am sorry' }],
      'not answer in the form',
    ],
    [
      'has too many requests',
      [{ status: 429, retryAfter: 0 }, { status: 429 }],
      'too many requests',
    ],
    ['is cut', [{ cut: '{"name"' }, { cut: '{' }], 'connection to fake:3b failed'],
    ['stalls', [{ stall: '{"na' }], 'stopped answering'],
    ['refuses', [{ status: 401 }, { status: 401 }], 'refused the request'],
  ])(
    'that %s is stood in for by the built-in builder, which says so',
    async (_name, replies, why) => {
      model.will(...replies);
      const { words, metadata, cards } = await say(
        await newApp(),
        'A list of boats with name, length and owner',
      );
      expect(words.slice(0, 200)).toContain(why);
      expect(words).toContain('without a language model');
      expect(metadata.status).toBe('ready');
      expect(cards.length).toBeGreaterThan(3);
    },
  );
});
