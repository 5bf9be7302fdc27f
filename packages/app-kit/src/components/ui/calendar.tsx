import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DayPicker } from 'react-day-picker';
import { cn } from '../../lib/utils.ts';
import { buttonVariants } from './button.tsx';

/** Picks a day, several or a range: `mode`, `selected`, `onSelect` as in react-day-picker. */
export function Calendar({
  className,
  classNames,
  showOutsideDays = true,
  ...props
}: ComponentProps<typeof DayPicker>) {
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      className={cn('w-fit p-3', className)}
      classNames={{
        months: 'relative flex flex-col gap-4 sm:flex-row',
        month: 'flex flex-col gap-3',
        month_caption: 'flex h-9 items-center justify-center font-medium text-sm',
        nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
        button_previous: cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'size-9'),
        button_next: cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'size-9'),
        month_grid: 'border-collapse',
        weekday: 'size-9 pointer-coarse:size-11 font-normal text-muted-foreground text-xs',
        day: 'size-9 pointer-coarse:size-11 p-0 text-center text-sm',
        day_button:
          'size-9 pointer-coarse:size-11 rounded-md transition-colors hover:bg-accent disabled:opacity-40',
        selected:
          '[&>button]:bg-primary [&>button]:text-primary-foreground [&>button]:hover:bg-primary',
        range_middle:
          '[&>button]:rounded-none [&>button]:bg-accent [&>button]:text-accent-foreground',
        today: '[&>button]:font-semibold [&>button]:text-primary',
        outside: 'text-muted-foreground/70',
        disabled: 'text-muted-foreground/50',
        hidden: 'invisible',
        ...classNames,
      }}
      components={{ Chevron }}
      {...props}
    />
  );
}

function Chevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon className="size-4" />;
}
