import { isDeepStrictEqual } from 'node:util';

type Json = Record<string, unknown>;

/** Whether two schemas say the same, however they are laid out. */
export function sameSchema(a: string, b: string): boolean {
  return isDeepStrictEqual(parsed(a), parsed(b));
}

/**
 * The schema with the change from `written` to `wanted` made in it, and everything else as it is:
 * a column that a person added from the table stays, and so do the keys that the server keeps.
 */
export function changeSchema(written: string, wanted: string, current: string): string {
  const changed = merge(parsed(written), parsed(wanted), parsed(current)) as Json;
  return `${JSON.stringify(changed, null, 2)}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(written: unknown, wanted: unknown, current: unknown): unknown {
  if (isDeepStrictEqual(written, wanted)) return current ?? wanted;
  if (!isObject(wanted) || !isObject(current)) return wanted;
  const old = isObject(written) ? written : {};
  const next: Json = {};
  for (const [key, value] of Object.entries(current)) {
    const isTakenAway = key in old && !(key in wanted);
    if (isTakenAway) continue;
    next[key] = key in wanted ? merge(old[key], wanted[key], value) : value;
  }
  for (const [key, value] of Object.entries(wanted))
    if (!(key in next) && !(key in old && key in current)) next[key] = value;
  return next;
}
