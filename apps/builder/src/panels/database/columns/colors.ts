import { OPTION_COLORS } from '@trellis/contract';
import type { Column } from './columns.ts';

/** An option's color, legible on light and dark: the one it was given, or that of its place. */
export function tintOf({ options }: Pick<Column, 'options'>, value: string): string {
  const at = options.findIndex((option) => option.value === value);
  return options[at]?.color ?? OPTION_COLORS[Math.max(0, at) % OPTION_COLORS.length]!;
}
