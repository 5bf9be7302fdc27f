import { request } from 'node:http';
import { makeApp, openWorld } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

const world = await openWorld({
  PUBLIC_URL: 'http://localhost',
  APPS_ORIGIN: 'apps.example.test',
});
const ann = await world.builder('Ann');
const port = new URL(await world.listen()).port;

const FILES = {
  'pages/Home.tsx': 'export default function Home() { return <p>Home</p>; }',
  'pages/AboutUs.tsx': 'export default function AboutUs() { return <p>About</p>; }',
};

async function published(name: string, settings: object = {}) {
  const app = await makeApp(world, ann, { name, files: FILES });
  await ann.post(`/api/apps/${app.appId}/settings`, { appSettings: settings });
  const { body } = await ann.post<{ address: string }>(`/api/apps/${app.appId}/publication`, {});
  return { ...app, address: body.address };
}

interface Seen {
  status: number;
  body: string;
  csp: string;
}
const at = (path: string, host = 'localhost') =>
  new Promise<Seen>((resolve, reject) => {
    const headers = { Host: host, Accept: 'text/html' };
    request({ port, path, headers }, async (answer) => {
      let body = '';
      for await (const piece of answer) body += piece;
      const csp = String(answer.headers['content-security-policy']);
      resolve({ status: answer.statusCode ?? 0, body, csp });
    })
      .on('error', reject)
      .end();
  });

it('goes live with a broken part only where that is asked for', async () => {
  const files = {
    ...FILES,
    'components/Scanner.jsx': "import Scan from 'no-such-scanner';\nexport default Scan;",
    'pages/Scan.jsx': "import Scanner from '@/components/Scanner';\nexport default Scanner;",
  };
  const { appId } = await makeApp(world, ann, { name: 'Scans', files });
  const at = `/api/apps/${appId}/publication`;
  const refused = await ann.post<{ error: { code: string; message: string } }>(at, {});
  expect([refused.status, refused.body.error.code]).toEqual([409, 'compilation_failed']);
  expect(refused.body.error.message).toMatch(/^App compilation failed: components\/Scanner.jsx:1 /);
  const { body } = await ann.post<{ status: string }>(at, { despiteErrors: true });
  expect(body.status).toBe('published');
});

it('answers functions on the app’s own host, where services outside have their address from', async () => {
  const hook = 'Deno.serve((ask) => new Response(new URL(ask.url).search));';
  const files = { ...FILES, 'server/functions/hook.ts': hook };
  const { appId, slug } = await makeApp(world, ann, { name: 'Hooks', files });
  await ann.post(`/api/apps/${appId}/publication`, {});
  const host = `${slug}.apps.example.test`;
  expect(await at('/functions/hook?a=1', host)).toMatchObject({ status: 200, body: '?a=1' });
  expect((await at('/functions/hook', 'localhost')).status).toBe(401);
});

describe('the page of a published app', () => {
  it('says what it is to browsers, robots and who shows its address', async () => {
    const { slug } = await published('Bird <Watch>');
    const page = await at(`/app/${slug}`);
    expect(page.body).toContain('<title>Bird &#60;Watch&#62;</title>');
    expect(page.body).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(page.body).toContain(`<link rel="canonical" href="http://${slug}.apps.example.test">`);
    expect(page.body).not.toContain('noindex');
    const { body } = await at(`/app/${slug}/sitemap.xml`);
    expect(body.match(/<loc>[^<]+/g)).toEqual([
      `<loc>http://localhost/app/${slug}/`,
      `<loc>http://localhost/app/${slug}/aboutus`,
    ]);
    expect((await at('/robots.txt')).body).toContain('Disallow: /build/');
  });

  it('is left out of search, and shown inside of named sites, as its builder chose', async () => {
    const { slug } = await published('Quiet', {
      isHiddenFromSearch: true,
      embedOrigins: 'https://one.example https://two.example:8080',
      approvedHosts: 'https://api.wind.example',
    });
    const page = await at(`/app/${slug}`);
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.csp).toContain('frame-ancestors https://one.example https://two.example:8080;');
    expect(page.csp).toMatch(/frame-src [^?;]+\/_frame\/[0-9a-f]{24};/);
    const frame = await at(
      /"frameUrl":"([^"]+)"/.exec(page.body)![1]!.replace(/^https?:..[^/]+/, ''),
    );
    expect(frame.csp).toContain(`connect-src 'self' https://api.wind.example;`);
    expect(frame.csp).toContain('frame-src https://api.wind.example;');
    expect((await at(`/app/${slug}/sitemap.xml`)).status).toBe(404);
    expect((await at('/robots.txt', `${slug}.apps.example.test`)).body).toBe(
      'User-agent: *\nDisallow: /\n',
    );
    const refused = await ann.post(`/api/apps/${(await published('No')).appId}/settings`, {
      appSettings: { embedOrigins: 'example.org; script-src *' },
    });
    expect(refused.status).toBe(422);
  });

  it('is 404 where it has no page, and where no app is', async () => {
    const { slug } = await published('Atlas');
    const statuses = await Promise.all(
      ['', '/aboutus', '/about-us', '/tool/x', '/nothing'].map(
        async (path) => (await at(`/app/${slug}${path}`)).status,
      ),
    );
    // A tool that is not there is no page (ruling 43), as any other address that leads nowhere.
    expect(statuses).toEqual([200, 200, 200, 404, 404]);
    const none = await at('/app/no-such-app');
    expect([none.status, none.body.includes('There is no app at this address')]).toEqual([
      404,
      true,
    ]);
  });
});

describe('an app on an origin of its own', () => {
  it('is served at the root, without a frame, and knows who comes', async () => {
    const { slug, address, appId } = await published('Garden', {
      approvedHosts: 'https://api.wind.example',
    });
    expect(address).toBe(`http://${slug}.apps.example.test`);
    const host = `${slug}.apps.example.test`;
    const page = await at('/aboutus', host);
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/<script type="module" src="\/_build\/[0-9a-f]{24}\/entry-/);
    expect(page.body).toContain(`"appId":"${appId}"`);
    expect(page.body).not.toContain('/_frame/');
    expect(page.csp).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(page.csp).toContain("connect-src 'self' https://api.wind.example;");
    expect((await at('/sitemap.xml', host)).body).toContain(`<loc>http://${host}/aboutus</loc>`);
    // Nothing of the builder is there, and other apps and hosts are none.
    expect((await at('/api/apps', host)).status).toBe(404);
    expect((await at('/settings', host)).status).toBe(404);
    const isPage = async (path: string) => {
      const { status, body } = await at(path, host);
      return [status, body.startsWith('<!doctype html>')];
    };
    for (const path of ['/%zz', '/apps/%E0%A4%A', '/app/%zz', '/files/%zz/a.png', '/apps/xyz'])
      expect([path, ...(await isPage(path))]).toEqual([path, 404, true]);
    for (const path of ['/api/%zz', '/api/apps', '/functions/none'])
      expect([path, ...(await isPage(path))]).toEqual([path, 404, false]);
    expect((await at('/', 'nobody.apps.example.test')).status).toBe(421);
    expect((await at('/', `a.${host}`)).status).toBe(421);
    const served = (domain: string) =>
      at(`/api/hosts/served?domain=${domain}`).then(({ status }) => status);
    expect([await served(host), await served('x.apps.example.test')]).toEqual([200, 404]);
  });
});
