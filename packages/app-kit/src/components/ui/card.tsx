import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

type Div = ComponentProps<'div'>;

export function Card({ className, ...props }: Div) {
  return (
    <div
      className={cn(
        'rounded-xl border-[length:var(--card-edge,1px)] bg-card text-card-foreground shadow-xs',
        className,
      )}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: Div) {
  return (
    <div
      className={cn('flex flex-col gap-1.5 p-5 sm:p-[var(--card-room,1.5rem)]', className)}
      {...props}
    />
  );
}

export function CardTitle({ className, ...props }: ComponentProps<'h3'>) {
  return (
    <h3
      className={cn('font-heading font-semibold text-lg leading-snug tracking-tight', className)}
      {...props}
    />
  );
}

export function CardDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p className={cn('text-muted-foreground text-sm', className)} {...props} />;
}

export function CardAction({ className, ...props }: Div) {
  return <div className={cn('ms-auto self-start', className)} {...props} />;
}

export function CardContent({ className, ...props }: Div) {
  return <div className={cn('p-6 pt-0', className)} {...props} />;
}

export function CardFooter({ className, ...props }: Div) {
  return <div className={cn('flex items-center p-6 pt-0', className)} {...props} />;
}
