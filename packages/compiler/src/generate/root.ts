import { readFileSync } from 'node:fs';
import type { Source } from '../parse/source.ts';
import { textHash } from '../text/hash.ts';

const known = new Map<string, Source>();

/** The part of every app that is ours: routes, error pages, the first render (sources in `root/`). */
export function rootSource(name: string): Source {
  const source = known.get(name);
  if (source) return source;
  const file = name.slice('run:/'.length);
  const text = readFileSync(new URL(`./root/${file}`, import.meta.url), 'utf8');
  const made: Source = { name, path: name, text, hash: textHash(text), origin: 'kit' };
  known.set(name, made);
  return made;
}
