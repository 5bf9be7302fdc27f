import { type Figure, isMet } from './figure.ts';

const goalText = ({ goal }: Figure): string =>
  goal === null ? '' : goal.atMost !== undefined ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;

const rounded = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** One line of JSON for a program. */
export const asJson = (figure: Figure): string =>
  JSON.stringify({
    figure: figure.figure,
    value: Number(rounded(figure.value)),
    unit: figure.unit,
    goal: goalText(figure),
    met: isMet(figure),
    beside: figure.beside && {
      what: figure.beside.what,
      value: Number(rounded(figure.beside.value)),
    },
  });

/** A table for a person. */
export function asTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.figure,
    `${rounded(figure.value)} ${figure.unit}`,
    goalText(figure),
    figure.goal === null ? '' : isMet(figure) ? 'yes' : 'NO',
    figure.beside ? `${rounded(figure.beside.value)} ${figure.unit}  ${figure.beside.what}` : '',
  ]);
  const table = [['figure', 'value', 'goal', 'met', 'beside'], ...rows];
  const widths = table[0]!.map((_, column) => Math.max(...table.map((row) => row[column]!.length)));
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
