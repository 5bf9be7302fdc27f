import { chartColor } from '../../lib/colors.ts';
import { cn } from '../../lib/utils.ts';

export interface ChartItem {
  label: string;
  value: number;
  /** A CSS colour; the theme's first by default. */
  color?: string;
}

/** Horizontal bars with their names and values; readable as a list by everybody. */
export function BarChart({
  items,
  format = String,
  label,
  className,
}: {
  items: readonly ChartItem[];
  format?: (value: number) => string;
  label: string;
  className?: string;
}) {
  const most = Math.max(...items.map((item) => item.value), 0) || 1;
  return (
    <ul aria-label={label} className={cn('flex flex-col gap-3.5', className)}>
      {items.map((item) => (
        <li key={item.label}>
          <div className="mb-1.5 flex items-baseline justify-between gap-4 text-sm">
            <span className="min-w-0 truncate">{item.label}</span>
            <span className="font-medium tabular-nums">{format(item.value)}</span>
          </div>
          <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-foreground/8">
            <div
              className="h-full rounded-full transition-[width]"
              style={{
                width: `${Math.max(1.5, (item.value / most) * 100)}%`,
                background: item.color ?? chartColor(0),
              }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
