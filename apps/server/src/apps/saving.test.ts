import { ADMIN_SETTINGS, DEFAULT_SETTINGS } from '@trellis/contract';
import { makeApp, openWorld, type Person } from '@trellis/testing';
import { beforeEach, describe, expect, it } from 'vitest';

let appId: string;
const world = await openWorld();
const admin = await world.builder('Ann');
const owner = await world.builder('Ben');
beforeEach(async () => {
  const files = { 'pages/Start.tsx': 'export default function Start() { return <p>Hello</p>; }' };
  ({ appId } = await makeApp(world, owner, { name: 'Club', files }));
});

const at = () => `/api/apps/${appId}`;
const texts = (fields: object, more: object = {}) => ({
  appType: 'GEN_APP',
  appId,
  genApp: { fields, appBuilderVersion: 4 },
  ...more,
});
const style = (appStyle: object, base?: object) => ({
  appStyle: { ...appStyle, appBuilderVersion: 4 },
  base,
});
const settings = (appSettings: object, base?: object) => ({ appSettings, base });

const join = (person: Person, role: string) => world.join(appId, person, role);

describe('the saved payloads', () => {
  it('are answered together, each with the builder’s version, with the spec’s defaults', async () => {
    const { status, body } = await owner.get(`${at()}/payloads`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      appId,
      appType: 'GEN_APP',
      genApp: { fields: { header: 'Club', description: '' }, appBuilderVersion: 4 },
      appStyle: { styleName: null, hideBuildAI: true, appBuilderVersion: 4 },
      appSettings: {
        ...DEFAULT_SETTINGS,
        aiModel: 'gpt-4o-mini-2024-07-18',
        modelTemperature: 0.7,
        creditsPerRun: 1,
        appBuilderVersion: 4,
      },
      edits: {},
    });
  });

  it('keep every field of texts, style and settings, and say who changed it', async () => {
    const words = {
      header: 'Chess club',
      description: 'For everybody',
      examples: ['a', 'b'],
      ctaLink: 'https://example.org/',
    };
    expect((await owner.post('/api/apps', texts(words))).status).toBe(200);
    const look = {
      styleName: 'colorful',
      look: 'garden',
      palette: 'forest',
      backgroundColor: '#fafafa',
      backgroundImage: 'https://example.org/b.png',
      logoUrl: `/files/${appId}/0123.png`,
      headerTextColor: '#111',
      subheaderTextColor: '#222222',
      buttonTextColor: '#ffffff',
      buttonBackgroundColor: '#123456',
    };
    expect((await owner.post(`${at()}/style`, style(look))).status).toBe(200);
    await join(admin, 'editor');
    const record = {
      aiModel: 'own/model',
      modelTemperature: 1.3,
      aiQueryMethod: 'smart items filtering',
      dailyUserLimit: 5,
      weeklyUserLimit: 50,
      isClaimable: true,
      isToolTemplate: true,
      templateCategory: 'Food',
      templateCategories: ['Food', 'Health'],
      isProTool: true,
      templateImageUrl: 'https://example.org/t.png',
      templateDescription: 'Scan food',
      creditsPerRun: 3,
      userCanEditResults: true,
      mainPage: 'Start',
      isAppTemplate: true,
      requireBuilderCollaboratorAccount: true,
      termsOfServiceLink: 'https://example.org/terms',
      privacyPolicyLink: 'https://example.org/privacy',
      supportEmail: 'help@example.org',
    };
    const saved = await admin.post(`${at()}/settings`, settings(record));
    expect([saved.status, saved.body]).toMatchObject([200, record]);
    const { body } = await owner.get(`${at()}/payloads`);
    expect(body).toMatchObject({
      genApp: { fields: words },
      appStyle: look,
      appSettings: record,
      edits: { 'texts.header': { by: 'Ben' }, 'settings.aiModel': { by: 'Ann' } },
    });
    // What was not named stays.
    await owner.post(`${at()}/style`, style({ buttonTextColor: '' }));
    expect((await owner.get(`${at()}/style`)).body).toMatchObject({
      ...look,
      buttonTextColor: null,
    });
  });

  it('refuse what does not fit, field by field, and nothing of it is stored', async () => {
    const cases: [string, object, string][] = [
      ['/api/apps', texts({ header: '  ', description: 'New' }), 'genApp.fields.header'],
      ['/api/apps', texts({ examples: ['1', '2', '3', '4'] }), 'genApp.fields.examples'],
      [`${at()}/style`, style({ backgroundColor: 'red' }), 'appStyle.backgroundColor'],
      [`${at()}/style`, style({ logoUrl: 'javascript:alert(1)' }), 'appStyle.logoUrl'],
      [`${at()}/style`, style({ styleName: 'loud' }), 'appStyle.styleName'],
      [`${at()}/settings`, settings({ supportEmail: 'nobody' }), 'appSettings.supportEmail'],
      [`${at()}/settings`, settings({ dailyUserLimit: 101 }), 'appSettings.dailyUserLimit'],
      [`${at()}/settings`, settings({ creditsPerRun: 21 }), 'appSettings.creditsPerRun'],
      [`${at()}/settings`, settings({ modelTemperature: 0.75 }), 'appSettings.modelTemperature'],
      [`${at()}/settings`, settings({ mainPage: 'Nowhere' }), 'mainPage'],
      [
        `${at()}/settings`,
        { appSettings: { appBuilderVersion: 3 } },
        'appSettings.appBuilderVersion',
      ],
    ];
    for (const [path, body, field] of cases) {
      const answer = await owner.post<{ error: { fields: object } }>(path, body);
      expect([path, field, answer.status]).toEqual([path, field, 422]);
      expect(Object.keys(answer.body.error.fields)).toContain(field);
    }
    expect((await owner.get(`${at()}/payloads`)).body).toMatchObject({ edits: {} });
  });
});

describe('what comes with others', () => {
  it('memberships and sign-up are stored and answered once the app is published', async () => {
    expect((await owner.post(`${at()}/publication`, {})).status).toBe(200);
    const record = {
      visibility: 'signin',
      isSignupEnabled: true,
      isPaidMembershipsEnabled: true,
      paidMembershipsSettings: {
        paymentProvider: 'gumroad',
        hasPaymentProviderAccessToken: false,
        isSetupCompleted: false,
      },
      paidMembershipsProduct: null,
    };
    expect((await owner.post(`${at()}/settings`, settings(record))).status).toBe(200);
    expect((await owner.get(`${at()}/settings`)).body).toMatchObject(record);
  }, 30_000);
});

describe('two who save at once', () => {
  it('both stay where they changed different fields', async () => {
    const [one, two] = await Promise.all([
      owner.post(`${at()}/style`, style({ headerTextColor: '#111111' }, { headerTextColor: null })),
      owner.post(`${at()}/style`, style({ buttonTextColor: '#eeeeee' }, { buttonTextColor: null })),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect((await owner.get(`${at()}/style`)).body).toMatchObject({
      headerTextColor: '#111111',
      buttonTextColor: '#eeeeee',
    });
  });

  it('never overwrite each other silently: the later hears who was there first', async () => {
    await join(admin, 'editor');
    const base = { header: 'Club' };
    expect((await admin.post('/api/apps', texts({ header: 'Ann’s' }, { base }))).status).toBe(200);
    const late = await owner.post(
      '/api/apps',
      texts({ header: 'Ben’s', description: 'New' }, { base }),
    );
    expect([late.status, late.body]).toMatchObject([
      409,
      { error: { code: 'edit_conflict', fields: { header: 'Ann has changed this' } } },
    ]);
    expect((await owner.get(at())).body).toMatchObject({ name: 'Ann’s', description: '' });
    // Repeating what is stored already is no conflict, and neither is choosing with open eyes.
    expect((await owner.post('/api/apps', texts({ header: 'Ann’s' }, { base }))).status).toBe(200);
    const chosen = texts({ header: 'Ben’s' }, { base: { header: 'Ann’s' } });
    expect((await owner.post('/api/apps', chosen)).status).toBe(200);
  });

  it('of fifty that begin from the same value, one is stored and the others hear of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        owner.post(
          `${at()}/style`,
          style({ headerTextColor: `#0000${10 + n}` }, { headerTextColor: null }),
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
  });

  it('tell the other workbenches, and a save that changes nothing tells nobody', async () => {
    const heard: string[] = [];
    const stop = world.services.bus.on((event) => {
      if (event.kind === 'app' && event.appId === appId) heard.push(event.kind);
    });
    await owner.post(`${at()}/style`, style({ headerTextColor: '#101010' }));
    await owner.post(`${at()}/style`, style({ headerTextColor: '#101010' }));
    stop();
    expect(heard).toEqual(['app']);
  });
});

describe('the server refuses what the menu hides', () => {
  it('settings of a generated app below moon, but not to admins, nor for a space app', async () => {
    for (const [name, status] of [
      ['lite', 402],
      ['monetizer', 402],
      ['moon', 200],
    ] as const) {
      await world.setPlan(owner, name);
      const answer = await owner.post(`${at()}/settings`, settings({ visibility: 'signin' }));
      expect([name, answer.status]).toEqual([name, status]);
      const { settingsLocked } = (await owner.get<{ settingsLocked: string | null }>(at())).body;
      expect([name, settingsLocked === null]).toEqual([name, status === 200]);
    }
    await world.setPlan(owner, 'lite');
    await join(admin, 'editor');
    expect((await admin.post(`${at()}/settings`, settings({ visibility: 'public' }))).status).toBe(
      200,
    );
    await world.services.db
      .updateTable('apps')
      .set({ kind: 'SPACE_APP' })
      .where('app_id', '=', appId)
      .execute();
    expect((await owner.post(`${at()}/settings`, settings({ mainPage: 'start' }))).status).toBe(
      200,
    );
    await world.services.db
      .updateTable('apps')
      .set({ kind: 'AI_TOOL' })
      .where('app_id', '=', appId)
      .execute();
    const tool = await owner.post(`${at()}/settings`, settings({ dailyUserLimit: 3 }));
    expect([tool.status, tool.body]).toMatchObject([
      402,
      { message: 'Upgrade your plan to edit tool settings', error: { code: 'plan_needed' } },
    ]);
    await world.setPlan(owner, 'galaxy');
  });

  it('the admin’s settings, and the product’s mark, to everybody else', async () => {
    const values: Record<string, unknown> = {
      aiModel: 'x',
      modelTemperature: 1,
      aiQueryMethod: 'x',
      creditsPerRun: 2,
      templateCategory: 'x',
      templateCategories: ['x'],
      templateImageUrl: 'https://example.org/x.png',
      templateDescription: 'x',
    };
    for (const name of ADMIN_SETTINGS) {
      const answer = await owner.post(
        `${at()}/settings`,
        settings({ [name]: values[name] ?? true }),
      );
      expect([name, answer.status]).toEqual([name, 403]);
    }
    expect((await owner.post(`${at()}/style`, style({ hideBuildAI: false }))).status).toBe(403);
    // Saying what holds already changes nothing, and needs no admin.
    expect((await owner.post(`${at()}/settings`, settings({ creditsPerRun: 1 }))).status).toBe(200);
    await join(admin, 'editor');
    expect((await admin.post(`${at()}/style`, style({ hideBuildAI: false }))).status).toBe(200);
  });

  it('sign-up before the app is published, and paid memberships without sign-up', async () => {
    const closed = await owner.post(`${at()}/settings`, settings({ isSignupEnabled: true }));
    expect([closed.status, closed.body]).toMatchObject([
      409,
      { error: { code: 'signup_blocked' } },
    ]);
    const paid = await owner.post(`${at()}/settings`, settings({ isPaidMembershipsEnabled: true }));
    expect([paid.status, paid.body]).toMatchObject([
      409,
      { message: 'For paid memberships, you have to enable user signup and set custom domain' },
    ]);
    const claimed = {
      paymentProvider: 'x',
      hasPaymentProviderAccessToken: true,
      isSetupCompleted: true,
    };
    await owner.post(`${at()}/settings`, settings({ paidMembershipsSettings: claimed }));
    expect((await owner.get(`${at()}/settings`)).body).toMatchObject({
      paidMembershipsSettings: { hasPaymentProviderAccessToken: false, isSetupCompleted: false },
    });
  });

  it('everything to who may only look, and to strangers', async () => {
    const viewer = await world.builder(`Vera${appId.slice(0, 6)}`);
    await join(viewer, 'viewer');
    const stranger = await world.builder(`Sam${appId.slice(0, 6)}`);
    for (const [person, status] of [
      [viewer, 403],
      [stranger, 404],
    ] as const) {
      expect((await person.post('/api/apps', texts({ header: 'x' }))).status).toBe(status);
      expect((await person.post(`${at()}/style`, style({}))).status).toBe(status);
      expect((await person.post(`${at()}/settings`, settings({}))).status).toBe(status);
    }
    expect((await viewer.get(`${at()}/payloads`)).status).toBe(200);
    expect((await stranger.get(`${at()}/payloads`)).status).toBe(404);
  });
});
