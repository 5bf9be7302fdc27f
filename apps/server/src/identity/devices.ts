import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from './secret-box.ts';

/**
 * A browser that somebody signed in with before carries a device mark: who guesses at their password
 * elsewhere uses up the tries of unknown devices, and never locks out this one.
 */
export function newDeviceMark(box: SecretBox, tenantId: string, userId: string): string {
  const name = `${tenantId}.${userId}.${randomBytes(9).toString('base64url')}`;
  return `${name}.${box.mac(`device|${name}`)}`;
}

/** The device's name when the mark is ours and of this user, else null. */
export function knownDevice(
  box: SecretBox,
  mark: string | null,
  tenantId: string,
  userId: string,
): string | null {
  const at = mark?.lastIndexOf('.') ?? -1;
  if (!mark || at < 0) return null;
  const name = mark.slice(0, at);
  const given = Buffer.from(mark.slice(at + 1));
  const right = Buffer.from(box.mac(`device|${name}`));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && name.startsWith(`${tenantId}.${userId}.`) ? name : null;
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** 'Firefox on Linux', from what a browser says of itself. */
export function deviceName(userAgent: string): string {
  const of = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = of(BROWSERS);
  const system = of(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (userAgent.slice(0, 40) || 'Unknown device');
}
