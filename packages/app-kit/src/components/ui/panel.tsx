import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';

/** A titled area of a page, such as a chart or a short list. */
export function Panel({
  title,
  action,
  className,
  children,
}: {
  title: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      className={cn(
        'min-w-0 rounded-xl border-[length:var(--card-edge,1px)] bg-card p-5 shadow-xs sm:p-[var(--card-room,1.5rem)]',
        className,
      )}
    >
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 className="font-heading font-semibold text-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
