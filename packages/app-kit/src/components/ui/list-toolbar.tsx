import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/**
 * What narrows a list: the search, and filters and sorting as children. On a phone these wait behind a button, which
 * says how many are set (`active`), so that the list itself is on the first screen.
 */
export function ListToolbar({
  search,
  active = 0,
  className,
  children,
}: {
  search: ReactNode;
  active?: number;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={cn('mb-6 flex flex-wrap gap-3', className)}>
      {search}
      <Button
        variant="outline"
        size="icon"
        aria-label={active > 0 ? `${word('filters')} (${active})` : word('filters')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="relative size-10 shrink-0 sm:hidden"
      >
        <SlidersHorizontal />
        {active > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 size-3 rounded-full border-2 border-background bg-primary"
          />
        )}
      </Button>
      <div
        id={id}
        className={cn(
          'flex flex-wrap gap-3 max-sm:basis-full sm:contents',
          !open && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}
