import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export function Separator({
  className,
  orientation = 'horizontal',
  decorative = true,
  ...props
}: ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical'; decorative?: boolean }) {
  const meaning = decorative
    ? { role: 'none' }
    : { role: 'separator', 'aria-orientation': orientation };
  return (
    <div
      {...meaning}
      className={cn(
        'shrink-0 bg-border',
        orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px',
        className,
      )}
      {...props}
    />
  );
}
