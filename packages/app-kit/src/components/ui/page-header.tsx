import type { ReactNode } from 'react';
import { locale } from '../../lib/format.ts';
import { cn } from '../../lib/utils.ts';

/** A page's title, a line about it, and its main buttons; of one with `data-add` a phone shows the sign alone. */
export function PageHeader({
  title,
  description,
  className,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <header className={cn('page-head mb-5 sm:mb-6', className)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="page-title min-w-0 font-heading font-semibold tracking-tight">{title}</h1>
        {children && (
          // On a phone the title and a plus are one row.
          <div className="flex flex-wrap items-center gap-2 max-sm:[&_[data-add]>span]:sr-only max-sm:[&_[data-add]]:px-3.5">
            {children}
          </div>
        )}
      </div>
      {/* On paper nothing else says how old it is. */}
      <p className="hidden text-muted-foreground text-sm print:block">
        {new Date().toLocaleDateString(locale(), { dateStyle: 'long' })}
      </p>
      {description && <p className="mt-1 max-w-2xl text-muted-foreground">{description}</p>}
    </header>
  );
}
