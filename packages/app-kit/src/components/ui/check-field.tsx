import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/utils.ts';

/** A check box with its label beside it. */
export function CheckField({
  label,
  help,
  checked,
  onChange,
  disabled,
  className,
}: {
  label: ReactNode;
  help?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={cn('flex items-start gap-3 py-1', className)}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <div>
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {help && (
          <p id={`${id}-help`} className="text-muted-foreground text-xs">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}
