import * as Primitive from '@radix-ui/react-avatar';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export function Avatar({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn('relative flex size-10 shrink-0 overflow-hidden rounded-full', className)}
      {...props}
    />
  );
}

export function AvatarImage({ className, ...props }: ComponentProps<typeof Primitive.Image>) {
  return <Primitive.Image className={cn('size-full object-cover', className)} {...props} />;
}

export function AvatarFallback({ className, ...props }: ComponentProps<typeof Primitive.Fallback>) {
  return (
    <Primitive.Fallback
      className={cn(
        'flex size-full items-center justify-center rounded-full bg-muted font-medium text-sm',
        className,
      )}
      {...props}
    />
  );
}
