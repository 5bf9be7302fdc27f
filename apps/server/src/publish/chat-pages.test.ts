import { makeApp, openWorld } from '@trellis/testing';
import { expect, it } from 'vitest';

const world = await openWorld();
const ann = await world.builder('Ann');
const made = await ann.post<{ appId: string; slug: string }>('/api/apps', {
  appType: 'AI_APP',
  genApp: { fields: { header: 'Shop <helper>' } },
});
const { appId, slug } = made.body;
const tool = await ann.post<{ toolId: string }>(`/api/apps/${appId}/tools`, { title: 'Reply' });
await ann.post(`/api/apps/${appId}/tools/${tool.body.toolId}/activate`, { isActive: true });

const open = async (path: string) => {
  const answer = await world.stranger().fetch(path, { redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const activate = (isActive: boolean) => ann.post(`/api/apps/${appId}/chat/activate`, { isActive });

it('a draft has no page and no bubble', async () => {
  expect((await open(`/app/${slug}/chat`)).status).toBe(404);
  expect((await open(`/app/${slug}`)).text).not.toContain('chat-bubble');
  expect(await open(`/chat-bubble.js?app=${slug}`)).toMatchObject({ status: 200, text: '' });
  expect(await open('/chat-bubble.js?app=none')).toMatchObject({ status: 200, text: '' });
});

it('an active one has a page that the app’s sites may embed, and a bubble on its pages', async () => {
  await activate(true);
  await ann.put(`/api/apps/${appId}/assistant`, {
    change: { welcomeMessage: '</script><b>Hi', instructions: 'Secret', examples: ['One?'] },
  });
  await world.services.db
    .updateTable('apps')
    .set({ settings: JSON.stringify({ embedOrigins: 'https://shop.example' }) })
    .where('app_id', '=', appId)
    .execute();
  const page = await open(`/app/${slug}/chat`);
  expect(page.status).toBe(200);
  expect(page.text).not.toContain('Secret');
  expect(page.text).not.toContain('</script><b>');
  expect(page.text).toContain('<title>Shop &#60;helper&#62;</title>');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("frame-ancestors 'self' https://shop.example;");
  const home = await open(`/app/${slug}`);
  expect(home.text).toContain(`<script async src="/chat-bubble.js?app=${slug}"></script>`);
  expect(home.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const script = await open(`/chat-bubble.js?app=${slug}`);
  expect(script.text).toContain(`"page":"/app/${slug}/chat"`);
  expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(script.headers.get('set-cookie')).toBeNull();
});

it('pages of a generated app have the bubble around them, by a policy that lets in nothing else', async () => {
  const home = 'export default function Home() { return <h1>Home</h1>; }';
  const made = await makeApp(world, ann, { files: { 'pages/Home.tsx': home } });
  await ann.post(`/api/apps/${made.appId}/publication`, {});
  const before = await open(`/app/${made.slug}`);
  expect(before.text).not.toContain('chat-bubble');
  await ann.post(`/api/apps/${made.appId}/chat/activate`, { isActive: true });
  const shown = await open(`/app/${made.slug}`);
  expect(shown.text).toContain(`<script async src="/chat-bubble.js?app=${made.slug}"></script>`);
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+' ('self'|http:\/\/localhost\/chat-bubble\.js);/);
  expect(policy).toMatch(/frame-src [^;]*'self'/);
  // One that has a page of this name keeps it for itself.
  const own = await makeApp(world, ann, {
    files: { 'pages/Home.tsx': home, 'pages/Chat.tsx': home.replace('Home()', 'Chat()') },
  });
  await ann.post(`/api/apps/${own.appId}/publication`, {});
  await ann.post(`/api/apps/${own.appId}/chat/activate`, { isActive: true });
  expect((await open(`/app/${own.slug}`)).text).not.toContain('chat-bubble');
});
