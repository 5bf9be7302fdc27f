import type { ToolField } from '@trellis/contract';
import type { Inputs } from './check.ts';

/** What stands where something personal was. */
export const MASK = '•••';
/** Shorter texts would be found in the middle of words that say nothing of anybody. */
const SHORTEST = 3;
/** Signs that mean something in a pattern. */
const SIGNS = /[\\^$.*+?()[\]{}|]/g;

const isPersonal = ({ personal, type }: ToolField): boolean =>
  personal === true || type === 'email';

/** The inputs without what is personal: email always is (spec 1, section 5). */
export function withoutPersonal(fields: readonly ToolField[], inputs: Inputs): Inputs {
  const personal = new Set(fields.filter(isPersonal).map(({ name }) => name));
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !personal.has(name)));
}

/** Hides the exact occurrences of personal values in what others are to read (ruling 81). */
export function masker(fields: readonly ToolField[], inputs: Inputs): (text: string) => string {
  const values = fields
    .filter(isPersonal)
    .flatMap(({ name }) => [inputs[name]].flat())
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .filter((value) => value.length >= SHORTEST)
    // The longest first: a name that is part of another would leave the rest of it.
    .sort((a, b) => b.length - a.length);
  if (values.length === 0) return (text) => text;
  const found = new RegExp(values.map((value) => value.replace(SIGNS, '\\$&')).join('|'), 'gi');
  return (text) => text.replace(found, MASK);
}

/** The same of a whole value: every text in it. */
export function maskIn<T>(value: T, mask: (text: string) => string): T {
  if (typeof value === 'string') return mask(value) as T;
  if (Array.isArray(value)) return value.map((one) => maskIn(one, mask)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, maskIn(one, mask)]),
  ) as T;
}
