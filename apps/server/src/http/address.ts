import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { HttpNeeds } from './needs.ts';

/** The client's address, for limits; what a proxy says of it only where the operator trusts one. */
export function addressOf(c: Context, { config }: Pick<HttpNeeds, 'config'>): string {
  const forwarded = config.trustProxy
    ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined;
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return networkOf(forwarded || env?.incoming?.socket?.remoteAddress || 'local');
}

/**
 * What one client has for its own: an IPv4 address as it is, of IPv6 the first half, since every home has
 * as many addresses in the other half as it likes.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(plain) || plain === '::1') return address.slice(0, 64);
  // As URLs write it: lower case, shortest, no IPv4 inside.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
