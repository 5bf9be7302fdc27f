import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatDate, isoDay } from '../../lib/format.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

/** Goes from month to month; the value is `2026-03`. */
export function MonthSwitcher({
  value,
  onChange,
}: {
  value: string;
  onChange: (month: string) => void;
}) {
  const turn = (by: number) => {
    const [year = 0, month = 1] = value.split('-').map(Number);
    onChange(isoDay(new Date(year, month - 1 + by, 1)).slice(0, 7));
  };
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="outline"
        size="icon"
        aria-label={word('previousMonth')}
        onClick={() => turn(-1)}
      >
        <ChevronLeft />
      </Button>
      <p aria-live="polite" className="min-w-36 text-center font-medium capitalize">
        {formatDate(`${value}-01`, { month: 'long', year: 'numeric' })}
      </p>
      <Button variant="outline" size="icon" aria-label={word('nextMonth')} onClick={() => turn(1)}>
        <ChevronRight />
      </Button>
    </div>
  );
}
