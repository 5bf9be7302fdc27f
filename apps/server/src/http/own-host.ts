import type { Context } from 'hono';
import { z } from 'zod';
import { notFound } from '../refusal.ts';
import type { HttpNeeds } from './needs.ts';

/** The app whose own host the request came to; null on the product's. */
export function hostAppOf(c: Context): string | null {
  return (c.env as { hostAppId?: string } | undefined)?.hostAppId ?? null;
}

/** By what calls name their app beside the path, in queries and bodies. */
const NAMES = ['appId', 'mainAppId'] as const;

/**
 * What a call says of the app that it is for. On an app's own host the host decides: where nothing is said
 * it is that app, never the product's own accounts, and no other app is there.
 */
export function ofThisHost(c: Context, type: z.ZodType | undefined, input: unknown): unknown {
  const appId = hostAppOf(c);
  if (!appId || !(type instanceof z.ZodObject) || typeof input !== 'object' || !input) return input;
  const given = input as Record<string, unknown>;
  const said = NAMES.filter((name) => name in type.shape);
  if (said.some((name) => (given[name] ?? appId) !== appId))
    throw notFound('There is nothing at this address');
  return { ...given, ...Object.fromEntries(said.map((name) => [name, appId])) };
}

/** The origin as the browser sees it: a proxy that is trusted may speak HTTPS where we hear HTTP. */
export function servedOrigin(c: Context, { config }: Pick<HttpNeeds, 'config'>): string {
  const { host, origin } = new URL(c.req.url);
  if (config.publicUrl && new URL(config.publicUrl).host === host)
    return new URL(config.publicUrl).origin;
  return config.trustProxy && c.req.header('X-Forwarded-Proto') === 'https'
    ? `https://${host}`
    : origin;
}

/**
 * The origin that may stand in what is answered, kept, or handed to an app's code: the configured one, that
 * of a host which an app proved, or the address on this machine that the request came to. Null where only
 * the Host header says it, which anybody may write: then the answer is a path.
 */
export function knownOrigin(c: Context, services: Pick<HttpNeeds, 'config'>): string | null {
  const served = servedOrigin(c, services);
  const isKnown = hostAppOf(c) !== null || services.config.publicUrl !== null;
  return isKnown || isOfThisMachine(c, new URL(served).hostname) ? served : null;
}

function isOfThisMachine(c: Context, hostname: string): boolean {
  if (/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)) return true;
  const env = c.env as { incoming?: { socket?: { localAddress?: string } } } | undefined;
  const local = env?.incoming?.socket?.localAddress?.replace(/^::ffff:/, '');
  return local !== undefined && (hostname === local || hostname === `[${local}]`);
}
