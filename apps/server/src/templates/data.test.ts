import type { ContextItem, EditedTool, ListedTool, Passage } from '@trellis/contract';
import { openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const admin = await world.builder('Ada');
const zoe = await world.builder('Zoe');

const upload = (who: Person, appId: string, name: string, text: string) =>
  who.upload<ContextItem>(`/api/context/ingest/file?appId=${appId}`, new File([text], name));

async function settled(who: Person, appId: string) {
  let items: ContextItem[] = [];
  let limit = false;
  await expect
    .poll(async () => {
      const { body } = await who.get<{
        contextItems: ContextItem[];
        hasReachedDataLimit: boolean;
      }>(`/api/context/items?appId=${appId}`);
      items = body.contextItems;
      limit = body.hasReachedDataLimit;
      return items.length > 0 && items.every(({ status }) => status === 'synced');
    })
    .toBe(true);
  return { items, limit };
}
const ask = async (who: Person, appId: string, question: string) =>
  (await who.post<{ passages: Passage[] }>(`/api/context/ask?appId=${appId}`, { question })).body
    .passages;
const toolsOf = async (who: Person, appId: string) => {
  const { tools } = (await who.get<{ tools: ListedTool[] }>(`/api/apps/${appId}/tools`)).body;
  const [tool] = tools;
  const { body } = await who.get<EditedTool>(`/api/apps/${appId}/tools/${tool!.toolId}`);
  return { listed: tool!, definition: body.definition };
};

/** A template whose tool answers from a list and a text, the list an example to be replaced. */
async function templateWithData() {
  const { appId } = (
    await admin.post<{ appId: string }>('/api/apps', {
      appType: 'AI_TOOL',
      genApp: { fields: { header: 'Find a boat' } },
    })
  ).body;
  const list = (await upload(admin, appId, 'boats.csv', 'Name,Price\nSloop,1200\nKetch,900\n'))
    .body;
  const text = (await upload(admin, appId, 'hours.txt', 'We are open from 8 to 17.')).body;
  await settled(admin, appId);
  await admin.post(`/api/apps/${appId}/tools`, { title: 'Find a boat', instructions: 'Find one.' });
  const { listed } = await toolsOf(admin, appId);
  const change = {
    items: [list.id, text.id],
    dataItem: {
      label: 'Your boats',
      contextItemId: list.id,
      originalContextItemId: null,
      type: 'csv',
      templateFileUrl: null,
      instructionsUrl: 'https://boats.example/how',
    },
  };
  const saved = await admin.put(`/api/apps/${appId}/tools/${listed.toolId}`, { change });
  expect(saved.status).toBe(200);
  await admin.post(`/api/apps/${appId}/publication`, {});
  await admin.post(`/api/apps/${appId}/settings`, { appSettings: { isAppTemplate: true } });
  return { appId, list, text };
}

describe('the data of a template', () => {
  it('comes along by reference, counts in no plan, and is replaced by what is one’s own', async () => {
    const template = await templateWithData();
    await world.services.db
      .updateTable('accounts')
      .set({ plan: 'lite' })
      .where('user_id', '=', zoe.uid)
      .execute();
    const { appId } = (
      await zoe.post<{ appId: string }>(`/api/templates/${template.appId}/start`, {})
    ).body;
    const { items, limit } = await settled(zoe, appId);
    expect(items.map(({ name, provider }) => [name, provider]).sort()).toEqual([
      ['boats.csv', 'template'],
      ['hours.txt', 'template'],
    ]);
    // Lite has one item, and these are none of it.
    expect(limit).toBe(false);
    expect((await ask(zoe, appId, 'Sloop'))[0]?.text).toContain('Price: 1200');
    expect((await ask(zoe, appId, 'open'))[0]?.text).toContain('from 8 to 17');
    const list = items.find(({ name }) => name === 'boats.csv')!;
    const { listed, definition } = await toolsOf(zoe, appId);
    expect(listed.dataLabel).toBe('Your boats');
    expect(definition.items).toContain(list.id);
    expect(definition.dataItem).toMatchObject({ contextItemId: list.id });
    expect(JSON.stringify(definition)).not.toContain(template.list.id);

    const own = (await upload(zoe, appId, 'mine.csv', 'Name,Price\nYawl,700\n')).body;
    await settled(zoe, appId);
    const swap = { oldItemId: list.id, newItemId: own.id };
    expect((await zoe.post(`/api/tools/${appId}/replaceDataItem`, swap)).status).toBe(200);
    expect((await toolsOf(zoe, appId)).definition.dataItem).toMatchObject({
      contextItemId: own.id,
      originalContextItemId: list.id,
    });
    expect((await settled(zoe, appId)).limit).toBe(true);
    expect(await ask(zoe, appId, 'Sloop')).toEqual([]);
    expect((await ask(zoe, appId, 'Yawl'))[0]?.text).toContain('Price: 700');
  });

  it('is read again while the template has it, and stays as it was when that has it no longer', async () => {
    const template = await templateWithData();
    const { appId } = (
      await zoe.post<{ appId: string }>(`/api/templates/${template.appId}/start`, {})
    ).body;
    const { items } = await settled(zoe, appId);
    const text = items.find(({ name }) => name === 'hours.txt')!;
    await admin.call('DELETE', `/api/context/${template.text.id}`);
    await zoe.post(`/api/context/${text.id}/sync`);
    const problem = async () =>
      (
        await zoe.get<{ contextItems: ContextItem[] }>(`/api/context/items?appId=${appId}`)
      ).body.contextItems.find(({ id }) => id === text.id)?.problem;
    await expect.poll(problem).toContain('Where this came from it is no longer');
    expect((await ask(zoe, appId, 'open'))[0]?.text).toContain('from 8 to 17');
  });

  it('is nobody’s by a name alone: an item of another app is not taken along', async () => {
    const template = await templateWithData();
    const { appId } = (
      await zoe.post<{ appId: string }>('/api/apps', {
        appType: 'AI_TOOL',
        genApp: { fields: { header: 'Mine' } },
      })
    ).body;
    const taken = await zoe.post(`/api/context/ingest/metadata?appId=${appId}`, {
      contextItems: [
        {
          name: 'x',
          source: 'local files',
          type: 'csv',
          provider: 'template',
          providerItemId: template.list.id,
        },
      ],
    });
    expect(taken.status).toBe(422);
  });
});
