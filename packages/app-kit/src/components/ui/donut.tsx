import type { ReactNode } from 'react';
import { chartColor } from '../../lib/colors.ts';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import type { ChartItem } from './bar-chart.tsx';

const RADIUS = 42;
const ROUND = 2 * Math.PI * RADIUS;

/** So many shares can be told apart. */
const MOST = 5;

/** What is more than that, smallest first, as one share, together with what is called so already. */
function folded(items: readonly ChartItem[]): ChartItem[] {
  const shown = items.filter((item) => item.value > 0);
  if (shown.length <= MOST) return shown;
  const label = word('other');
  const largest = shown
    .filter((item) => item.label !== label)
    .sort((a, b) => b.value - a.value)
    .slice(0, MOST - 1);
  const rest = shown.filter((item) => !largest.includes(item));
  const value = rest.reduce((sum, item) => sum + item.value, 0);
  const color = 'hsl(var(--muted-foreground) / 0.55)';
  return [...shown.filter((item) => largest.includes(item)), { label, value, color }];
}

/** Shares of a whole as a ring, with its legend as a list. */
export function Donut({
  items,
  format = String,
  label,
  children,
  className,
}: {
  /** From six on the smallest are one share. */
  items: readonly ChartItem[];
  format?: (value: number) => string;
  label: string;
  /** What stands in the middle. */
  children?: ReactNode;
  className?: string;
}) {
  const shown = folded(items);
  const total = shown.reduce((sum, item) => sum + item.value, 0);
  const arcs = shown.map((item, index) => {
    const before = shown.slice(0, index).reduce((sum, other) => sum + other.value, 0);
    return {
      ...item,
      colour: item.color ?? chartColor(index),
      length: (item.value / total) * ROUND,
      start: (before / total) * ROUND,
    };
  });
  return (
    <div className={cn('flex flex-wrap items-center justify-center gap-6', className)}>
      <div className="relative size-44 shrink-0">
        <svg viewBox="0 0 100 100" role="img" aria-label={label} className="-rotate-90">
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            className="stroke-foreground/8"
            strokeWidth="12"
          />
          {arcs.map((arc) => (
            <circle
              key={arc.label}
              cx="50"
              cy="50"
              r={RADIUS}
              fill="none"
              stroke={arc.colour}
              strokeWidth="12"
              strokeDasharray={`${Math.max(0.5, arc.length - (arcs.length > 1 ? 1.5 : 0))} ${ROUND}`}
              strokeDashoffset={-arc.start}
            />
          ))}
        </svg>
        <div className="absolute inset-0 flex flex-col items-center justify-center text-center">
          {children}
        </div>
      </div>
      <ul className="flex min-w-48 flex-1 flex-col gap-2 text-sm">
        {arcs.map((arc) => (
          <li key={arc.label} className="flex items-center gap-2.5">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-full"
              style={{ background: arc.colour }}
            />
            <span className="min-w-0 flex-1 truncate">{arc.label}</span>
            <span className="font-medium tabular-nums">{format(arc.value)}</span>
            <span className="w-10 text-end text-muted-foreground tabular-nums">
              {Math.round((arc.value / total) * 100)}%
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
