import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';

const tones = {
  default: 'text-foreground',
  danger: 'text-destructive',
  success: 'text-success',
  warning: 'text-warning',
};

/** One figure with its name. */
export function Stat({
  label,
  value,
  hint,
  icon: Icon,
  tone = 'default',
  inline,
  children,
}: {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: LucideIcon;
  tone?: keyof typeof tones;
  /** As a line of text, for a figure that stands alone. */
  inline?: boolean;
  children?: ReactNode;
}) {
  if (inline)
    return (
      <p className="text-muted-foreground text-sm">
        {label}: <span className={cn('font-semibold tabular-nums', tones[tone])}>{value}</span>
      </p>
    );
  return (
    <div className="rounded-xl border bg-card p-4 shadow-xs sm:p-5">
      <div className="flex items-center justify-between gap-2">
        <p className="text-muted-foreground text-sm">{label}</p>
        {Icon && <Icon aria-hidden="true" className="size-4 text-muted-foreground" />}
      </div>
      <p
        className={cn(
          'mt-1 font-heading font-semibold text-2xl tabular-nums tracking-tight',
          tones[tone],
        )}
      >
        {value}
      </p>
      {hint && <p className="mt-0.5 text-muted-foreground text-sm">{hint}</p>}
      {children}
    </div>
  );
}
