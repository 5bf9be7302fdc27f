import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** Holds the place of something that is loading. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      className={cn('animate-pulse rounded-md bg-foreground/8', className)}
      {...props}
    />
  );
}
