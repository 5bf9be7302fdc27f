import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

/** A number with its unit; an empty input is null. */
export function NumberInput({
  value,
  onChange,
  unit,
  step = 'any',
  className,
  ...props
}: Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  unit?: string;
}) {
  return (
    <span className={cn('relative block', className)}>
      <input
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        step={step}
        value={value ?? ''}
        onChange={(event) =>
          onChange(event.target.value === '' ? null : Number(event.target.value))
        }
        className={cn('control tabular-nums', unit && 'pe-14')}
        {...props}
      />
      {unit && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted-foreground text-sm"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
