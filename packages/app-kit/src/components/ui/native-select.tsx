import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export interface SelectOption {
  value: string;
  label: string;
  color?: string;
}

/** The browser's own select in the kit's look. With `placeholder` nothing needs to be chosen. */
export function NativeSelect({
  options,
  placeholder,
  value,
  onValueChange,
  className,
  ...props
}: Omit<ComponentProps<'select'>, 'value'> & {
  options: readonly SelectOption[];
  placeholder?: string;
  value: string | null | undefined;
  onValueChange: (value: string) => void;
}) {
  return (
    <span className={cn('relative block', className)}>
      <select
        value={value ?? ''}
        onChange={(event) => onValueChange(event.target.value)}
        className="control cursor-pointer appearance-none pe-9"
        {...props}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}

/** A select above a list: `label` is its name for those who cannot see what it stands beside. */
export function FilterSelect({
  label,
  allLabel,
  options,
  value,
  onValueChange,
}: {
  label: string;
  allLabel: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      aria-label={label}
      placeholder={allLabel}
      options={options}
      value={value}
      onValueChange={onValueChange}
      className={cn(
        'min-w-36 max-w-full flex-1 sm:flex-none',
        value && '[&>select]:border-primary',
      )}
    />
  );
}
