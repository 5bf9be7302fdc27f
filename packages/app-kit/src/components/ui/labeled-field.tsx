import { cloneElement, type ReactElement, type ReactNode, useId } from 'react';
import { cn } from '../../lib/utils.ts';

export interface ControlProps {
  id?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

/** A label, its one control, a hint and what is wrong with the value, tied together. */
export function LabeledField({
  label,
  error,
  help,
  required,
  className,
  children,
}: {
  label: ReactNode;
  error?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  className?: string;
  children: ReactElement<ControlProps>;
}) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <label id={`${id}-label`} htmlFor={id} className="w-fit font-medium text-sm">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-0.5 text-destructive">
            *
          </span>
        )}
      </label>
      {cloneElement(children, {
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={`${id}-help`} className="text-muted-foreground text-xs">
          {help}
        </p>
      )}
      <FieldProblem id={`${id}-error`}>{error}</FieldProblem>
    </div>
  );
}

export function FieldProblem({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} className="text-destructive text-sm">
      {children}
    </p>
  );
}
