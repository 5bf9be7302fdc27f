import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** A bar from 0 to `max` (100 by default). Name it with `aria-label`. */
export function Progress({
  className,
  indicatorClassName,
  value,
  max = 100,
  ...props
}: Omit<ComponentProps<'div'>, 'children'> & {
  value?: number | null;
  max?: number;
  indicatorClassName?: string;
}) {
  const share = Math.min(100, Math.max(0, ((value ?? 0) / (max || 1)) * 100));
  return (
    <div
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      className={cn('relative h-2 w-full overflow-hidden rounded-full bg-foreground/10', className)}
      {...props}
    >
      <div
        className={cn('h-full rounded-full bg-primary transition-[width]', indicatorClassName)}
        style={{ width: `${share}%` }}
      />
    </div>
  );
}
