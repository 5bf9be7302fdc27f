import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { Separator } from './separator.tsx';

export const buttonGroupVariants = cva(
  'flex w-fit items-stretch has-[>[role=group]]:gap-2 [&>*:focus-visible]:relative [&>*:focus-visible]:z-10 [&>input]:flex-1',
  {
    variants: {
      orientation: {
        horizontal:
          '[&>*:not(:first-child)]:rounded-s-none [&>*:not(:first-child)]:border-s-0 [&>*:not(:last-child)]:rounded-e-none',
        vertical:
          'flex-col [&>*:not(:first-child)]:rounded-t-none [&>*:not(:first-child)]:border-t-0 [&>*:not(:last-child)]:rounded-b-none',
      },
    },
    defaultVariants: { orientation: 'horizontal' },
  },
);

/** Buttons that belong together, without gaps. Groups inside of one stand apart. */
export function ButtonGroup({
  className,
  orientation,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof buttonGroupVariants>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of no form
    <div role="group" className={cn(buttonGroupVariants({ orientation }), className)} {...props} />
  );
}

export function ButtonGroupText({
  className,
  asChild = false,
  ...props
}: ComponentProps<'div'> & { asChild?: boolean }) {
  const Tag = asChild ? Slot : 'div';
  return (
    <Tag
      className={cn(
        'flex items-center gap-2 rounded-md border bg-muted px-4 font-medium text-sm shadow-xs [&_svg:not([class*=size-])]:size-4',
        className,
      )}
      {...props}
    />
  );
}

export function ButtonGroupSeparator({
  className,
  orientation = 'vertical',
  ...props
}: ComponentProps<typeof Separator>) {
  return (
    <Separator
      orientation={orientation}
      className={cn(
        'relative self-stretch bg-input',
        orientation === 'vertical' ? 'h-auto' : 'w-auto',
        className,
      )}
      {...props}
    />
  );
}
