import type { ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';

/** A page's title, a line about it, and its main buttons. */
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
    <header className={cn('mb-6 flex flex-wrap items-end gap-x-6 gap-y-4', className)}>
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="font-heading font-semibold text-2xl tracking-tight sm:text-3xl">{title}</h1>
        {description && <p className="mt-1 max-w-prose text-muted-foreground">{description}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  );
}
