import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endedClients, endUser, makeApp, openWorld, type Person } from '@trellis/testing';
import { createClient as createOld } from 'base44-sdk-0.7';
import { createClient } from 'base44-sdk-0.8';
import { afterAll, describe, expect, it, vi } from 'vitest';

interface Heard {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

const heard: Heard[] = [];

const TOKEN = 'very-secret-token';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
const service = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  const { method = '', url = '', headers } = request;
  heard.push({ method, url, headers, body });
  if (url.startsWith('/away'))
    return void response.writeHead(302, { Location: 'http://169.254.169.254/' }).end();
  if (url.startsWith('/slow')) return;
  if (url.startsWith('/full')) return void response.writeHead(429, { 'Retry-After': '9' }).end();
  response.writeHead(url.startsWith('/gone') ? 410 : 200, { 'Content-Type': 'application/json' });
  // A service that repeats what it was sent.
  response.end(JSON.stringify({ path: url, heard: headers.authorization ?? null, body }));
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
afterAll(async () => {
  service.closeAllConnections();
  service.close();
});
const world = await openWorld({ INTEGRATION_PRIVATE_HOSTS: host });
const serverUrl = await world.listen();
const owner = await world.builder('Olga');
const { appId } = await makeApp(world, owner, {
  live: true,
  files: {
    'pages/Home.jsx': `base44.integrations.Twilio.SendSms({}); base44.integrations.Slack.PostMessage({});
      base44.integrations.custom.call('crm', 'get:/x'); base44.integrations.Core.UploadFile({})`,
  },
});
const ann = await endUser(world, appId, 'ann');

const at = () => `/api/apps/${appId}/integrations`;
const installed = async (body: object) => {
  const { status, body: answer } = await owner.post(at(), body);
  expect([status, answer]).toMatchObject([200, {}]);
  return answer.integration as unknown as { id: string; secrets: string[] };
};
const integrations = (person: Person, make: typeof createClient = createClient) =>
  make({ serverUrl, appId, token: person.token ?? undefined } as never).integrations;

describe('what an app connects', () => {
  it('is its owner’s alone to install, and its secrets are told to nobody', async () => {
    const body = {
      package: 'HTTP',
      slug: 'weather',
      config: {
        baseUrl: `http://${host}/api`,
        headers: { Authorization: 'Bearer {{TOKEN}}' },
        methods: ['GET', 'POST'],
      },
      secrets: { TOKEN },
    };
    const missing = await owner.post(at(), { ...body, secrets: {} });
    expect(missing).toMatchObject({
      status: 422,
      body: { message: 'The header Authorization names the secret TOKEN, which is not there' },
    });
    const { id, secrets } = await installed(body);
    expect(secrets).toEqual(['TOKEN']);
    expect((await owner.post(at(), body)).status).toBe(409);
    const other = await world.builder('Otto');
    expect((await other.post(at(), body)).status).toBe(404);
    expect((await ann.get(at())).status).toBe(401);
    const kept = await world.services.db
      .selectFrom('app_integrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([(await owner.get(at())).body, kept])).not.toContain(TOKEN);
  });

  it('is listed for the app, with what its code names and lacks', async () => {
    const { body } = await owner.get(`/apps/${appId}/integrations/schema`);
    expect(body.missing_packages).toEqual(['Slack', 'Twilio', 'crm']);
    expect(body.installed_packages).toMatchObject([
      { package_name: 'Core', instance_id: 'core' },
      {
        package_name: 'HTTP',
        slug: 'weather',
        endpoints: [{ name: 'Request' }, { name: 'Webhook' }],
      },
    ]);
    expect(JSON.stringify(body)).toContain('"InvokeLLM"');
    expect(
      JSON.stringify((await ann.get(`/apps/${appId}/integrations/schema`)).body),
    ).not.toContain(TOKEN);
    // Where it leads is for who may call it.
    const strangers = (await world.stranger().get(`/apps/${appId}/integrations/schema`)).body;
    expect(strangers.installed_packages).toHaveLength(1);
    expect(JSON.stringify(strangers)).not.toContain(host);
  });
});

describe('the HTTP connector', () => {
  it.each([
    ['0.8', createClient],
    ['0.7', endedClients(createOld) as unknown as typeof createClient],
  ])('calls the service for client %s, with headers that callers never see', async (_, make) => {
    const { HTTP } = integrations(ann, make);
    const answer = await HTTP!.Request!({
      path: '/now',
      query: { city: 'Oslo' },
      headers: { Authorization: 'mine', Accept: 'application/json' },
    });
    expect(answer).toMatchObject({
      status: 200,
      data: { path: '/api/now?city=Oslo', heard: 'Bearer ***' },
    });
    expect(heard.at(-1)!.headers.authorization).toBe(`Bearer ${TOKEN}`);
    await HTTP!.Request!({ method: 'post', path: 'x', body: { a: 1 } });
    expect(heard.at(-1)).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(await HTTP!.Webhook!({ event: 'made', data: [1] })).toMatchObject({ success: true });
    expect(heard.at(-1)).toMatchObject({ url: '/api', body: '{"data":[1],"event":"made"}' });
  });

  it('reaches nothing else', async () => {
    const { Request } = integrations(ann).HTTP!;
    const before = heard.length;
    for (const [input, message] of [
      [{ path: 'http://example.com/' }, 'This connection does not reach example.com'],
      [{ path: '../admin' }, 'This connection does not reach above its base address'],
      [{ path: '/%2e%2e/admin' }, 'This connection does not reach above its base address'],
      [{ method: 'DELETE' }, 'This connection allows GET, POST'],
    ] as const)
      await expect(Request!(input)).rejects.toMatchObject({ status: 403, message });
    expect(heard).toHaveLength(before);
    const stranger = createClient({ serverUrl, appId } as never).integrations.HTTP!;
    await expect(stranger.Request!({})).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    'http://127.0.0.1:1',
    'http://localhost:1',
    'http://10.0.0.1',
    'http://169.254.169.254',
    'http://[::1]:1',
    'http://[::ffff:127.0.0.1]:1',
    'http://0x7f000001:1',
    'http://2130706433:1',
  ])('does not reach %s, which is private', async (baseUrl) => {
    const { id } = await installed({ package: 'HTTP', slug: 'inside', config: { baseUrl } });
    const inside = integrations(ann).inside!;
    await expect(inside.Request!({})).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('is not open to apps'),
    });
    await owner.delete(`${at()}/${id}`);
  });

  it('hands redirects over instead of following them', async () => {
    const { id } = await installed({
      package: 'HTTP',
      slug: 'away',
      config: { baseUrl: `http://${host}/away`, callers: 'admins' },
    });
    await expect(integrations(ann).away!.Request!({})).rejects.toMatchObject({ status: 403 });
    const boss = await endUser(world, appId, 'boss', 'admin');
    expect(await integrations(boss).away!.Request!({})).toMatchObject({
      status: 302,
      headers: { location: 'http://169.254.169.254/' },
    });
    const other = await owner.call('PATCH', `${at()}/${id}`, { config: { callers: 'nobody' } });
    expect(other.status).toBe(422);
    await owner.call('PATCH', `${at()}/${id}`, { config: { callers: 'anyone' } });
    const byInstance = await world.stranger().call(
      'POST',
      `/integrations/installable/HTTP/${id}/integration-endpoints/Request`,
      {},
      {
        'X-App-Id': appId,
      },
    );
    expect(byInstance).toMatchObject({ status: 200, body: { status: 302 } });
  });
});

describe('Slack', () => {
  it('posts messages to the webhook', async () => {
    expect((await owner.post(at(), { package: 'Slack', slug: 'team' })).status).toBe(422);
    const { id } = await installed({
      package: 'Slack',
      slug: 'team',
      secrets: { webhook_url: `http://${host}/hooks/secret-path` },
    });
    const { Slack } = integrations(ann);
    expect(await Slack!.PostMessage!({ text: 'Hello' })).toMatchObject({ ok: true });
    expect(heard.at(-1)).toMatchObject({ url: '/hooks/secret-path', body: '{"text":"Hello"}' });
    await expect(Slack!.PostMessage!({ username: 'x' })).rejects.toMatchObject({ status: 422 });
    await owner.call('PATCH', `${at()}/${id}`, {
      secrets: { webhook_url: `http://${host}/full` },
    });
    await expect(Slack!.PostMessage!({ text: 'x' })).rejects.toMatchObject({ status: 429 });
  });
});

describe('a custom integration', () => {
  const document = (extra = '') => `
openapi: 3.0.3
info: { title: CRM }
servers: [{ url: "http://${host}/{version}", variables: { version: { default: v2 } } }]
paths:
  /contacts/{id}:
    get: { operationId: getContact, summary: One contact }
    patch: { operationId: changeContact }
  /gone: { get: {} }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    token: { type: http, scheme: bearer }
${extra}`;

  it('is made from an OpenAPI document, and called by operation', async () => {
    for (const [wrong, message] of [
      ['{ a: [', 'This document is neither JSON nor YAML'],
      ['swagger: "2.0"', 'This is no OpenAPI 3 document'],
      ['openapi: 3.1.0', 'The document names no server'],
      ['openapi: 3.1.0\nservers: [{ url: "https://x.example" }]', 'The document has no operations'],
    ])
      expect(
        await owner.post(at(), { package: 'custom', slug: 'bad', config: { document: wrong } }),
      ).toMatchObject({ status: 422, body: { message: expect.stringContaining(message!) } });
    await installed({
      package: 'custom',
      slug: 'crm',
      config: { document: document() },
      secrets: { key: 'key-123456', token: TOKEN },
    });
    const { custom } = integrations(ann);
    const got = await custom.call('crm', 'get:/contacts/{id}', {
      pathParams: { id: 'a/b' },
      queryParams: { deep: true },
    });
    expect(got).toMatchObject({
      success: true,
      status_code: 200,
      data: { path: '/v2/contacts/a%2Fb?deep=true', heard: 'Bearer ***' },
    });
    expect(heard.at(-1)!.headers).toMatchObject({ 'x-key': 'key-123456' });
    await custom.call('crm', 'changeContact', {
      pathParams: { id: '1' },
      payload: { name: 'Ann' },
    });
    expect(heard.at(-1)).toMatchObject({ method: 'PATCH', body: '{"name":"Ann"}' });
    expect(await custom.call('crm', 'get:/gone')).toMatchObject({ success: true });
    await expect(custom.call('crm', 'get:/nothing')).rejects.toMatchObject({ status: 404 });
    await expect(custom.call('erp', 'get:/x')).rejects.toMatchObject({ status: 404 });
    await expect(
      custom.call('crm', 'getContact', { pathParams: { id: '..' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('tells what its calls used', async () => {
    const { body } = await owner.get(`${at()}/usage?days=7`);
    const { endpoints } = body as unknown as { endpoints: { endpoint: string; calls: number }[] };
    expect(endpoints.find(({ endpoint }) => endpoint === 'crm/get:/contacts/{id}')).toMatchObject({
      calls: 2,
      failures: 1,
      users: 1,
    });
  });
});
