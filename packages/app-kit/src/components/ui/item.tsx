import { Slot } from '@radix-ui/react-slot';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { Separator } from './separator.tsx';

type Div = ComponentProps<'div'>;

const itemVariants = cva(
  'flex w-full min-w-0 flex-wrap items-center rounded-lg border border-transparent text-sm transition-colors [a&]:hover:bg-accent',
  {
    variants: {
      variant: { default: '', outline: 'border-border', muted: 'bg-muted/50' },
      size: { default: 'gap-4 p-4', sm: 'gap-3 px-4 py-3', xs: 'gap-2 px-3 py-2' },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

/** A row of a list: a picture, words, and what can be done with it. */
export function Item({
  className,
  variant,
  size,
  asChild = false,
  ...props
}: Div & VariantProps<typeof itemVariants> & { asChild?: boolean }) {
  const Tag = asChild ? Slot : 'div';
  return <Tag className={cn(itemVariants({ variant, size }), className)} {...props} />;
}

export function ItemGroup({ className, ...props }: Div) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of no form
    <div role="group" className={cn('flex w-full flex-col', className)} {...props} />
  );
}

export function ItemSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  return <Separator orientation="horizontal" className={cn('my-0', className)} {...props} />;
}

const mediaVariants = cva('flex shrink-0 items-center justify-center gap-2', {
  variants: {
    variant: {
      default: '',
      icon: 'size-9 rounded-md border bg-muted [&_svg:not([class*=size-])]:size-4',
      image: 'size-10 overflow-hidden rounded-md [&_img]:size-full [&_img]:object-cover',
    },
  },
  defaultVariants: { variant: 'default' },
});

export function ItemMedia({
  className,
  variant,
  ...props
}: Div & VariantProps<typeof mediaVariants>) {
  return <div className={cn(mediaVariants({ variant }), className)} {...props} />;
}

export function ItemContent({ className, ...props }: Div) {
  return <div className={cn('flex min-w-0 flex-1 flex-col gap-1', className)} {...props} />;
}

export function ItemTitle({ className, ...props }: Div) {
  return (
    <div
      className={cn('flex w-fit max-w-full items-center gap-2 font-medium leading-snug', className)}
      {...props}
    />
  );
}

export function ItemDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p className={cn('line-clamp-2 text-muted-foreground leading-normal', className)} {...props} />
  );
}

export function ItemActions({ className, ...props }: Div) {
  return <div className={cn('flex items-center gap-2', className)} {...props} />;
}

const WHOLE_LINE = 'flex basis-full items-center justify-between gap-2';

export function ItemHeader({ className, ...props }: Div) {
  return <div className={cn(WHOLE_LINE, className)} {...props} />;
}

export function ItemFooter({ className, ...props }: Div) {
  return <div className={cn(WHOLE_LINE, className)} {...props} />;
}
