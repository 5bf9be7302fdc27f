import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { SideScroll } from './side-scroll.tsx';

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
    <div className="rounded-xl border-[length:var(--card-edge,1px)] bg-card px-3 py-3 shadow-xs sm:p-[calc(var(--card-room,1.5rem)-0.25rem)]">
      <div className="flex items-center justify-between gap-2">
        <p className="text-muted-foreground text-sm">{label}</p>
        {Icon && <Icon aria-hidden="true" className="size-4 text-muted-foreground" />}
      </div>
      <p
        className={cn(
          'mt-0.5 font-heading font-semibold text-xl tabular-nums sm:mt-1 sm:text-2xl tracking-tight',
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

/** Several figures side by side: on a phone one line, which scrolls where it is longer than the screen. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <div className="mb-6">
      <SideScroll className="gap-3 py-px sm:grid sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:gap-4 max-sm:[&>*]:min-w-24 max-sm:[&>*]:flex-[1_0_auto]">
        {children}
      </SideScroll>
    </div>
  );
}
