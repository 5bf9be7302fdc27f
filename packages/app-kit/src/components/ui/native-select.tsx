import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/utils.ts';

export interface SelectOption {
  value: string;
  label: string;
  color?: string;
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'size'> {
  options?: readonly SelectOption[];
  placeholder?: string;
  value?: string | null;
  onValueChange?: (value: string) => void;
  size?: 'default' | 'sm';
}

/**
 * The browser's own select in the kit's look: of `options`, or of `<option>`s inside. With `placeholder` nothing needs to
 * be chosen. Without `value` and `onValueChange` it keeps what is chosen, as the browser's does.
 */
export function NativeSelect({
  options,
  placeholder,
  value,
  onValueChange,
  size,
  className,
  children,
  ...props
}: NativeSelectProps) {
  const chosen = value === undefined && !onValueChange ? {} : { value: value ?? '' };
  return (
    <span className={cn('relative block', className)}>
      <select
        {...chosen}
        className={cn('control cursor-pointer appearance-none pe-9', size === 'sm' && 'py-1')}
        {...props}
        onChange={(event) => {
          props.onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}

export function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option {...props} />;
}

export function NativeSelectOptGroup(props: ComponentProps<'optgroup'>) {
  return <optgroup {...props} />;
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
