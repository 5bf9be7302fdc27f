import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { MESSAGES } from '@trellis/contract';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';

const NAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The host as requests will name it; refused where it is none, or the product's own. */
export function hostName(
  wanted: string,
  { publicUrl, allowPrivateHosts }: Pick<Config, 'publicUrl' | 'allowPrivateHosts'>,
): string {
  const [, text = '', port = ''] = /^(.*?)(:\d{1,5})?$/.exec(wanted.replace(/\.$/, '')) ?? [];
  const name = domainToASCII(text.replace(/\.$/, '')).toLowerCase();
  const hasPort = port !== '' && port !== ':443' && port !== ':80';
  if (!NAME.test(name) || isIP(name) || (hasPort && !allowPrivateHosts)) fail(MESSAGES.hostInvalid);
  const host = hasPort ? `${name}${port}` : name;
  if (publicUrl && new URL(publicUrl).host === host) fail(MESSAGES.hostOurs);
  return host;
}

function fail(message: string): never {
  throw new Refusal('invalid', message, { fields: { host: message } });
}
