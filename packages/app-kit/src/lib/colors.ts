/** The colours that statuses and categories may have. */
export type ColorName =
  | 'gray'
  | 'red'
  | 'orange'
  | 'amber'
  | 'green'
  | 'teal'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'pink';

/** Other names under which palettes know these colours. */
const aliases: Record<string, ColorName> = {
  slate: 'gray',
  stone: 'gray',
  rose: 'pink',
  yellow: 'amber',
  cyan: 'teal',
  emerald: 'green',
  lime: 'green',
  sky: 'blue',
  purple: 'violet',
};

const soft: Record<ColorName, string> = {
  gray: 'bg-stone-200/80 text-stone-800 dark:bg-stone-800 dark:text-stone-200',
  red: 'bg-red-100 text-red-900 dark:bg-red-950 dark:text-red-200',
  orange: 'bg-orange-100 text-orange-900 dark:bg-orange-950 dark:text-orange-200',
  amber: 'bg-amber-100 text-amber-900 dark:bg-amber-950 dark:text-amber-200',
  green: 'bg-emerald-100 text-emerald-900 dark:bg-emerald-950 dark:text-emerald-200',
  teal: 'bg-teal-100 text-teal-900 dark:bg-teal-950 dark:text-teal-200',
  blue: 'bg-sky-100 text-sky-900 dark:bg-sky-950 dark:text-sky-200',
  indigo: 'bg-indigo-100 text-indigo-900 dark:bg-indigo-950 dark:text-indigo-200',
  violet: 'bg-violet-100 text-violet-900 dark:bg-violet-950 dark:text-violet-200',
  pink: 'bg-pink-100 text-pink-900 dark:bg-pink-950 dark:text-pink-200',
};

const strong: Record<ColorName, string> = {
  gray: 'bg-stone-400 dark:bg-stone-500',
  red: 'bg-red-500',
  orange: 'bg-orange-500',
  amber: 'bg-amber-500',
  green: 'bg-emerald-500',
  teal: 'bg-teal-500',
  blue: 'bg-sky-500',
  indigo: 'bg-indigo-500',
  violet: 'bg-violet-500',
  pink: 'bg-pink-500',
};

/** Classes of a quiet surface with readable text on it. */
export function softColor(color: string | undefined): string {
  return soft[nameOf(color)];
}

/** Class of a dot or a bar. */
export function strongColor(color: string | undefined): string {
  return strong[nameOf(color)];
}

function nameOf(color = 'gray'): ColorName {
  return color in soft ? (color as ColorName) : (aliases[color] ?? 'gray');
}

/** The colour of the n-th series of a chart, as a CSS value. */
export function chartColor(index: number): string {
  const color = `hsl(var(--chart-${(index % 5) + 1}))`;
  // After five, the same hues come again, nearer to the text.
  return index < 5 ? color : `color-mix(in oklab, ${color} 55%, hsl(var(--foreground)))`;
}
