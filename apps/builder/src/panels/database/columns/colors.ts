import type { Column } from './columns.ts';

/** Tints of options, by Mantine's colour names: legible on light and dark. */
const TINTS = ['teal', 'orange', 'blue', 'grape', 'lime', 'pink', 'cyan', 'violet'] as const;

/** An option's colour: its own among its neighbours, and the same each time. */
export function tintOf({ options }: Column, value: string): string {
  const at = options.findIndex((option) => option.value === value);
  return TINTS[Math.max(0, at) % TINTS.length]!;
}
