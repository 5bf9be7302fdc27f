import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** A box that scrolls, with the browser's own thin scroll bars. */
export function ScrollArea({ className, children, ...props }: ComponentProps<'section'>) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={cn('relative overflow-auto [scrollbar-width:thin]', className)}
      {...props}
    >
      {children}
    </section>
  );
}

/** Kept for code that names it: the browser draws the bars. */
export function ScrollBar(_props: { orientation?: 'vertical' | 'horizontal'; className?: string }) {
  return null;
}
