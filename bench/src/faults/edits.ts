import type { Random } from './random.ts';

/** Replaces one of the places that a pattern finds; null where it finds none. */
export function atOne(
  text: string,
  pattern: RegExp,
  random: Random,
  change: (found: RegExpMatchArray) => string | null,
): string | null {
  const found = random.pick([...text.matchAll(pattern)]);
  const changed = found && change(found);
  if (!found || changed === null || changed === undefined || changed === found[0]) return null;
  return text.slice(0, found.index) + changed + text.slice(found.index + found[0].length);
}

/** Two neighbouring letters change places, not the first. */
export function mistyped(name: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, name.length - 2));
  const swapped = name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2);
  return swapped === name ? `${name.slice(0, at)}${name.slice(at + 1)}` : swapped;
}

/** Every use of a name in a text. */
export const everywhere = (text: string, name: string, other: string): string =>
  text.replace(new RegExp(`(?<![\\w$.'"-]|[^<]/)${name}(?![\\w$'"/-])`, 'g'), other);

/** Lines put behind the first line of the page's component. */
export function intoBody(text: string, lines: string): string | null {
  const head = /export default function \w+\([^)]*\) \{\n/.exec(text);
  if (!head) return null;
  const at = head.index + head[0].length;
  return text.slice(0, at) + lines + text.slice(at);
}

/** The same with React's names imported, where they are not. */
export function withReact(text: string | null, ...names: string[]): string | null {
  if (text === null) return null;
  const known = /import \{([^}]*)\} from 'react';/.exec(text);
  if (!known) return `import { ${names.join(', ')} } from 'react';\n${text}`;
  const have = known[1]!.split(',').map((name) => name.trim());
  const all = [...new Set([...have, ...names])].filter(Boolean).join(', ');
  return text.replace(known[0], `import { ${all} } from 'react';`);
}
