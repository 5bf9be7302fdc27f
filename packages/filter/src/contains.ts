import type { Filter } from './ast.ts';

/** A regular expression that is a text and nothing else, letters and signs of ASCII. */
const LITERAL = /^(?:[\x20-\x7e](?<![\\.*+?^${}()|[\]])|\\[.*+?^${}()|[\]\\/-])+$/;

/** The text that a pattern looks for, where it looks for nothing but a text; else null. */
export function literalOf(pattern: string): string | null {
  return LITERAL.test(pattern) ? pattern.replace(/\\(.)/g, '$1') : null;
}

type Test = Extract<Filter, { kind: 'test' }>;
export interface Containing {
  text: string;
  ignoreCase: boolean;
  tests: Test[];
}

/**
 * Parts of an OR that look for one text in several places, as a search does: what PostgreSQL can find in
 * all of them at once, before it looks which it was. `rest` are the other parts.
 */
export function containingOf(filters: readonly Filter[]): {
  found: Containing | null;
  rest: Filter[];
} {
  let found: Containing | null = null;
  const rest: Filter[] = [];
  for (const filter of filters) {
    const test = filter.kind === 'test' && 'path' in filter.place ? filter : null;
    const regex = test?.test.op === 'regex' ? test.test : null;
    const text = regex && literalOf(regex.pattern);
    if (!test || !regex || !text) rest.push(filter);
    else if (!found) found = { text, ignoreCase: regex.ignoreCase, tests: [test] };
    else if (found.text === text && found.ignoreCase === regex.ignoreCase) found.tests.push(test);
    else rest.push(filter);
  }
  return { found, rest };
}
