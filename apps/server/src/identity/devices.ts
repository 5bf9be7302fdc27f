import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from './secret-box.ts';

/** How many people a browser is remembered for; the one who came last stays. */
const MOST = 8;

/**
 * A browser that somebody signed in with before carries a device mark of theirs: who guesses or asks
 * for mails elsewhere uses up the tries of unknown devices, and never locks out this one. The marks of
 * all its people stand in one cookie; they say nothing else, and let nobody in.
 */
export function rememberDevice(
  box: SecretBox,
  marks: string | null,
  tenantId: string,
  userId: string,
): string {
  const held = ours(box, marks);
  const own = held.find((mark) => isOf(mark, tenantId, userId));
  const name = `${tenantId}.${userId}.${randomBytes(9).toString('base64url')}`;
  const first = own ?? `${name}.${box.mac(`device|${name}`)}`;
  return [first, ...held.filter((mark) => mark !== own)].slice(0, MOST).join('~');
}

/** The device's name when it carries a mark of this user, or of anybody in this tenant; else null. */
export function knownDevice(
  box: SecretBox,
  marks: string | null,
  tenantId: string,
  userId: string | null,
): string | null {
  const mark = ours(box, marks).find((one) => isOf(one, tenantId, userId));
  return mark ? mark.slice(0, mark.lastIndexOf('.')) : null;
}

const isOf = (mark: string, tenantId: string, userId: string | null) =>
  mark.startsWith(userId === null ? `${tenantId}.` : `${tenantId}.${userId}.`);

/** The marks that this installation made. */
function ours(box: SecretBox, marks: string | null): string[] {
  return (marks ?? '').split('~', MOST).filter((mark) => {
    const at = mark.lastIndexOf('.');
    if (at < 0) return false;
    const given = Buffer.from(mark.slice(at + 1));
    const right = Buffer.from(box.mac(`device|${mark.slice(0, at)}`));
    return given.length === right.length && timingSafeEqual(given, right);
  });
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
