import * as Primitive from '@radix-ui/react-toggle';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export const toggleVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-md font-medium text-sm transition-colors hover:bg-muted disabled:opacity-50 data-[state=on]:bg-accent data-[state=on]:text-accent-foreground [&_svg]:size-4',
  {
    variants: {
      variant: { default: '', outline: 'border bg-card' },
      size: { default: 'h-10 min-w-10 px-3', sm: 'h-9 min-w-9 px-2.5', lg: 'h-11 min-w-11 px-5' },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

export function Toggle({
  className,
  variant,
  size,
  ...props
}: ComponentProps<typeof Primitive.Root> & VariantProps<typeof toggleVariants>) {
  return <Primitive.Root className={cn(toggleVariants({ variant, size }), className)} {...props} />;
}
