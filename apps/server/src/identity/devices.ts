import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretBox } from './secret-box.ts';
import type { UserRow } from './sessions.ts';

/** How many people a browser is remembered for; the one who came last stays. */
const MOST = 8;

/** Whose marks count: a user's, of those made since their address was proven; or anybody's of the tenant. */
type Whose = Pick<UserRow, 'id' | 'email_verified_at'> | null;

/**
 * A browser that somebody signed in with before carries a device mark of theirs: who guesses or asks
 * for mails elsewhere uses up the tries of unknown devices, and never locks out this one. The marks of
 * all its people stand in one cookie; they say nothing else, and let nobody in. A mark from before the
 * address was proven may be of whoever registered a stranger's, and is none any more.
 */
export function rememberDevice(
  box: SecretBox,
  marks: string | null,
  tenantId: string,
  user: Exclude<Whose, null>,
): string {
  const held = ours(box, marks);
  const own = held.find((mark) => isOf(mark, tenantId, user));
  const made = `${Date.now().toString(36)}-${randomBytes(9).toString('base64url')}`;
  const name = `${tenantId}.${user.id}.${made}`;
  const first = own ?? `${name}.${box.mac(`device|${name}`)}`;
  const others = held.filter((mark) => !mark.startsWith(`${tenantId}.${user.id}.`));
  return [first, ...others].slice(0, MOST).join('~');
}

/** The device's name when it carries a mark of this user, or of anybody in this tenant; else null. */
export function knownDevice(
  box: SecretBox,
  marks: string | null,
  tenantId: string,
  whose: Whose,
): string | null {
  const mark = ours(box, marks).find((one) => isOf(one, tenantId, whose));
  return mark ? mark.slice(0, mark.lastIndexOf('.')) : null;
}

function isOf(mark: string, tenantId: string, whose: Whose): boolean {
  if (whose === null) return mark.startsWith(`${tenantId}.`);
  const front = `${tenantId}.${whose.id}.`;
  if (!mark.startsWith(front)) return false;
  const [, made = ''] = /^([0-9a-z]{8,9})-/.exec(mark.slice(front.length)) ?? [];
  return Number.parseInt(made || '0', 36) >= (whose.email_verified_at?.getTime() ?? 0);
}

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
