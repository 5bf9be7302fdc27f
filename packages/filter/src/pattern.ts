import { RE2JS } from 're2js';
import { FilterError } from './ast.ts';

const IN_CLASS = /[dws.*+?^$()[\]{}|\\/-]/;
const ESCAPED = /[dwsDWS.*+?^$()[\]{}|\\/-]/;
/** `{3}`, `{3,}`, `{3,5}` */
const TIMES = /^\{(\d{1,3})(,(\d{0,3}))?\}/;
/** How often one thing may be asked for: PostgreSQL counts to 255. */
const MOST_TIMES = 255;
/** Characters of a pattern with all that is counted written out: so much is asked of a text at each of its places. */
const MOST_WRITTEN_OUT = 600;

/**
 * Checks that a pattern is in the subset that PostgreSQL and the matcher in memory read alike:
 * literals, `.`, classes, `\d \w \s` and outside of classes `\D \W \S`, anchors, groups, alternatives, and
 * quantifiers (`* + ? {n} {n,} {n,m}`) that are not inside another quantifier's reach.
 */
export function checkPattern(pattern: string): string {
  if (pattern.length > 200) throw new FilterError('A $regex can be up to 200 characters long');
  let depth = 0;
  let inClass = false;
  let quantified = false;
  const groupHasQuantifier: boolean[] = [];
  const groupBegins: number[] = [];
  /** Where what a quantifier stands behind begins. */
  let atom = 0;
  let writtenOut = pattern.length;
  for (let i = 0; i < pattern.length; i++) {
    const c = pattern[i]!;
    if (!inClass && !/[)*+?{]/.test(c)) atom = i;
    if (c === '\\') {
      const next = pattern[++i];
      if (next === undefined || !(inClass ? IN_CLASS : ESCAPED).test(next))
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
      groupBegins.push(i);
      quantified = false;
    } else if (c === ')') {
      if (depth-- === 0) throw unsupported('a ) without (');
      const inner = groupHasQuantifier.pop();
      atom = groupBegins.pop() ?? i;
      if (inner && /[*+?{]/.test(pattern[i + 1] ?? ''))
        throw unsupported('a quantifier of a quantifier');
      quantified = false;
    } else if (c === '*' || c === '+' || c === '?') {
      if (quantified || i === 0 || /[(|^]/.test(pattern[i - 1]!)) throw unsupported(`${c} there`);
      quantified = true;
      for (let g = 0; g < groupHasQuantifier.length; g++) groupHasQuantifier[g] = true;
    } else if (c === '{') {
      const [all, least = '', , most = least] = TIMES.exec(pattern.slice(i)) ?? [];
      const isOrdered = most === '' || Number(most) >= Number(least);
      if (!all || !isOrdered || Math.max(Number(least), Number(most)) > MOST_TIMES)
        throw unsupported('such a { }');
      if (quantified || i === 0 || /[(|^]/.test(pattern[i - 1]!)) throw unsupported('{ there');
      writtenOut += (i - atom) * Math.max(Number(least), Number(most));
      if (writtenOut > MOST_WRITTEN_OUT) throw unsupported('so much of the same');
      i += all.length - 1;
      quantified = true;
      for (let g = 0; g < groupHasQuantifier.length; g++) groupHasQuantifier[g] = true;
    } else if (c === '}') {
      throw unsupported('} there');
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
