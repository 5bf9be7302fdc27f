/** What a person asked, and what came of it. */
export interface Exchange {
  asked: string;
  /** The answer's own words. */
  answered: string;
  /** Titles of what it did. */
  done: readonly string[];
}

/** What came of an answer that is sent along, file by file. */
export interface Outcome {
  asked: string;
  became: readonly string[];
}

const ASKED = 200;
const ANSWERED = 160;
const MOST_DONE = 6;

/**
 * The conversation so far in a line for each request, the oldest first, in as many characters as there
 * are. The newest are kept where it is too long, since they were decided last.
 */
export function summaryOf(earlier: readonly Exchange[], most: number): string {
  const lines: string[] = [];
  let left = most;
  for (const exchange of [...earlier].reverse()) {
    const line = lineOf(exchange);
    if (line.length > left) break;
    left -= line.length;
    lines.unshift(line);
  }
  if (lines.length === 0) return '';
  const gone = earlier.length - lines.length;
  const before = gone > 0 ? `\n(${gone} earlier requests are left out)` : '';
  return `What was asked and done before; it stays as it is unless the person says otherwise:${before}\n${lines.join('\n')}`;
}

/** What the answers below did, the oldest first: their own words say what they meant to. */
export function outcomesOf(outcomes: readonly Outcome[]): string {
  if (outcomes.length === 0) return '';
  const lines = outcomes.map(
    ({ asked, became }) =>
      `- “${shortened(asked, NAMED)}” → ${became.slice(0, MOST_FILES).join('; ')}`,
  );
  return `What came of your answers below. What is not listed as written, changed, saved, deleted or added was not done, whatever the answer says:\n${lines.join('\n')}`;
}

/** Enough of a request to know it by, and of an answer's files. */
const NAMED = 80;
const MOST_FILES = 40;

function lineOf({ asked, answered, done }: Exchange): string {
  const what = done.length > 0 ? shortened(done.slice(0, MOST_DONE).join('; '), ANSWERED) : '';
  const more = done.length > MOST_DONE ? ` and ${done.length - MOST_DONE} more` : '';
  const words = shortened(answered, ANSWERED);
  // Its words say what it meant to: of what was done only the titles tell.
  const result = what
    ? `${what}${more}`
    : `nothing was changed${words ? `; answered in words: ${words}` : ''}`;
  return `- “${shortened(asked, ASKED)}” → ${result}`;
}

function shortened(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1)}…`;
}
