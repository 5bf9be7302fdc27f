import { makeApp, openWorld, type Person } from '@trellis/testing';
import { describe, expect, it } from 'vitest';

// As a fresh install: no PUBLIC_URL, so that every Host is the product's.
const world = await openWorld();
const ann = await world.builder('Ann');
const { appId, slug } = await makeApp(world, ann, {
  files: { 'pages/Home.tsx': 'export default function Home() { return <p>Hello</p>; }' },
});
await ann.post(`/api/apps/${appId}/publication`, { isSignupEnabled: true });

const EVIL = 'evil.example';
/** Headers by which somebody may say where they are. */
const WAYS: Record<string, Record<string, string>> = {
  'X-Forwarded-Host': { 'X-Forwarded-Host': EVIL },
  'X-Forwarded-Host, twice': { 'X-Forwarded-Host': `localhost, ${EVIL}` },
  'X-Forwarded-Host, turned': { 'X-Forwarded-Host': `${EVIL}, localhost` },
  'X-Forwarded-Server': { 'X-Forwarded-Server': EVIL },
  'X-Host': { 'X-Host': EVIL },
  'X-Original-Host': { 'X-Original-Host': EVIL },
  'X-HTTP-Host-Override': { 'X-HTTP-Host-Override': EVIL },
  Forwarded: { Forwarded: `host=${EVIL};proto=https` },
  'Forwarded, quoted': { Forwarded: `for=1.2.3.4;host="${EVIL}:443"` },
  'X-Original-URL': { 'X-Original-URL': `https://${EVIL}/` },
  'X-Rewrite-URL': { 'X-Rewrite-URL': `//${EVIL}/` },
  'X-Forwarded-Prefix': { 'X-Forwarded-Prefix': `//${EVIL}` },
  'X-Forwarded-Proto': { 'X-Forwarded-Proto': `https://${EVIL}/` },
  'X-Forwarded-Scheme': { 'X-Forwarded-Scheme': 'evil' },
  'X-Forwarded-Port': { 'X-Forwarded-Port': '80@evil.example' },
  'X-Forwarded-For': { 'X-Forwarded-For': EVIL },
  Origin: { Origin: `https://${EVIL}` },
  Referer: { Referer: `https://${EVIL}/app` },
  'CF-Connecting-IP': { 'CF-Connecting-IP': EVIL },
  Via: { Via: `1.1 ${EVIL}` },
};
const PAGES = (slug: string, appId: string) => [
  '/',
  `/app/${slug}`,
  `/app/${slug}/sitemap.xml`,
  `/app/${slug}/login`,
  '/robots.txt',
  `/apps/${appId}/auth/info`,
  `/_frame/${appId}`,
];

describe('a Host that only the request names', () => {
  it('stands in no page, file’s address, link, sitemap or way back', async () => {
    const at = Object.assign(world.stranger(), { host: EVIL });
    const page = await at.fetch(`/app/${slug}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(`"frameUrl":"/_frame/${appId}"`);
    expect(html + JSON.stringify([...page.headers])).not.toContain(EVIL);

    const signedIn = Object.assign(world.stranger(), { host: EVIL });
    await signedIn.enterApp(appId, 'register', {
      email: 'guest@example.org',
      password: 'correct horse battery',
      name: 'Guest',
    });
    const answers: unknown[] = [];
    const core = `/api/apps/${appId}/integration-endpoints/Core`;
    const uploaded = await upload<{ file_url: string }>(signedIn, `${core}/UploadFile`);
    expect(uploaded.body.file_url).toMatch(new RegExp(`^/files/${appId}/`));
    // And what is answered so is taken where an address of a file is asked for.
    const read = { file_url: uploaded.body.file_url, json_schema: { type: 'object' } };
    answers.push(uploaded.body, await signedIn.post(`${core}/ExtractDataFromUploadedFile`, read));
    const secret = await upload<{ file_uri: string }>(signedIn, `${core}/UploadPrivateFile`);
    answers.push(
      (await signedIn.post(`${core}/CreateFileSignedUrl`, { file_uri: secret.body.file_uri })).body,
      (await at.get(`/app/${slug}/sitemap.xml`)).body,
      (await at.get('/robots.txt')).body,
      (await at.get(`/api/apps/auth/logout?from_url=/app/${slug}`)).body,
      (await at.get(`/apps/${appId}/auth/info`)).body,
    );
    await at.post(`/api/live_api/account/sendMagicLink?appId=${appId}`, {
      email: 'guest@example.org',
    });
    answers.push((await world.mailTo('guest@example.org')).text);
    expect(JSON.stringify(answers)).not.toContain(EVIL);
  }, 60_000);

  it.each(Object.entries(WAYS))('stands nowhere, told by %s', async (_, headers) => {
    const said: string[] = [];
    for (const host of ['localhost', 'localhost:3000', EVIL]) {
      const at = Object.assign(world.stranger(), { host });
      for (const path of PAGES(slug, appId)) {
        const answer = await at.fetch(path, { headers, redirect: 'manual' });
        said.push(JSON.stringify([...answer.headers]) + (await answer.text()));
      }
      await at.call('POST', '/api/live_api/account/sendMagicLink', { email: ann.email }, headers);
      const mail = await world.mailTo(ann.email);
      said.push(mail.subject + mail.text);
    }
    expect(said.filter((text) => text.toLowerCase().includes('evil'))).toEqual([]);
  });

  it('is still told where it is certain: an address of this machine', async () => {
    const url = await world.listen();
    const file = new FormData();
    file.set('file', new File(['hello'], 'a.txt', { type: 'text/plain' }));
    const answer = await fetch(`${url}/api/apps/${appId}/integration-endpoints/Core/UploadFile`, {
      method: 'POST',
      body: file,
      headers: { Authorization: `Bearer ${await token()}` },
    });
    expect(((await answer.json()) as { file_url: string }).file_url).toContain(`${url}/files/`);
  });
});

/** Uploads a small file, as browsers do. */
const upload = <T>(person: Person, path: string) =>
  person.upload<T>(path, new File(['hello'], 'a.txt', { type: 'text/plain' }));

async function token(): Promise<string | null> {
  const guest = world.stranger();
  await guest.enterApp(appId, 'login', {
    email: 'guest@example.org',
    password: 'correct horse battery',
  });
  return guest.token;
}
