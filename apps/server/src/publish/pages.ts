import type { Hono } from 'hono';
import type { Services } from '../services.ts';

/** What visitors' browsers load: the shell of a published app, its code, and the frame's document. */
export function runtimePages(app: Hono, services: Services): void {
  app.get('/_build/:appId/:name', async (c) => {
    const file = await services.db
      .selectFrom('build_files')
      .select('content')
      .where('app_id', '=', c.req.param('appId'))
      .where('name', '=', c.req.param('name'))
      .executeTakeFirst();
    if (!file) return c.notFound();
    const type = c.req.param('name').endsWith('.css') ? 'text/css' : 'text/javascript';
    return c.body(file.content, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
    });
  });
}
