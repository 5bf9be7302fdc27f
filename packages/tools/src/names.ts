import { pathKey, RESERVED_SLUGS, RESERVED_TOOL_PATHS } from '@trellis/contract';
import { samePath } from './rules.ts';

const RESERVED: ReadonlySet<string> = new Set([...RESERVED_SLUGS, ...RESERVED_TOOL_PATHS]);

/** Words that no tool may have for its path, in any case. */
export const isReserved = (path: string): boolean => RESERVED.has(pathKey(path));

/** A path that is free, by what the tool is called. */
export function freePath(title: string, others: readonly { path: string }[]): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const base = words || 'tool';
  for (let n = 1; ; n++) {
    const path = n === 1 ? base : `${base}-${n}`;
    if (!isReserved(path) && !samePath(path, others)) return path;
  }
}

/** A name for the tool's file that none of the others has. */
export function freeName(title: string, names: readonly string[]): string {
  const words = title.normalize('NFKD').match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  const base = /^[A-Z]/.test(joined) ? joined.slice(0, 60) : `Tool${joined.slice(0, 50)}`;
  const taken = new Set(names.map((name) => name.toLowerCase()));
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base}${n}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
