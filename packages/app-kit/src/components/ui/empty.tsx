import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

type Div = ComponentProps<'div'>;

/** What stands where a list has nothing, put together by hand; `EmptyState` is the same in one piece. */
export function Empty({ className, ...props }: Div) {
  return (
    <div
      className={cn(
        'flex min-w-0 flex-1 flex-col items-center justify-center gap-5 text-balance rounded-xl border-dashed px-6 py-12 text-center',
        className,
      )}
      {...props}
    />
  );
}

export function EmptyHeader({ className, ...props }: Div) {
  return <div className={cn('flex max-w-sm flex-col items-center gap-1', className)} {...props} />;
}

const mediaVariants = cva('mb-3 flex shrink-0 items-center justify-center', {
  variants: {
    variant: {
      default: '',
      icon: 'size-12 rounded-full bg-accent text-accent-foreground [&_svg:not([class*=size-])]:size-6',
    },
  },
  defaultVariants: { variant: 'default' },
});

export function EmptyMedia({
  className,
  variant,
  ...props
}: Div & VariantProps<typeof mediaVariants>) {
  return <div className={cn(mediaVariants({ variant }), className)} {...props} />;
}

export function EmptyTitle({ className, ...props }: Div) {
  return <div className={cn('font-heading font-semibold text-lg', className)} {...props} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cn(
        'text-muted-foreground text-sm [&>a]:underline [&>a]:underline-offset-4',
        className,
      )}
      {...props}
    />
  );
}

export function EmptyContent({ className, ...props }: Div) {
  return (
    <div
      className={cn('flex w-full max-w-sm flex-col items-center gap-3 text-sm', className)}
      {...props}
    />
  );
}
