import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** What people write words in; numbers, dates and addresses are read alike in every script. */
const OF_WORDS: ReadonlySet<string> = new Set(['text', 'search']);

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return (
    <input
      dir={OF_WORDS.has(props.type ?? 'text') ? 'auto' : undefined}
      className={cn(
        'control control-line file:me-3 file:border-0 file:bg-transparent file:font-medium file:text-sm',
        className,
      )}
      {...props}
    />
  );
}
