import { allRoutes } from '@trellis/server';
import { World } from '@trellis/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open(inject('postgres'));
});
afterAll(() => world.close());

/** Pages and files: they answer everybody alike, or check by themselves who may have them. */
const PAGES =
  /^\/(files|chat-bubble\.js|_fonts|_frame|_tool|_social|_vendor|_build|app|assets|favicon\.svg|robots\.txt|healthz|api\/openapi\.json|api\/reference|api\/exports|login|logout|home|templates|settings|auth\/(verifyEmail|handler)|error|claim|admin(\/:tab)?|build|analytics\/app|apps\/:appId\/(login|joinPlan|settings))(\/|$)|^\/$|^\/\*$/;

it('every route declares who may call it', () => {
  const declared = new Set(
    allRoutes(world.services).map(
      ({ call }) => `${call.method} ${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  for (const { call } of allRoutes(world.services)) expect(call.who, call.id).toBeTruthy();
  const open = world.app.routes.filter(
    ({ method, path }) =>
      method !== 'ALL' &&
      method !== 'OPTIONS' &&
      !declared.has(`${method} ${path}`) &&
      !PAGES.test(path),
  );
  expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

it('every call that needs somebody refuses nobody', async () => {
  const stranger = world.stranger();
  const id = 'a'.repeat(24);
  for (const { call } of allRoutes(world.services)) {
    if (['anyone', 'visitor', 'app-cookie'].includes(call.who)) continue;
    // Where the app stands in the query, it is named there.
    const named = call.path.replace('{provider}', 'notion').replace(/\{\w+\}/g, id);
    const path = `${named}?appId=${id}`;
    expect([
      call.id,
      (await stranger.call(call.method, path, call.method === 'GET' ? undefined : {})).status,
    ]).toEqual([call.id, 401]);
  }
});
