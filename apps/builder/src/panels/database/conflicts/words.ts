import { plainText } from '../cells/text.ts';
import type { Column } from '../columns/columns.ts';
import type { LostValue } from '../rows/lost-values.ts';

const LONGEST = 120;
/** A text, or as much of it as one line is for. */
export const cut = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;

/** What somebody else made of a value that was changed here meanwhile. */
export function conflictWords(
  { mine, theirs, by }: { mine: unknown; theirs: unknown; by: string },
  label: string,
  column: Column | undefined,
): string {
  const words = (value: unknown) => {
    const text = column ? plainText(value, column) : JSON.stringify(value);
    return text ? `“${cut(text)}”` : 'nothing';
  };
  const who = by || 'Somebody else';
  return `${who} changed ${label} to ${words(theirs)}; yours is ${words(mine)}.`;
}

/** Why what was written stands in no cell. */
export function lostWords({ column, why, of }: LostValue, columns: readonly Column[]): string {
  const { id, key, label } = column;
  if (why === 'table') return `${of} was deleted while you were editing ${label}.`;
  if (why === 'left') return `${label} was closed while you were editing it.`;
  if (why === 'row') return `The row was deleted while you were editing ${label}.`;
  if (why === 'refused') return `${label} could not be changed.`;
  if (columns.some((one) => one.key === key))
    return `${label} was hidden while you were editing it.`;
  return columns.some((one) => one.id === id)
    ? `The type of ${label} was changed while you were editing it.`
    : `${label} was deleted while you were editing it.`;
}
