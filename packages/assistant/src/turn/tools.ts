import { type AppFiles, fileKind } from '@trellis/contract';
import type { LlmTool } from '@trellis/llm';
import { actionPath, editedPath } from '../draft/paths.ts';

/** Characters of a file that a model reads at once. */
const MOST = 40_000;

/**
 * What a model that writes code may have done while it answers: reading files as they stand in the draft, and
 * looking for words in them. What
 * it is told beforehand is chosen by their relevance, and may lack one that it turns out to need.
 */
export function readingTools(files: Readonly<AppFiles>): Record<string, LlmTool> {
  return {
    read_file: {
      description:
        'Reads a file of the app as it stands now. Only for files whose content you were not shown and need before you change anything.',
      input: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'As in the list of files: pages/Home.tsx' },
          from: { type: 'integer', minimum: 1, description: 'The first line, 1 if left out' },
        },
        required: ['path'],
      },
      run: async (input) => readFile(files, input),
    },
    search_files: {
      description: 'Finds lines of the app’s files that hold a text, upper and lower case alike.',
      input: {
        type: 'object',
        properties: { text: { type: 'string' } },
        required: ['text'],
      },
      run: async (input) => searchFiles(files, input),
    },
  };
}

/** Lines that a search gives at most, and characters of each. */
const MOST_LINES = 60;
const LONGEST_LINE = 200;

function searchFiles(
  files: Readonly<AppFiles>,
  input: unknown,
): { lines: string[]; more?: number } | { error: string } {
  const given = typeof input === 'object' && input !== null && 'text' in input ? input.text : '';
  const wanted = String(given ?? '').toLowerCase();
  if (wanted.trim() === '') return { error: 'There is no text to look for' };
  const found = Object.keys(files)
    .sort()
    .filter((path) => fileKind(path) !== null)
    .flatMap((path) =>
      files[path]!.split('\n').flatMap((line, at) =>
        line.toLowerCase().includes(wanted)
          ? [`${path}:${at + 1} ${line.trim().slice(0, LONGEST_LINE)}`]
          : [],
      ),
    );
  const more = found.length - MOST_LINES;
  return { lines: found.slice(0, MOST_LINES), ...(more > 0 && { more }) };
}

function readFile(
  files: Readonly<AppFiles>,
  input: unknown,
): { content: string } | { error: string } {
  const given =
    typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
  const path = String(given.path ?? '');
  // By the path that an action of it would have, too.
  const at = [path, editedPath(path, files) ?? '', actionPath(path, true) ?? ''];
  const found = at.find((one) => Object.hasOwn(files, one));
  const text = found === undefined ? undefined : files[found];
  if (text === undefined) return { error: `There is no file ${path.slice(0, 200)}` };
  const from = typeof given.from === 'number' && given.from > 1 ? Math.floor(given.from) : 1;
  const rest =
    from === 1
      ? text
      : text
          .split('\n')
          .slice(from - 1)
          .join('\n');
  return { content: rest.length > MOST ? `${rest.slice(0, MOST)}\n… (cut here)` : rest };
}
