import type { Invocation } from './groups.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the assistant calls, in words for people; what it gave may be anything. */
const WORDS = new Map<string, (given: Values) => string>([
  ['read_file', ({ path }) => `Read ${textIn(path) ?? 'a file'}`],
  [
    'search_files',
    ({ text }) => {
      const words = textIn(text);
      return words ? `Search the files for “${words}”` : 'Search the files';
    },
  ],
  ['list_rows', ({ entity }) => `Look at rows${textIn(entity) ? ` of ${textIn(entity)}` : ''}`],
  ['check_files', () => 'Check the files'],
  ['list_errors', () => 'Look at the errors of the app'],
  ['read_console', () => 'Read what the preview noted'],
  [
    'look_at_app',
    ({ page, phone }) => {
      const name = textIn(page)?.replace(/^pages\/|\.[jt]sx$/g, '');
      const what = name && name !== '/' ? name : 'the app';
      return `Look at ${what}${phone === true ? ' on a phone' : ''}`;
    },
  ],
]);

const LONGEST = 80;

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.trim().slice(0, LONGEST) || undefined : undefined;

/** What the assistant did beside its answer, in plain words. */
export function callWords({ name, input }: Pick<Invocation, 'name' | 'input'>): string {
  const given = typeof input === 'object' && input !== null ? (input as Values) : {};
  const words = name.replaceAll('_', ' ');
  return WORDS.get(name)?.(given) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
