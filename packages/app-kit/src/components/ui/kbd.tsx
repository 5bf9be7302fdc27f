import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** A key to press. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 min-w-5 items-center justify-center gap-1 rounded-sm border bg-muted px-1 font-medium font-sans text-muted-foreground text-xs [&_svg]:size-3',
        className,
      )}
      {...props}
    />
  );
}

/** Keys that are pressed together or after each other. */
export function KbdGroup({ className, ...props }: ComponentProps<'kbd'>) {
  return <kbd className={cn('inline-flex items-center gap-1', className)} {...props} />;
}
