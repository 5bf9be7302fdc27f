import { MESSAGES } from '@trellis/contract';
import type { Context } from 'hono';
import { notFound } from '../refusal.ts';
import type { Services } from '../services.ts';
import { fileType } from './file-type.ts';

/** A stored file. Nothing here is ever rendered as a page: pictures and media are shown, the rest downloads. */
export async function serveFile(services: Services, c: Context): Promise<Response> {
  const appId = c.req.param('appId') ?? '';
  const name = c.req.param('name') ?? '';
  if (!/^[0-9a-f]{24}$/.test(appId) || !/^[0-9a-f]{32}\.[a-z0-9]{1,5}$/.test(name))
    throw notFound(MESSAGES.fileNotFound);
  const content = await services.files.get(appId, name);
  if (!content) throw notFound(MESSAGES.fileNotFound);
  const { type, inline } = fileType(content, name);
  return c.body(content as Uint8Array<ArrayBuffer>, 200, {
    'Content-Type': type,
    'Content-Disposition': inline ? 'inline' : 'attachment',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
}
