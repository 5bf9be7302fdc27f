import { RE2JS } from 're2js';
import { FilterError } from './ast.ts';

/**
 * Checks that a pattern is in the subset that PostgreSQL and the matcher in memory read alike:
 * literals, `.`, classes, `\d \w \s`, anchors, groups, alternatives, and
 * quantifiers that are not inside another quantifier's reach.
 */
export function checkPattern(pattern: string): string {
  if (pattern.length > 200) throw new FilterError('A $regex may be 200 characters long');
  let depth = 0;
  let inClass = false;
  let quantified = false;
  const groupHasQuantifier: boolean[] = [];
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern[i]!;
    if (c === '\\') {
      const next = pattern[++i];
      if (next === undefined || !/[dws.*+?^$()[\]{}|\\/-]/.test(next))
        throw unsupported(`\\${next ?? ''}`);
      quantified = false;
    } else if (inClass) {
      if (c === ']') inClass = false;
      else if (c === '[') throw unsupported('[ inside a class');
    } else if (c === '[') {
      inClass = true;
      quantified = false;
      if (pattern[i + 1] === ']' || pattern.startsWith('^]', i + 1))
        throw unsupported('an empty class');
    } else if (c === '(') {
      if (pattern[i + 1] === '?') throw unsupported('(?');
      if (++depth > 5) throw unsupported('groups that deep');
      groupHasQuantifier.push(false);
      quantified = false;
    } else if (c === ')') {
      if (depth-- === 0) throw unsupported('a ) without (');
      const inner = groupHasQuantifier.pop();
      if (inner && /[*+?{]/.test(pattern[i + 1] ?? ''))
        throw unsupported('a quantifier of a quantifier');
      quantified = false;
    } else if (c === '*' || c === '+' || c === '?') {
      if (quantified || i === 0 || /[(|^]/.test(pattern[i - 1]!)) throw unsupported(`${c} there`);
      quantified = true;
      for (let g = 0; g < groupHasQuantifier.length; g++) groupHasQuantifier[g] = true;
    } else if (c === '{' || c === '}') {
      throw unsupported('{');
    } else {
      quantified = false;
    }
  }
  if (inClass || depth > 0) throw unsupported('an open group or class');
  try {
    new RegExp(pattern, 'u');
    RE2JS.compile(pattern);
  } catch {
    throw new FilterError('The $regex is not a valid pattern');
  }
  return pattern;
}

function unsupported(what: string): FilterError {
  return new FilterError(`A $regex here may not hold ${what}`);
}
