import type { ComponentProps } from 'react';
import { softColor, strongColor } from '../../lib/colors.ts';
import { cn } from '../../lib/utils.ts';
import { Badge } from './badge.tsx';

/** A quiet badge in one of the kit's colours. */
export function ColorBadge({
  color,
  dot,
  className,
  children,
  ...props
}: ComponentProps<'span'> & { color?: string; dot?: boolean }) {
  return (
    <Badge
      variant="outline"
      className={cn('border-transparent', softColor(color), className)}
      {...props}
    >
      {dot && <span aria-hidden="true" className={cn('size-2 rounded-full', strongColor(color))} />}
      {children}
    </Badge>
  );
}
