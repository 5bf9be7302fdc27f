import { MESSAGES, type ShownError } from '@trellis/contract';
import type { PreviewState } from '../running/state.ts';

/** Something that keeps the app, or a part of it, from working. */
export interface Issue {
  /** The same for the same issue, however often it comes. */
  key: string;
  title: string;
  details: string | null;
  component: string;
  /** Where it is in the app's sources. */
  place: string | null;
  /** It was written to the console: the app may well go on with it. */
  isLogged: boolean;
}

/** So much of a line of the console says what it is about. */
const SAID = 120;

/** What the compiler and the running app tell of, each once. */
export function issuesOf({
  diagnostics,
  errors,
  logged,
}: Pick<PreviewState, 'diagnostics' | 'errors' | 'logged'>): Issue[] {
  // A file that does not compile says the same once more where it is used.
  const said = new Set(
    diagnostics.map(({ message, file, line, column }) => `${message} (${file}:${line}:${column})`),
  );
  const list = [
    ...diagnostics.map(({ file, line, message }) =>
      issue(MESSAGES.compilationFailed + message, null, componentOf(file), `${file}:${line}`),
    ),
    ...errors
      .filter(({ title }) => !said.has(title))
      .map(({ title, details, componentName, place }) =>
        issue(
          title,
          newIn(details, title),
          componentName ?? (place ? componentOf(place.file) : 'app'),
          place ? `${place.file}:${place.line}` : null,
        ),
      ),
    // What breaks is written to the console as well.
    ...logged
      .filter((text) => !errors.some(({ title }) => title !== '' && text.includes(title)))
      .map((text) => ({
        ...issue(text.slice(0, SAID), text.slice(SAID) && text, 'Console', null),
        isLogged: true,
      })),
  ];
  return list.filter(({ key }, at) => list.findIndex((other) => other.key === key) === at);
}

/** What people know a file by. */
const componentOf = (file: string): string => file.replace(/^.*\/|\.\w+$/g, '');

/** The first line of the details, where it says more than the title does. */
function newIn(details: string | undefined, title: string): string | null {
  const first = details?.split('\n')[0] ?? '';
  return first === '' || first.endsWith(title) ? null : first;
}

const issue = (
  title: string,
  details: string | null,
  component: string,
  place: string | null,
): Issue => ({
  key: `${component} ${title} ${place ?? ''}`,
  title,
  details: details || null,
  component,
  place,
  isLogged: false,
});

/** What 'Resolve with AI' asks: every error, and what is wanted (spec 2, section 4); the usual words where none is known. */
export function fixRequest(issues: readonly Issue[]): string {
  if (issues.length === 0) return MESSAGES.fixErrors;
  const lines = issues.map((one) => `${one.title} ${detailsOf(one)} ${one.component}`);
  return `${lines.join('\n')}\n${MESSAGES.fixAllEnd}`;
}

/** What is asked about one error that was chosen (spec 2, section 8). */
export const fixOneRequest = (issue: Issue): string =>
  MESSAGES.fixOne(issue.title, detailsOf(issue), issue.component);

/** The words of an issue beside its title, with its place. */
export function detailsOf({ details, place }: Issue): string {
  if (!details) return place ?? MESSAGES.noDetails;
  return place && !details.includes(place) ? `${details} (${place})` : details;
}

/** As it is sent to the assistant. */
export const shownError = (issue: Issue): ShownError => ({
  title: issue.title,
  component: issue.component,
  details: detailsOf(issue),
});
