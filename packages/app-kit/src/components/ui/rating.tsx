import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';

const full = 'fill-amber-400 text-amber-500 dark:fill-amber-400 dark:text-amber-400';
const hollow = 'fill-transparent text-foreground/30';

/** Stars as an input: a group of radio buttons, so arrow keys work. */
export function Rating({
  value,
  onChange,
  max = 5,
  className,
  'aria-invalid': invalid,
  ...props
}: {
  value: number | null | undefined;
  onChange: (value: number) => void;
  max?: number;
  className?: string;
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
}) {
  const name = useId();
  const [hover, setHover] = useState(0);
  const shown = hover || value || 0;
  return (
    <div
      role="radiogroup"
      className={cn(
        'flex min-h-10 w-fit flex-wrap items-center',
        invalid && 'rounded-md ring-1 ring-destructive',
        className,
      )}
      onPointerLeave={() => setHover(0)}
      {...props}
    >
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <label
          key={stars}
          onPointerEnter={() => setHover(stars)}
          className="finger flex cursor-pointer items-center justify-center rounded-sm p-1 has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name={name}
            value={stars}
            checked={value === stars}
            onChange={() => onChange(stars)}
            aria-label={word('stars', stars, max)}
            className="sr-only"
          />
          <Star aria-hidden="true" className={cn('size-6', stars <= shown ? full : hollow)} />
        </label>
      ))}
    </div>
  );
}

/** Stars as a picture of a rating. */
export function RatingStars({
  value,
  max = 5,
  className,
}: {
  value: number | null | undefined;
  max?: number;
  className?: string;
}) {
  const label = value ? word('stars', Math.round(value * 10) / 10, max) : word('noRating');
  return (
    <span role="img" aria-label={label} title={label} className={cn('inline-flex', className)}>
      {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
        <Star
          key={stars}
          aria-hidden="true"
          className={cn('size-4', stars <= Math.round(value ?? 0) ? full : hollow)}
        />
      ))}
    </span>
  );
}
