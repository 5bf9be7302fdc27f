import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/utils.ts';
import { FieldProblem } from './labeled-field.tsx';

/** A check box with its label beside it. */
export function CheckField({
  label,
  help,
  error,
  required,
  checked,
  onChange,
  disabled,
  className,
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** It has to be ticked. */
  required?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
}) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cn('py-1', className)}>
      <label className="flex items-start gap-3 font-medium text-sm pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <span>
          {label}
          {required && (
            <span aria-hidden="true" className="ms-0.5 text-destructive">
              *
            </span>
          )}
        </span>
      </label>
      <div className="ps-8">
        {help && (
          <p id={`${id}-help`} className="text-muted-foreground text-xs">
            {help}
          </p>
        )}
        <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
      </div>
    </div>
  );
}
