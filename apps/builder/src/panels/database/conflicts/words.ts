import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';

const LONGEST = 120;

/** What somebody else made of a value that was changed here meanwhile. */
export function conflictWords(
  { mine, theirs, by }: { mine: unknown; theirs: unknown; by: string },
  label: string,
  column: Column | undefined,
): string {
  const words = (value: unknown) => {
    const text = column ? plainText(value, column) : JSON.stringify(value);
    return text ? `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”` : 'nothing';
  };
  const who = by || 'Somebody else';
  return `${who} changed ${label} meanwhile to ${words(theirs)}; yours is ${words(mine)}.`;
}
