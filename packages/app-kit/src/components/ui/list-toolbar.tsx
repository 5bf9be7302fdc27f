import { Printer, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** So many rows are seen at once: filters are of no use yet. */
const FEW = 12;

/**
 * What narrows a list: the search, and filters and sorting as children. On a phone, and while there are few `rows`, these
 * wait behind a button, which says how many are set (`active`), so that the list itself comes first.
 */
export function ListToolbar({
  search,
  active = 0,
  rows = Number.POSITIVE_INFINITY,
  printLabel,
  className,
  children,
}: {
  search: ReactNode;
  active?: number;
  /** How many there are in all. */
  rows?: number;
  /** What the button is called that prints the list, where people take it along on paper. */
  printLabel?: string;
  className?: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isFew = rows <= FEW;
  return (
    <div data-screen="" className={cn('mb-6 flex flex-wrap gap-3', className)}>
      {search}
      <Button
        variant="outline"
        size="icon"
        aria-label={active > 0 ? `${word('filters')} (${active})` : word('filters')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={cn('relative shrink-0', !isFew && 'sm:hidden')}
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
          'flex basis-full flex-wrap gap-3',
          !isFew && 'sm:contents',
          !open && (isFew ? 'hidden' : 'max-sm:hidden'),
        )}
      >
        {children}
        {printLabel && (
          <Button
            variant="outline"
            size="icon"
            aria-label={printLabel}
            title={printLabel}
            onClick={() => print()}
          >
            <Printer />
          </Button>
        )}
      </div>
    </div>
  );
}
