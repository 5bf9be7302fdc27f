import type { Context } from 'hono';
import type { Services } from '../services.ts';

/** The app whose own host the request came to; null on the product's. */
export function hostAppOf(c: Context): string | null {
  return (c.env as { hostAppId?: string } | undefined)?.hostAppId ?? null;
}

/** The origin as the browser sees it: a proxy that is trusted may speak HTTPS where we hear HTTP. */
export function servedOrigin(c: Context, { config }: Pick<Services, 'config'>): string {
  const { host, origin } = new URL(c.req.url);
  if (config.publicUrl && new URL(config.publicUrl).host === host)
    return new URL(config.publicUrl).origin;
  return config.trustProxy && c.req.header('X-Forwarded-Proto') === 'https'
    ? `https://${host}`
    : origin;
}
