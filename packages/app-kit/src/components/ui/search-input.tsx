import { Search, X } from 'lucide-react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';

export function SearchInput({
  value,
  onChange,
  label = word('search'),
  className,
}: {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  className?: string;
}) {
  return (
    <div data-screen="" className={cn('relative min-w-0 flex-1', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <input
        type="search"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="control px-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {value && (
        <button
          type="button"
          aria-label={word('clear')}
          onClick={() => onChange('')}
          className="absolute end-0 top-1/2 flex size-[var(--control-least,2.5rem)] -translate-y-1/2 items-center justify-center rounded-md text-muted-foreground hover:text-foreground"
        >
          <X className="size-4" />
        </button>
      )}
    </div>
  );
}
