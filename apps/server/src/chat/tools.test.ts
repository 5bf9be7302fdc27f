import type { AppKind, ListedTool, ToolDefinition } from '@trellis/contract';
import { commitFiles, FakeModel, type Person, sendMessage, World } from '@trellis/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

interface Message {
  role: string;
  parts: { type: string; text?: string; data?: { file: string; state: string } }[];
  metadata: { status: string; error?: string };
}
/** Somebody who builds by chat, and looks at what is there afterwards. */
function builderIn(world: () => World, ann: () => Person) {
  const tools = async (appId: string) =>
    (await ann().get<{ tools: ListedTool[] }>(`/api/apps/${appId}/tools`)).body.tools;
  return {
    tools,
    make: async (appType: AppKind, header = 'New') =>
      (
        await ann().post<{ appId: string }>('/api/apps', {
          appType,
          genApp: { fields: { header } },
        })
      ).body.appId,
    definitions: async (appId: string): Promise<ToolDefinition[]> => {
      const { body } = await ann().get<{ files: { id: string; content: string }[] }>(
        `/api/apps/${appId}/files?content=true`,
      );
      return body.files.flatMap(({ id, content }) =>
        id.startsWith('tools/') ? [JSON.parse(content) as ToolDefinition] : [],
      );
    },
    app: (appId: string) =>
      world()
        .services.db.selectFrom('apps')
        .select(['name', 'kind'])
        .where('app_id', '=', appId)
        .executeTakeFirstOrThrow(),
    /** Says something, and waits for the whole answer. */
    say: async (appId: string, text: string, currentPath?: string) => {
      const response = await sendMessage(ann(), appId, text, { metadata: { currentPath } });
      expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
      const { body } = await ann().get<{ messages: Message[] }>(`/api/apps/${appId}/messages`);
      const answer = body.messages.at(-1)!;
      const words = answer.parts.flatMap((part) => part.text ?? []).join('');
      return { ...answer.metadata, words };
    },
  };
}

describe('a tool by the chat, without a model', () => {
  let world: World;
  let ann: Person;
  const builder = builderIn(
    () => world,
    () => ann,
  );
  beforeAll(async () => {
    world = await World.open(inject('postgres'), {
      DEFAULT_PLAN: 'lite',
      PLAN_LIMITS: JSON.stringify({ lite: { photoFields: false, fieldsPerApp: 3 } }),
    });
    await world.builder('Ada');
    ann = await world.builder('Ann');
  });
  afterAll(() => world.close());

  it('is made of the sentence that made the app, which is called as its tool', async () => {
    const { body } = await ann.post<{ appId: string }>('/api/apps', {
      appType: 'AI_TOOL',
      prompt: 'An AI tool that writes a thank-you note from an occasion, a gift and a tone',
    });
    await expect.poll(() => builder.tools(body.appId)).toHaveLength(1);
    const [tool] = await builder.definitions(body.appId);
    expect(tool).toMatchObject({
      title: 'Write a thank-you note',
      path: 'write-a-thank-you-note',
      isInputHidden: true,
    });
    expect(tool!.fields.map(({ name }) => name)).toEqual(['Occasion', 'Gift', 'Tone']);
    expect(tool!.examples).toHaveLength(3);
    await expect
      .poll(() => builder.app(body.appId))
      .toEqual({ name: 'Write a thank-you note', kind: 'AI_TOOL' });
  });

  it('is changed by what is said next, and says what it did not understand', async () => {
    const appId = await builder.make('AI_TOOL');
    await builder.say(appId, 'summarise articles');
    expect(
      await builder.say(appId, 'Call it In brief and add a checklist of next steps'),
    ).toMatchObject({
      status: 'ready',
      words: expect.stringContaining('The title says “In brief” now.'),
    });
    const [tool] = await builder.definitions(appId);
    expect(tool).toMatchObject({ title: 'In brief', path: 'summarise-articles' });
    expect(tool!.blocks.at(-1)).toMatchObject({ type: 'checklist' });
    expect((await builder.app(appId)).name).toBe('In brief');
    const before = await builder.tools(appId);
    const { words } = await builder.say(appId, 'Make the cat dance');
    expect(words).toContain('I did not understand “Make the cat dance”.');
    expect(await builder.tools(appId)).toEqual(before);
  });

  it('gets a second one, by which the app is no longer one tool', async () => {
    const appId = await builder.make('AI_TOOL');
    await builder.say(appId, 'translate letters into Polish');
    await builder.say(appId, 'Add another tool that translates letters into Polish');
    expect((await builder.app(appId)).kind).toBe('AI_APP');
    expect((await builder.definitions(appId)).map(({ path }) => path)).toEqual([
      'translate-letters',
      'translate-letters-2',
    ]);
  });

  it('stays within the plan, and the answer says so', async () => {
    const appId = await builder.make('AI_TOOL');
    const { words } = await builder.say(
      appId,
      'a tool that writes a listing from photos, facts, a tone, a price and a city',
    );
    expect(words).toContain('Photos need a higher plan, so “Photos” is a text that describes it.');
    expect(words).toContain('The plan has room for 3 fields, so I left out “Price”, “City”.');
    const [tool] = await builder.definitions(appId);
    expect(tool!.fields.map(({ type }) => type)).toEqual(['long_text', 'long_text', 'select']);
    expect(tool!.instructions).not.toMatch(/\[(Price|City)\]/);
  });

  it('is made beside pages only where an AI tool is asked for', async () => {
    const appId = await builder.make('GEN_APP');
    await commitFiles(world, appId, { 'pages/Home.tsx': 'export default () => <h1>Hi</h1>;\n' });
    await builder.say(appId, 'Add an AI tool that suggests names for a recipe');
    const [tool] = await builder.definitions(appId);
    expect(tool).toMatchObject({ fields: [{ name: 'Recipe' }] });
    await builder.say(appId, 'ask also for a cuisine', `/tool/${tool!.path}`);
    expect((await builder.definitions(appId))[0]!.fields).toHaveLength(2);
    await builder.say(appId, 'A tool that tracks books with title and author');
    expect(await builder.tools(appId)).toHaveLength(1);
  });
});

describe('a tool by the chat, with a model', () => {
  let world: World;
  let ann: Person;
  let model: FakeModel;
  const builder = builderIn(
    () => world,
    () => ann,
  );
  beforeAll(async () => {
    model = await FakeModel.start();
    world = await World.open(inject('postgres'), model.env);
    ann = await world.builder('Ann');
  });
  afterAll(async () => {
    await world.close();
    await model.stop();
  });
  beforeEach(() => model.reset());

  const action = (file: string, content: string) =>
    `<action type="add_file" file="${file}" title="x">\n${content}\n</action>\n`;
  const QUIZ =
    '{"title":"Quiz","path":"Login","fields":[{"name":"Text","type":"long_text"}],"instructions":"Ask about [Text]",}';

  it('is told how tools are written, and that the app is nothing else', async () => {
    const appId = await builder.make('AI_TOOL');
    model.will({ text: `Here.\n\n${action('tools/Quiz.json', QUIZ)}` });
    const { status, words } = await builder.say(appId, 'A quiz about a text');
    expect(status).toBe('ready');
    const [system] = model.calls[0]!.messages;
    expect(system!.content).toContain('An AI tool is a form');
    expect(system!.content).not.toContain('React 19');
    // 'login' is the product's own word.
    expect(words).toContain('The path “Login” is taken, so it is at “login-2”.');
    expect(await builder.definitions(appId)).toMatchObject([{ title: 'Quiz', path: 'login-2' }]);
  });

  it('is told what is wrong with a definition, and nothing else is written into such an app', async () => {
    const appId = await builder.make('AI_APP');
    model.will(
      { text: action('tools/Quiz.json', '{"title":"Quiz","path":"a b"}') },
      { text: action('pages/Home.tsx', 'export default () => null;') },
      { text: action('tools/Quiz.json', '{"title":"Quiz","path":"quiz"}') },
    );
    const { status } = await builder.say(appId, 'A quiz');
    expect(status).toBe('ready');
    const sent = model.calls.slice(-3).map(({ messages }) => messages.at(-1)!.content);
    expect(sent).toEqual([
      expect.stringContaining('A quiz'),
      expect.stringContaining('Path should contain only letters, numbers, and dashes.'),
      expect.stringContaining('made of AI tools alone'),
    ]);
    expect(await builder.definitions(appId)).toMatchObject([{ path: 'quiz' }]);
  });
});
