import { BlockList, isIP } from 'node:net';
import type { Config } from '../config.ts';
import type { ModelChoice } from './choice.ts';

/** `code`: the model writes the app's files. `spec`: it fills a short spec, and the built-in builder writes them. */
export type ModelStyle = 'code' | 'spec';

/** Billions of parameters up to which a model is asked for a spec. */
const SMALL = 14;

/**
 * How a model is asked. The operator's word counts (`LLM_STYLE`); on `auto` a model fills a spec when
 * it runs on a compatible server at a loopback or private address and its name tells a size of at most 14b.
 */
export function styleOf(choice: ModelChoice, asked: Config['llm']['style']): ModelStyle {
  if (asked !== 'auto') return asked;
  const size = parametersOf(choice.model);
  const isSmall = size !== null && size <= SMALL;
  return isSmall && choice.baseUrl !== null && isPrivate(choice.baseUrl) ? 'spec' : 'code';
}

/**
 * Billions of parameters that a model's name tells ('qwen2.5:7b', 'smollm:360m', 'mixtral-8x7b' → 56);
 * the largest where it tells several ('qwen3-30b-a3b'), null where it tells none.
 */
export function parametersOf(name: string): number | null {
  const sizes = [...name.matchAll(/(?<![\d.])(?:(\d+)x)?(\d+(?:\.\d+)?)(b|m)(?![a-z0-9])/gi)].map(
    ([, times = '1', size = '', unit = '']) =>
      (Number(times) * Number(size)) / (unit.toLowerCase() === 'm' ? 1_000 : 1),
  );
  return sizes.length > 0 ? Math.max(...sizes) : null;
}

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address is this machine's or a private network's: by number, or by a name that only such have. */
export function isPrivate(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const version = isIP(host);
  if (version > 0) return PRIVATE.check(host, version === 6 ? 'ipv6' : 'ipv4');
  return !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(host);
}
