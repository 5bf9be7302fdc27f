import { commitFiles, entityFiles, makeApp, openWorld, type Person } from '@trellis/testing';
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

describe('branding', () => {
  it('the mark follows the owner’s plan until an admin decides', async () => {
    const hides = async () =>
      (await owner.get<{ hideBuildAI: boolean }>(`${at()}/style`)).body.hideBuildAI;
    await world.setPlan(owner, 'lite');
    expect(await hides()).toBe(false);
    await owner.post(`${at()}/style`, style({ headerTextColor: '#111111' }));
    await world.setPlan(owner, 'explorer');
    expect(await hides()).toBe(true);
    await join(admin, 'editor');
    await admin.post(`${at()}/style`, style({ hideBuildAI: false }));
    await world.setPlan(owner, 'galaxy');
    expect(await hides()).toBe(false);
  });

  it('visitors see branding in the page’s head and theme, and at the app’s door', async () => {
    const { slug } = (await owner.post<{ slug: string }>(`${at()}/publication`, {})).body;
    await owner.post('/api/apps', texts({ header: 'Chess & <co>', description: 'For "all"' }));
    await join(admin, 'editor');
    const look = {
      styleName: 'dark',
      backgroundColor: '#101820',
      backgroundImage: `/files/${appId}/ground.png`,
      logoUrl: `/files/${appId}/0123.png`,
      buttonBackgroundColor: '#ffd166',
      buttonTextColor: '#1c1917',
    };
    await owner.post(`${at()}/style`, style(look));
    await admin.post(`${at()}/style`, style({ hideBuildAI: false }));
    const sharp = (await import('sharp')).default;
    const create = { width: 600, height: 400, channels: 3, background: '#fff' } as const;
    const picture = await sharp({ create }).png().toBuffer();
    const sent = await owner.call('PUT', `${at()}/picture`, new Uint8Array(picture), {
      'Content-Type': 'image/png',
    });
    expect(sent.status).toBe(200);

    const page = async () => (await world.stranger().get<string>(`/app/${slug}`)).body;
    const html = await page();
    for (const part of [
      '<title>Chess &#38; &#60;co&#62;</title>',
      '<meta name="description" content="For &#34;all&#34;">',
      '<meta property="og:title" content="Chess &#38; &#60;co&#62;">',
      `<link rel="icon" href="/files/${appId}/0123.png">`,
      '<meta name="twitter:card" content="summary_large_image">',
      '"theme":"dark"',
      `/files/${appId}/ground.png`,
      'Made with Trellis',
    ])
      expect(html).toContain(part);
    const shared = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const social = await world.stranger().fetch(new URL(shared).pathname);
    expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await owner.get(`/apps/${appId}/auth/info`)).body).toMatchObject({
      name: 'Chess & <co>',
      logoUrl: look.logoUrl,
      color: '#ffd166',
      onColor: '#1c1917',
      styleName: 'dark',
    });
    // Nobody sees more of an app that is not public.
    await owner.post(`${at()}/settings`, settings({ visibility: 'signin' }));
    expect((await world.stranger().fetch(new URL(shared).pathname)).status).toBe(404);
    await admin.post(`${at()}/style`, style({ hideBuildAI: true }));
    await owner.post(`${at()}/settings`, settings({ visibility: 'public' }));
    expect(await page()).not.toContain('Made with Trellis');
  }, 30_000);

  const cases: [string, NonNullable<Parameters<typeof makeApp>[2]['entities']>, number][] = [
    [
      'all of it',
      { Game: { properties: { name: {} }, permissions: { read: 'anonymous', write: 'admin' } } },
      200,
    ],
    [
      'rows for admins',
      { Member: { properties: { name: {} }, permissions: { read: 'admin', write: 'admin' } } },
      404,
    ],
    [
      'a field for admins',
      {
        Game: {
          properties: { name: {}, cost: { rls: { read: { user_condition: { role: 'admin' } } } } },
          permissions: { read: 'anonymous', write: 'admin' },
        },
      },
      404,
    ],
  ];
  it.each(cases)(
    'what a builder’s page shows is shared where strangers may see %s',
    async (_, entities, status) => {
      const files = {
        'pages/Start.tsx': 'export default function Start() { return <p>Hello</p>; }',
      };
      const made = await makeApp(world, owner, {
        name: 'Lending',
        files,
        entities,
      });
      const sharp = (await import('sharp')).default;
      const create = { width: 600, height: 400, channels: 3, background: '#fff' } as const;
      const picture = await sharp({ create }).png().toBuffer();
      const to = `/api/apps/${made.appId}`;
      const { slug } = (await owner.post<{ slug: string }>(`${to}/publication`, {})).body;
      const sent = await owner.call('PUT', `${to}/picture`, new Uint8Array(picture), {
        'Content-Type': 'image/png',
      });
      const { pictureStamp } = sent.body;
      const social = await world.stranger().fetch(`/_social/${made.appId}/${pictureStamp}.jpg`);
      expect(social.status).toBe(status);
      const html = (await world.stranger().get<string>(`/app/${slug}`)).body;
      expect(html.includes('og:image')).toBe(status === 200);
    },
    30_000,
  );

  it('a picture that shows another name is shown no more, until the app is drawn anew', async () => {
    const made = await makeApp(world, owner, {
      files: { 'pages/Start.tsx': 'export default function Start() { return <p>Hello</p>; }' },
      entities: { Game: { properties: {}, permissions: { read: 'anonymous', write: 'admin' } } },
    });
    const to = `/api/apps/${made.appId}`;
    await owner.post(`${to}/publication`, {});
    const sharp = (await import('sharp')).default;
    const create = { width: 600, height: 400, channels: 3, background: '#fff' } as const;
    const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
    const draw = () => owner.call('PUT', `${to}/picture`, picture, { 'Content-Type': 'image/png' });
    const rename = (header: string) =>
      owner.post('/api/apps', { ...texts({ header, description: 'New' }), appId: made.appId });
    const isShown = async () => {
      const html = (await world.stranger().get<string>(`/app/${made.slug}`)).body;
      const { hasPicture } = (await owner.get<{ hasPicture: boolean }>(to)).body;
      return [hasPicture, html.includes('og:image')];
    };
    await rename('Chess');
    await draw();
    expect((await rename('Chess')).status).toBe(200);
    expect(await isShown()).toEqual([true, true]);
    expect((await rename('Draughts')).status).toBe(200);
    expect(await isShown()).toEqual([false, false]);
    await owner.post(`${to}/publication`, {});
    expect(await isShown()).toEqual([false, false]);
    await draw();
    expect(await isShown()).toEqual([true, true]);
  });

  it('what is built behind a published app is not in the picture that is shared of it', async () => {
    const made = await makeApp(world, owner, {
      files: { 'pages/Start.tsx': 'export default function Start() { return <p>Hello</p>; }' },
      entities: { Game: { properties: {}, permissions: { read: 'anonymous', write: 'admin' } } },
    });
    const to = `/api/apps/${made.appId}`;
    const sharp = (await import('sharp')).default;
    const draw = async (background: string) => {
      const create = { width: 600, height: 400, channels: 3, background } as const;
      const picture = await sharp({ create }).png().toBuffer();
      await owner.call('PUT', `${to}/picture`, new Uint8Array(picture), {
        'Content-Type': 'image/png',
      });
    };
    const shared = async () => {
      const html = (await world.stranger().get<string>(`/app/${made.slug}`)).body;
      return /og:image" content="([^"]+)"/.exec(html)?.[1] ?? null;
    };
    await owner.post(`${to}/publication`, {});
    expect(await shared()).toBe(null);
    await draw('#fff');
    const open = await shared();
    expect(open).toMatch(/\/_social\//);
    await commitFiles(
      world,
      made.appId,
      entityFiles({ Member: { permissions: { read: 'admin', write: 'admin' } } }),
    );
    await draw('#000');
    expect(await shared()).toBe(open);
    await owner.post(`${to}/publication`, {});
    expect(await shared()).toBe(null);
    expect((await world.stranger().fetch(new URL(open ?? '').pathname)).status).toBe(404);
  }, 30_000);

  it('a chosen look and its colors are on the page with their typefaces, and at the door and in mails', async () => {
    const { slug } = (await owner.post<{ slug: string }>(`${at()}/publication`, {})).body;
    expect((await owner.post(`${at()}/style`, style({ look: 'loud' }))).status).toBe(422);
    await owner.post(`${at()}/style`, style({ look: 'boutique', palette: 'forest' }));
    const html = (await world.stranger().get<string>(`/app/${slug}`)).body;
    for (const part of [
      'Playfair Display Variable',
      '/_fonts/playfair-display-latin-wght-normal',
      '--primary: 152 ',
    ])
      expect(html).toContain(part);
    const faces = await world.stranger().get<string>('/_fonts/faces.css');
    expect([faces.status, faces.body.includes('/_fonts/lora-latin-wght-normal.woff2')]).toEqual([
      200,
      true,
    ]);
    const door = (await owner.get<{ color: string }>(`/apps/${appId}/auth/info`)).body;
    expect(door.color).toMatch(/^#[0-9a-f]{6}$/);
    await owner.post(`${at()}/style`, style({ palette: 'rose' }));
    expect((await owner.get<{ color: string }>(`/apps/${appId}/auth/info`)).body.color).not.toBe(
      door.color,
    );
  });

  it('a space app has a logo, and no other branding than what it had before', async () => {
    await owner.post(`${at()}/style`, style({ buttonBackgroundColor: '#ffd166' }));
    await world.services.db
      .updateTable('apps')
      .set({ kind: 'SPACE_APP' })
      .where('app_id', '=', appId)
      .execute();
    const refused = await owner.post(`${at()}/style`, style({ headerTextColor: '#111111' }));
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: { code: 'style_in_code', fields: { headerTextColor: expect.any(String) } } },
    ]);
    const logo = { logoUrl: 'https://example.org/logo.png' };
    expect((await owner.post(`${at()}/style`, style(logo))).body).toMatchObject({
      ...logo,
      buttonBackgroundColor: '#ffd166',
    });
    const plain = await owner.post(`${at()}/style`, style({ buttonBackgroundColor: null }));
    expect(plain.body).toMatchObject({ ...logo, buttonBackgroundColor: null });
  });
});
