import { ChevronDown } from 'lucide-react';
import { softColor } from '../../lib/colors.ts';
import { type Option, optionOf } from '../../lib/options.ts';
import { cn } from '../../lib/utils.ts';
import { OptionBadge } from './option-badge.tsx';

/** A value among its options that can be changed in place: a badge that is a select. */
export function OptionSelect({
  label,
  options,
  value,
  onValueChange,
  disabled,
  className,
}: {
  label: string;
  options: readonly Option[];
  value: string | null | undefined;
  onValueChange: (value: string) => void;
  /** Then it is a badge. */
  disabled?: boolean;
  className?: string;
}) {
  const option = optionOf(options, value);
  if (disabled) return <OptionBadge options={options} value={value} className={className} />;
  return (
    <span
      className={cn(
        'relative inline-flex h-[var(--badge-height,2rem)] items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring',
        softColor(option?.color),
        className,
      )}
    >
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value)}
        className="h-full cursor-pointer appearance-none bg-transparent ps-3 pe-7 font-medium text-xs outline-none [&>option]:bg-popover [&>option]:text-popover-foreground"
      >
        {!option && <option value={value ?? ''}>{value || '–'}</option>}
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        data-screen=""
        className="pointer-events-none absolute end-2 size-3.5"
      />
    </span>
  );
}
