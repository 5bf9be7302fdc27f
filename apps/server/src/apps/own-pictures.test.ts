import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AppStyle } from '@trellis/contract';
import { openWorld } from '@trellis/testing';
import { afterAll, expect, it } from 'vitest';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const asked: string[] = [];
const site = createServer((request, response) => {
  asked.push(request.url ?? '');
  const isPicture = request.url === '/ground.png';
  response.writeHead(isPicture ? 200 : 404);
  response.end(isPicture ? PNG : '<html>');
});
await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
afterAll(() => site.close());

const world = await openWorld({ INTEGRATION_PRIVATE_HOSTS: host });
const owner = await world.builder('Olga');
const newApp = async (appType: string) => {
  const part = appType === 'AI_TOOL' ? 'app' : 'genApp';
  const said = { appType, [part]: { fields: { header: 'Letters' } } };
  return (await owner.post<{ appId: string }>('/api/apps', said)).body.appId;
};
const save = (appId: string, appStyle: Partial<AppStyle>) =>
  owner.post<AppStyle & { message?: string; error?: { fields: object } }>(
    `/api/apps/${appId}/style`,
    { appStyle },
  );

it('pictures from elsewhere become files of the app, which every page of it may show', async () => {
  const appId = await newApp('AI_TOOL');
  const address = `http://${host}/ground.png`;
  const { status, body } = await save(appId, { backgroundImage: address, logoUrl: address });
  expect(status).toBe(200);
  const own = new RegExp(`^/files/${appId}/[\\w.-]+$`);
  expect(body).toMatchObject({
    backgroundImage: expect.stringMatching(own),
    logoUrl: expect.stringMatching(own),
  });
  const picture = await world.stranger().fetch(body.backgroundImage ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});

it('what is no picture, or cannot be reached, is refused beside its field, and nothing is stored', async () => {
  const appId = await newApp('AI_TOOL');
  const message = 'There is no picture at this address. Upload it instead.';
  for (const address of [`http://${host}/none`, 'http://127.0.0.1:1/x.png', 'http://[::1]/x.png']) {
    const { status, body } = await save(appId, { headerTextColor: '#111', logoUrl: address });
    expect([address, status, body.message]).toEqual([address, 422, message]);
    expect(body.error?.fields).toEqual({ logoUrl: message });
  }
  const { body } = await owner.get<AppStyle>(`/api/apps/${appId}/style`);
  expect([body.logoUrl, body.headerTextColor]).toEqual([null, null]);
});

it('an app with code keeps an address that cannot be had: its frame shows pictures from elsewhere', async () => {
  const appId = await newApp('GEN_APP');
  const logoUrl = `http://${host}/none`;
  expect((await save(appId, { logoUrl })).body.logoUrl).toBe(logoUrl);
});
