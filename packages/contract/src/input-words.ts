import { config } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
};

type Words = NonNullable<NonNullable<Parameters<typeof config>[0]>['localeError']>;
type Issue = Parameters<Words>[0];

/** How many of what are too few or too many. */
function countOf(count: unknown, origin: string): string {
  if (origin === 'string') return `${count} characters`;
  return origin === 'array' ? `${count} entries` : String(count);
}

/** What is wrong with an input, for people; where a shape has words of its own those stand. */
function words(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required';
      return `must be ${KINDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must be at least ${countOf(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `must be at most ${countOf(issue.maximum, issue.origin)}`;
    default:
      return undefined;
  }
}

config({ localeError: words });

/** Whether words on an input say nothing without its name. */
export const needsName = (text: string): boolean => /^(is|must) /.test(text);
