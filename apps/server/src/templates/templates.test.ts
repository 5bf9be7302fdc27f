import type { Template } from '@trellis/contract';
import { ownTemplates } from '@trellis/templates';
import { makeApp, openWorld, sendMessage } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld();
const admin = await world.builder('Ada');
const zoe = await world.builder('Zoe');

const library = async (who = zoe) =>
  (await who.get<{ templates: Template[]; categories: string[] }>('/api/templates')).body;
const start = (who: typeof zoe, id: string, body: object = {}) =>
  who.post<{ appId: string; message?: string; error?: { code: string } }>(
    `/api/templates/${id}/start`,
    body,
  );

describe('templates that come with the product', () => {
  it('are listed, at least twelve apps and twelve tools, each in a category that there is', async () => {
    const { templates, categories } = await library();
    const kinds = Object.groupBy(templates, ({ kind }) => kind);
    expect(kinds.GEN_APP?.length).toBeGreaterThanOrEqual(12);
    expect(kinds.AI_TOOL?.length).toBeGreaterThanOrEqual(12);
    for (const { category, description } of templates) {
      expect(categories).toContain(category);
      expect(description.length).toBeGreaterThan(40);
    }
    expect((await world.stranger().get('/api/templates')).status).toBe(401);
  });

  it('start as a whole app with its rows, once for a key', async () => {
    const requestKey = 'a'.repeat(20);
    const began = performance.now();
    const first = await start(zoe, 'yoga-studio', { requestKey });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(first.status).toBe(200);
    const { appId } = first.body;
    expect((await start(zoe, 'yoga-studio', { requestKey })).body.appId).toBe(appId);
    const rows = await zoe.get<object[]>(`/api/apps/${appId}/entities/Class`);
    expect(rows.body.length).toBe(10);
    const detail = await zoe.get(`/api/apps/${appId}`);
    expect(detail.body).toMatchObject({
      name: 'Sunrise Yoga',
      kind: 'GEN_APP',
      isPublished: false,
    });
    const files = await world.services.versions.files(
      appId,
      (
        await world.services.db
          .selectFrom('apps')
          .select('draft_version_id')
          .where('app_id', '=', appId)
          .executeTakeFirstOrThrow()
      ).draft_version_id,
    );
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['pages/Home.tsx', 'entities/Class.json', 'Layout.tsx']),
    );
  });

  it('are named by the first message, whether it comes with the start or later', async () => {
    const { appId } = (await start(zoe, 'meeting-notes', { prompt: 'Make the header shorter' }))
      .body;
    const later = (await start(zoe, 'meeting-notes')).body.appId;
    const first = async (of: string) => {
      const row = await world.services.db
        .selectFrom('messages')
        .select('body')
        .where('app_id', '=', of)
        .where('hidden_at', 'is', null)
        .orderBy('seq')
        .executeTakeFirst();
      return { id: row?.body.id, templateId: row?.body.metadata?.templateId };
    };
    expect(await first(appId)).toMatchObject({ templateId: 'meeting-notes' });
    await (await sendMessage(zoe, later, 'Add a field for the place')).text();
    const asked = await first(later);
    expect(asked).toMatchObject({ templateId: 'meeting-notes' });
    // Taken back and asked again, it is still the first.
    const back = await zoe.post(`/api/apps/${later}/chat/rewind`, { messageId: asked.id });
    expect(back.status).toBe(200);
    await (await sendMessage(zoe, later, 'Add a field for the city')).text();
    const again = await first(later);
    expect(again).toMatchObject({ templateId: 'meeting-notes' });
    expect(again.id).not.toBe(asked.id);
  });

  it('that need a paid plan are refused without one', async () => {
    const pro = ownTemplates().find(({ isPro }) => isPro)!;
    const ned = await world.builder('Ned');
    await world.services.db
      .updateTable('accounts')
      .set({ plan: 'lite' })
      .where('user_id', '=', ned.uid)
      .execute();
    const refused = await start(ned, pro.id);
    expect([refused.status, refused.body.error?.code]).toEqual([402, 'plan_limit/proTemplates']);
    await world.services.db
      .updateTable('accounts')
      .set({ plan: 'explorer' })
      .where('user_id', '=', ned.uid)
      .execute();
    expect((await start(ned, pro.id)).status).toBe(200);
  });

  it('can be looked at before, in an app that nobody can sign in to build', async () => {
    const { body } = await zoe.post<{ address: string }>('/api/templates/habit-tracker/look');
    const page = await world.stranger().fetch(body.address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Small Steps');
    expect((await zoe.post<{ address: string }>('/api/templates/habit-tracker/look')).body).toEqual(
      body,
    );
    const { apps } = (await zoe.get<{ apps: { name: string }[] }>('/api/apps')).body;
    expect(apps.map(({ name }) => name)).not.toContain('Small Steps');
    const tool = await zoe.post<{ address: string }>('/api/templates/meeting-notes/look');
    expect((await world.stranger().fetch(tool.body.address)).status).toBe(200);
  });
});

describe('an app that an admin logs', () => {
  const log = (appId: string, change: object, who = admin) =>
    who.post(`/api/apps/${appId}/settings`, { appSettings: change });

  it('is a template with its category, and what starts from it has its files and nothing of its people', async () => {
    const { appId } = await makeApp(world, admin, {
      name: 'Boat yard',
      live: true,
      files: { 'pages/Home.tsx': 'export default () => <h1>Boats</h1>;' },
      entities: { Boat: { properties: { name: { type: 'string' } } } },
    });
    await world.services.db
      .updateTable('apps')
      .set({ published_build: '{}' })
      .where('app_id', '=', appId)
      .execute();
    await admin.post(`/api/apps/${appId}/entities/Boat`, { name: 'Secret sloop' });
    const logged = await log(appId, {
      isAppTemplate: true,
      templateCategory: 'Work',
      templateDescription: 'For people who mend boats, with all that they need for it.',
      supportEmail: 'ada@example.org',
    });
    expect(logged.status).toBe(200);
    const found = (await library()).templates.find(({ id }) => id === appId);
    expect(found).toMatchObject({ name: 'Boat yard', category: 'Work', isPro: false });
    const { body } = await start(zoe, appId, { name: 'My yard' });
    expect(body.appId).not.toBe(appId);
    const copy = await world.services.db
      .selectFrom('apps')
      .select(['settings', 'name', 'owner_id'])
      .where('app_id', '=', body.appId)
      .executeTakeFirstOrThrow();
    expect(copy).toMatchObject({ name: 'My yard', owner_id: zoe.uid });
    expect(JSON.stringify(copy.settings)).not.toMatch(/isAppTemplate|ada@example|templateDesc/);
    const rows = await zoe.get<object[]>(`/api/apps/${body.appId}/entities/Boat`);
    expect(JSON.stringify(rows.body)).not.toContain('Secret sloop');
  });

  it('is none where somebody else says so, or before it is published', async () => {
    const { appId } = await makeApp(world, zoe, { name: 'Zoe’s app' });
    expect((await log(appId, { isAppTemplate: true }, zoe)).status).toBe(403);
    const mine = await makeApp(world, admin, { name: 'A draft' });
    await log(mine.appId, { isAppTemplate: true });
    const { templates } = await library();
    expect(templates.some(({ id }) => id === appId || id === mine.appId)).toBe(false);
    expect((await start(zoe, appId)).status).toBe(404);
  });

  it('is none in somebody’s copy: what admins said of the one app they said of no other', async () => {
    const { appId } = await makeApp(world, admin, { name: 'Ours', live: true });
    await log(appId, { isAppTemplate: true, isClaimable: true });
    await world.join(appId, zoe, 'viewer');
    const copy = await zoe.post<{ appId: string }>(`/api/apps/${appId}/duplicate`, {
      name: 'Mine',
      withData: false,
    });
    expect(copy.status).toBe(200);
    await world.services.db
      .updateTable('apps')
      .set(({ ref }) => ({ published_version_id: ref('draft_version_id') }))
      .where('app_id', '=', copy.body.appId)
      .execute();
    expect((await library()).templates.some(({ id }) => id === copy.body.appId)).toBe(false);
    const { settings } = (
      await zoe.get<{ settings: Record<string, unknown> }>(`/api/apps/${copy.body.appId}`)
    ).body;
    expect(settings?.isClaimable ?? false).toBe(false);
  });
});

describe('a tool in the library', () => {
  it('is put there by the accounts that the operator lists, whatever else they may', async () => {
    const listed = await openWorld({ TEMPLATE_LIBRARY_ACCOUNTS: 'x@example.org, Lia@example.org' });
    const ada = await listed.builder('Ada');
    const lia = await listed.builder('Lia');
    await listed.services.db
      .updateTable('users')
      .set({ email: 'lia@example.org' })
      .where('id', '=', lia.uid)
      .execute();
    await listed.services.db
      .updateTable('accounts')
      .set({ plan: 'galaxy' })
      .where('user_id', '=', lia.uid)
      .execute();
    const toolOf = async (who: typeof lia) => {
      const { appId } = await makeApp(listed, who, { name: 'Tool', live: true });
      return appId;
    };
    const save = (who: typeof lia, appId: string, appSettings: object) =>
      who.post(`/api/apps/${appId}/settings`, { appSettings });
    const mine = await toolOf(lia);
    const change = { isToolTemplate: true, templateDescription: 'Writes letters that are read.' };
    expect((await save(lia, mine, change)).status).toBe(200);
    expect((await lia.get(`/api/apps/${mine}`)).body).toMatchObject({ mayListTool: true });
    expect((await save(lia, mine, { isAppTemplate: true })).status).toBe(403);
    expect((await save(lia, mine, { isProTool: true })).status).toBe(403);
    const adas = await toolOf(ada);
    expect((await save(ada, adas, { isToolTemplate: true })).status).toBe(403);
    expect((await save(ada, adas, { isAppTemplate: true })).status).toBe(200);
    const { templates } = (await ada.get<{ templates: Template[] }>('/api/templates')).body;
    expect(templates.some(({ id }) => id === mine)).toBe(true);
    await listed.services.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', lia.uid)
      .execute();
    expect((await save(lia, mine, { isToolTemplate: false })).status).toBe(403);
  });
});

describe('categories', () => {
  it('are managed by admins, each name once, and templates go with them', async () => {
    const add = (name: string, who = admin) => who.post('/api/templates/categories', { name });
    expect((await add('Clubs', zoe)).status).toBe(403);
    expect((await add('Clubs')).status).toBe(200);
    const again = await add(' clubs ');
    expect([again.status, again.body.message]).toEqual([409, 'Category already exists']);
    const none = await add('  ');
    expect(JSON.stringify(none.body)).toContain('Category name cannot be empty');
    const { appId } = await makeApp(world, admin, { name: 'Chess club', live: true });
    await admin.post(`/api/apps/${appId}/settings`, {
      appSettings: {
        isAppTemplate: true,
        templateCategory: 'Clubs',
        templateCategories: ['Work', 'clubs'],
      },
    });
    const found = async () => (await library()).templates.find(({ id }) => id === appId);
    const category = async () => (await found())?.category;
    await admin.put('/api/templates/categories/Clubs', { name: 'Societies' });
    expect(await category()).toBe('Societies');
    expect((await found())?.categories).toEqual(['Societies', 'Work']);
    expect((await library()).categories).toContain('Societies');
    await admin.delete('/api/templates/categories/Societies');
    expect(await category()).toBeNull();
    expect((await found())?.categories).toEqual(['Work']);
  });
});
