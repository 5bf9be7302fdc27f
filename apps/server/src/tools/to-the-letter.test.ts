import type { EditedTool } from '@trellis/contract';
import { commitFiles, makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

/** What the specification says of tools to the letter, over the door that panels and programs use. */
const world = await openWorld({ DEFAULT_PLAN: 'explorer' });
// The first account of an installation is its admin's.
await world.builder('Ada');
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {});
const { body: made } = await owner.post<EditedTool>(`/api/apps/${appId}/tools`, { title: 'Quiz' });
const at = `/api/apps/${appId}/tools/${made.toolId}`;

type Said = { message: string; error?: { fields?: Record<string, string> } };
const save = async (change: object) => {
  const { status, body } = await owner.put<Said>(at, { change });
  return { status, said: [body.message, ...Object.values(body.error?.fields ?? {})].join(' ') };
};
const text = (more: object) => ({ fields: [{ name: 'a', type: 'text', ...more }] });
const select = (label: string) => text({ type: 'select', options: [{ label }] });
const example = (label: string) => ({ label, inputs: { input: label } });

describe('what is refused, and in which words', () => {
  it.each([
    ['a label has 100 characters', text({ label: 'l'.repeat(100) }), null],
    ['and no more', text({ label: 'l'.repeat(101) }), '100 characters max'],
    ['an option has 200', select('o'.repeat(200)), null],
    ['and no more', select('o'.repeat(201)), '200 characters max'],
    ['there are three examples', { examples: ['1', '2', '3'].map(example) }, null],
    ['and no more', { examples: ['1', '2', '3', '4'].map(example) }, 'At most three examples'],
    ['a call to action leads to a web address', { ctaLink: 'https://example.org' }, null],
    ['or to one to write to', { ctaLink: 'mailto:us@example.org' }, null],
    ['and runs nothing', { ctaLink: 'javascript:alert(1)' }, ''],
    ['steps have an id and a title', { inputSteps: [{ id: 'one', title: 'First' }] }, null],
    [
      'and are two by their ids',
      {
        inputSteps: [
          { id: 'one', title: 'A' },
          { id: 'one', title: 'B' },
        ],
      },
      'Two steps cannot be the same',
    ],
  ] as const)('%s: %#', async (_, change, refused) => {
    const { status, said } = await save(change);
    expect([status, said]).toEqual(
      refused === null ? [200, expect.anything()] : [422, expect.stringContaining(refused)],
    );
  });

  it('an app has 50 tools, by whatever door', async () => {
    const many = await makeApp(world, owner, {});
    const file = (n: number) =>
      [`tools/T${n}.json`, JSON.stringify({ title: `T${n}`, path: `t${n}` })] as const;
    await commitFiles(
      world,
      many.appId,
      Object.fromEntries(Array.from({ length: 50 }, (_, n) => file(n))),
    );
    const more = await owner.post<Said>(`/api/apps/${many.appId}/tools`, { title: 'One more' });
    expect([more.status, more.body.message]).toEqual([402, expect.stringContaining('50')]);
    await commitFiles(
      world,
      many.appId,
      Object.fromEntries(Array.from({ length: 51 }, (_, n) => file(n))),
    );
    const published = await owner.post<Said>(`/api/apps/${many.appId}/publication`, {});
    expect([published.status, published.body.message]).toEqual([
      402,
      expect.stringContaining('50'),
    ]);
  });
});

it('magic create answers a field with a name, or says that it failed', async () => {
  const create = async (input: string) =>
    (
      await owner.post<Said & { result?: { name: string; type: string } }>(
        '/api/builder/magicCreate',
        {
          appId,
          magicType: 'field',
          input,
          prompt: input,
        },
      )
    ).body;
  expect((await create('a photo of the room')).result).toMatchObject({
    name: 'Photo of the room',
    type: 'photo',
  });
  expect((await create('target language')).result?.type).toBe('select');
  for (const nothing of ['', '  ', '[]', '"'])
    expect((await create(nothing)).message).toBe(
      'Magic edit failed, try again using a different field name',
    );
});

it('the chat is activated and deactivated, and has one id', async () => {
  const { body } = await owner.post<{ appId: string }>('/api/apps', {
    appType: 'AI_APP',
    genApp: { fields: { header: 'Yard' } },
  });
  await owner.post(`/api/apps/${body.appId}/publication`, {});
  const activate = (isActive: unknown) =>
    owner.post<{ chatAppId: string }>(`/api/apps/${body.appId}/chat/activate`, { isActive });
  const on = await activate(true);
  const off = await activate(false);
  expect([on.status, off.status, on.body.chatAppId]).toEqual([200, 200, off.body.chatAppId]);
  expect(on.body.chatAppId).toMatch(/^[0-9a-f]{24}$/);
  expect((await activate('yes')).status).toBe(422);
});
