import { comeIn, makeApp, makeBuilder } from './people.ts';
import { expect, test } from './stage.ts';

test('a workbench whose place is refused once comes back with a fresh token, and hears what happens', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  let refused = 0;
  let isFresh = false;
  await page.routeWebSocket(/ws-user-apps/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (isFresh || !String(message).includes('"join"')) return server.send(message);
      // As the server answers when the token of the connection has ended.
      refused += 1;
      socket.send(`42["join_error",{"room":"app:${appId}"}]`);
    });
  });
  await page.route('**/api/auth/refresh', async (route) => {
    const response = await route.fetch();
    isFresh = refused > 0;
    await route.fulfill({ response });
  });
  await comeIn(page, owner);
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByRole('heading', { name: 'Recipe Book' })).toBeVisible();
  await expect.poll(() => isFresh).toBe(true);
  await owner.call('POST', '/api/apps', {
    appType: 'GEN_APP',
    appId,
    genApp: { fields: { header: 'Cookery Book' }, appBuilderVersion: 4 },
  });
  await expect(page.getByRole('heading', { name: 'Cookery Book' })).toBeVisible();
});

test('the token is refreshed after 50 minutes, by the cookie, and the connection is told of it', async ({
  page,
  builtIn: { url },
}) => {
  const owner = await makeBuilder(url);
  const { appId } = await makeApp(owner, 'A recipe book');
  // What the connection says of itself: in its address when it is made, and in a message later.
  const seen: string[] = [];
  await page.routeWebSocket(/ws-user-apps/, (socket) => {
    seen.push(socket.url());
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      seen.push(String(message));
      server.send(message);
    });
  });
  await page.clock.install();
  await comeIn(page, owner);
  let refreshed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshed += 1;
  });
  await page.goto(`${url}/build/app/${appId}`);
  await expect(page.getByRole('heading', { name: 'Recipe Book' })).toBeVisible();
  // Tokens of one second are the same.
  await page.waitForTimeout(1_100);
  const before = refreshed;
  await page.clock.fastForward(49 * 60_000);
  expect(refreshed).toBe(before);
  const answer = page.waitForResponse(/auth\/refresh/);
  await page.clock.fastForward(2 * 60_000);
  const { token } = (await (await answer).json()) as { token: string };
  await expect.poll(() => seen.some((one) => one.includes(token))).toBe(true);
});
