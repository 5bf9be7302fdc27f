import type { VariantProps } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, MoreHorizontal } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { buttonVariants } from './button.tsx';

export function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      aria-label="Pagination"
      className={cn('mx-auto flex w-full justify-center', className)}
      {...props}
    />
  );
}

export function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('flex items-center gap-1', className)} {...props} />;
}

export function PaginationItem(props: ComponentProps<'li'>) {
  return <li {...props} />;
}

type LinkProps = ComponentProps<'a'> & {
  isActive?: boolean;
  size?: VariantProps<typeof buttonVariants>['size'];
};

export function PaginationLink({ className, isActive, size = 'icon', ...props }: LinkProps) {
  return (
    <a
      aria-current={isActive ? 'page' : undefined}
      className={cn(buttonVariants({ variant: isActive ? 'outline' : 'ghost', size }), className)}
      {...props}
    />
  );
}

export function PaginationPrevious(props: LinkProps) {
  return (
    <PaginationLink size="default" {...props}>
      <ChevronLeft />
      {word('previous')}
    </PaginationLink>
  );
}

export function PaginationNext(props: LinkProps) {
  return (
    <PaginationLink size="default" {...props}>
      {word('next')}
      <ChevronRight />
    </PaginationLink>
  );
}

export function PaginationEllipsis({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden="true"
      className={cn('flex size-10 items-center justify-center', className)}
      {...props}
    >
      <MoreHorizontal className="size-4" />
    </span>
  );
}
