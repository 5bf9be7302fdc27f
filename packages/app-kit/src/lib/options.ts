/** One value that a field may have, as the app shows it. */
export interface Option {
  value: string;
  label: string;
  color?: string;
}

export function optionOf(
  options: readonly Option[],
  value: string | null | undefined,
): Option | undefined {
  return options.find((option) => option.value === value);
}

/** The shown word for a stored value; the value itself where it is no longer among the options. */
export function optionLabel(options: readonly Option[], value: string | null | undefined): string {
  return optionOf(options, value)?.label ?? value ?? '';
}

/** Whether all words of a search stand in a text. */
export function matches(text: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((one) => text.toLowerCase().includes(one));
}

/** Compares texts as people of the app's language expect; what is empty comes last. */
export function byText(a: unknown, b: unknown): number {
  const left = String(a ?? '');
  const right = String(b ?? '');
  if (!left || !right) return left ? -1 : right ? 1 : 0;
  return left.localeCompare(right, undefined, { numeric: true, sensitivity: 'base' });
}

/** What comes next first: from today on in order, then what is over, the latest before the rest. Dates as ISO 8601. */
export function bySoonest(a: unknown, b: unknown): number {
  const today = new Date().toISOString().slice(0, 10);
  const left = String(a ?? '');
  const right = String(b ?? '');
  if (left >= today !== right >= today) return left >= today ? -1 : 1;
  return left >= today ? left.localeCompare(right) : right.localeCompare(left);
}

/** The larger number first; what is empty comes last. */
export function byNumber(a: unknown, b: unknown): number {
  const left = a === null || a === undefined ? Number.NEGATIVE_INFINITY : Number(a);
  const right = b === null || b === undefined ? Number.NEGATIVE_INFINITY : Number(b);
  return left === right ? 0 : right - left;
}

/** The sum of what a function takes from each row. */
export function sumOf<T>(rows: readonly T[], value: (row: T) => unknown): number {
  return rows.reduce((sum, row) => sum + (Number(value(row)) || 0), 0);
}

/** The values that rows really have, in order, as options of a filter. */
export function distinctOptions<T>(
  rows: readonly T[],
  value: (row: T) => string | null | undefined,
): Option[] {
  const found = new Set(rows.map(value).filter((one): one is string => Boolean(one)));
  return [...found].sort(byText).map((one) => ({ value: one, label: one }));
}

/** Rows in groups, in the order in which the groups first come. */
export function groupBy<T>(rows: readonly T[], key: (row: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const name = key(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return [...groups];
}

/** The mean of what a function takes from the rows that have it; 0 for none. */
export function meanOf<T>(rows: readonly T[], value: (row: T) => unknown): number {
  const numbers = rows.map((row) => Number(value(row) ?? Number.NaN)).filter(Number.isFinite);
  return numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}
