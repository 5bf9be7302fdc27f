import type { EditedTool, ListedTool, PublicTool } from '@trellis/contract';
import { commitFiles, makeApp, type Person, World } from '@trellis/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  world = await World.open(inject('postgres'), { DEFAULT_PLAN: 'lite' });
  ann = await world.builder('Ann');
  bob = await world.builder('Bob');
});
afterAll(() => world.close());

type Answer = { message: string; error: { code: string; fields?: Record<string, string> } };
const make = async (owner: Person, appId: string, given: object) =>
  (await owner.post<EditedTool>(`/api/apps/${appId}/tools`, given)).body;
const listed = async (owner: Person, appId: string) =>
  (await owner.get<{ tools: ListedTool[] }>(`/api/apps/${appId}/tools`)).body.tools;
const outcome = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as Answer).message,
];
/** What visitors get is the draft. */
const publishDraft = (appId: string) =>
  world.services.db
    .updateTable('apps')
    .set(({ ref }) => ({ published_version_id: ref('draft_version_id'), published_at: new Date() }))
    .where('app_id', '=', appId)
    .execute();

describe('a tool', () => {
  it('is a file of the version: made, read, saved in parts, taken out and brought back', async () => {
    const { appId } = await makeApp(world, ann, { name: 'Homes' });
    const made = await make(ann, appId, { title: 'Property listing', instructions: 'Write.' });
    expect(made).toMatchObject({
      status: 'draft',
      definition: { title: 'Property listing', path: 'property-listing', instructions: 'Write.' },
    });
    const at = `/api/apps/${appId}/tools/${made.toolId}`;
    const saved = await ann.put<EditedTool>(at, {
      change: { description: 'From facts', fields: [{ name: 'mail', type: 'email' }] },
    });
    expect(saved.body).toMatchObject({
      toolId: made.toolId,
      definition: {
        description: 'From facts',
        instructions: 'Write.',
        // Whatever is said of it: an e-mail address is the person's own.
        fields: [{ name: 'mail', type: 'email', personal: true }],
      },
      edits: { description: { by: 'Ann' } },
    });
    const files = await ann.get<{ files: { id: string; content: string }[] }>(
      `/api/apps/${appId}/files?content=true`,
    );
    const file = files.body.files.find(({ id }) => id === 'tools/PropertyListing.json');
    expect(JSON.parse(file?.content ?? '{}')).toEqual(saved.body.definition);

    const before = saved.body.versionId!;
    const removed = await ann.delete<{ versionId: string }>(at);
    expect(removed.status).toBe(200);
    expect(await listed(ann, appId)).toEqual([]);
    expect(outcome(await ann.get(at))).toEqual([404, 'There is no such tool']);
    // The file is read-only in the code editor, as entities are.
    const byHand = { file: { id: 'tools/PropertyListing.json', content: '{}' } };
    expect((await ann.post(`/api/apps/${appId}/files/update`, byHand)).status).toBe(403);
    expect(before).not.toBe(removed.body.versionId);
  });

  it('keeps its id through a rename of its file and a new path, never both at once', async () => {
    const { appId } = await makeApp(world, ann, {});
    const tool = (path: string) => JSON.stringify({ title: 'Quiz', path });
    const idIn = async () => (await listed(ann, appId))[0]?.toolId;
    await commitFiles(world, appId, { 'tools/Quiz.json': tool('quiz') });
    const id = await idIn();
    await commitFiles(world, appId, { 'tools/Test.json': tool('Quiz') });
    expect(await idIn()).toBe(id);
    await commitFiles(world, appId, { 'tools/Test.json': tool('exam') });
    expect(await idIn()).toBe(id);
    await commitFiles(world, appId, { 'tools/Other.json': tool('other') });
    expect(await idIn()).not.toBe(id);
    // What is no definition is none, and breaks nothing else.
    await commitFiles(world, appId, { 'tools/A.json': '{', 'tools/B.json': tool('b') });
    expect(await listed(ann, appId)).toMatchObject([{ path: 'b' }]);
  });

  it('is never overwritten unseen', async () => {
    const { appId } = await makeApp(world, ann, {});
    const { toolId } = await make(ann, appId, { title: 'Quiz' });
    const at = `/api/apps/${appId}/tools/${toolId}`;
    const save = (title: string, base: string) =>
      ann.put<Answer>(at, { change: { title }, base: { title: base } });
    expect((await save('Test', 'Quiz')).status).toBe(200);
    const late = await save('Exam', 'Quiz');
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: 'edit_conflict', fields: { title: /Ann/ } });
    // Two panels that save together both stay.
    const both = await Promise.all([
      ann.put(at, { change: { header: 'Hello' } }),
      ann.put(at, { change: { description: 'World' } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ann.get<EditedTool>(at)).body.definition).toMatchObject({
      title: 'Test',
      header: 'Hello',
      description: 'World',
    });
  });
});

describe('the rules of section 5', () => {
  it('are the server’s, in the words of the specification', async () => {
    const { appId } = await makeApp(world, bob, {});
    const { toolId } = await make(bob, appId, { title: 'Quiz' });
    const save = async (change: object) =>
      outcome(await bob.put(`/api/apps/${appId}/tools/${toolId}`, { change }));
    const field = (name: string, more: object = {}) => ({ name, type: 'text', ...more });
    const exists = 'Field already exists, try another name';
    expect(await save({ fields: [field('a'), field('A')] })).toEqual([422, exists]);
    expect(await save({ fields: [field('a'), field('b', { label: ' A ' })] })).toEqual([
      422,
      exists,
    ]);
    expect(await save({ fields: [field('Input')] })).toEqual([
      422,
      'Input is a reserved field name, try another name',
    ]);
    const options = (...labels: string[]) => ({
      fields: [field('a', { type: 'select', options: labels.map((label) => ({ label })) })],
    });
    expect(await save(options('Red', 'red'))).toEqual([422, 'Option already exists']);
    expect(await save(options(' '))).toEqual([422, 'Option is empty']);
    expect(await save({ fields: Array.from({ length: 31 }, (_, n) => field(`f${n}`)) })).toEqual([
      402,
      'There can be a maximum of 30 custom fields, contact us if you need more fields',
    ]);
    expect(await save({ fields: [field('a', { type: 'photo' })] })).toEqual([
      402,
      'Photo fields need a paid plan',
    ]);
    expect((await save({ fields: [field('a', { type: 'place' })] }))[0]).toBe(403);
    expect(await save({ path: 'not this' })).toEqual([
      422,
      'Path should contain only letters, numbers, and dashes. It cannot be empty.',
    ]);
    expect(await save({ path: 'Login' })).toEqual([422, 'This path is reserved, try another one']);
    await make(bob, appId, { title: 'Other', path: 'Other' });
    expect(await save({ path: 'oTHER' })).toEqual([422, 'There is already a tool at this path']);
    expect((await listed(bob, appId)).map(({ path }) => path)).toEqual(['quiz', 'Other']);
  });

  it('make a second tool of an AI tool an AI app, and never back', async () => {
    const { body } = await ann.post<{ appId: string }>('/api/apps', {
      appType: 'AI_TOOL',
      app: { fields: { header: 'Quiz' } },
    });
    const kind = async () => (await ann.get<{ kind: string }>(`/api/apps/${body.appId}`)).body.kind;
    const first = await make(ann, body.appId, { title: 'One' });
    expect(await kind()).toBe('AI_TOOL');
    await make(ann, body.appId, { title: 'Two' });
    expect(await kind()).toBe('AI_APP');
    await ann.delete(`/api/apps/${body.appId}/tools/${first.toolId}`);
    expect(await kind()).toBe('AI_APP');
  });
});

describe('an active tool', () => {
  it('has a title, is published, and has a place among the plan’s live tools', async () => {
    const { appId } = await makeApp(world, bob, {});
    const one = await make(bob, appId, { path: 'one' });
    const two = await make(bob, appId, { title: 'Two', path: 'two' });
    const activate = async ({ toolId }: EditedTool, isActive = true) =>
      outcome(await bob.post(`/api/apps/${appId}/tools/${toolId}/activate`, { isActive }));
    expect(await activate(one)).toEqual([
      422,
      'Your tool should have a header before it is activated',
    ]);
    expect(await activate(two)).toEqual([
      409,
      'Publish your app first to make this tool available to visitors',
    ]);
    const titled = { change: { title: 'One' } };
    expect((await bob.put(`/api/apps/${appId}/tools/${one.toolId}`, titled)).status).toBe(200);
    await publishDraft(appId);
    // Two at once, and room for one.
    const both = await Promise.all([activate(one), activate(two)]);
    expect(both.map(([status]) => status).sort()).toEqual([200, 402]);
    expect(both.find(([status]) => status === 402)?.[1]).toBe(
      'Your plan includes 1 live AI tools. To activate more tools, you can put other tools in draft mode or upgrade your plan',
    );
    const live = (await listed(bob, appId)).find(({ status }) => status === 'active')!;
    const untitled = await bob.put(`/api/apps/${appId}/tools/${live.toolId}`, {
      change: { title: ' ' },
    });
    expect(outcome(untitled)[0]).toBe(422);
    expect((await activate(live as never, false))[0]).toBe(200);
    expect((await activate(live.toolId === one.toolId ? two : one))[0]).toBe(200);
  });

  it('is what visitors see, without what is the builder’s; a draft is for builders alone', async () => {
    const { appId } = await makeApp(world, ann, {});
    const tool = await make(ann, appId, {
      title: 'Quiz',
      path: 'My-Quiz',
      instructions: 'A secret recipe',
      fields: [{ name: 'photo', type: 'photo', instructions: 'the secret light' }],
      blocks: [{ id: 'b', type: 'text', title: 'Answer', instructions: 'secretly' }],
      items: ['secret-item'],
    });
    const at = `/api/tools/${appId}/my-quiz`;
    const nobody = world.stranger();
    expect((await ann.get<PublicTool>(at)).body.title).toBe('Quiz');
    expect((await nobody.get(at)).status).toBe(404);
    await publishDraft(appId);
    expect(outcome(await nobody.get(at))).toEqual([404, 'Tool with path my-quiz not found']);
    await ann.post(`/api/apps/${appId}/tools/${tool.toolId}/activate`, { isActive: true });
    const shown = await nobody.get<PublicTool>(at);
    expect(shown.body).toMatchObject({ toolId: tool.toolId, title: 'Quiz', path: 'My-Quiz' });
    expect(JSON.stringify(shown.body)).not.toMatch(/secret/);
    // Nor does any other way lead to it.
    const bundle = await nobody.get(`/runtime/bundle?appId=${appId}`);
    expect(JSON.stringify(bundle.body)).not.toMatch(/secret/);
    expect((await bob.get(`/api/apps/${appId}/tools`)).status).toBe(404);
    expect((await nobody.get(`/api/apps/${appId}/tools/${tool.toolId}`)).status).toBe(401);
  });
});
