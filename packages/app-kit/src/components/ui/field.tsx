import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '../../lib/utils.ts';
import { LabeledField } from './labeled-field.tsx';
import { Separator } from './separator.tsx';

type Div = ComponentProps<'div'>;

const DIRECTIONS = {
  vertical: 'flex-col [&>*]:w-full',
  horizontal: 'flex-row items-center has-[>[data-slot=field-content]]:items-start',
  responsive: 'flex-col [&>*]:w-full sm:flex-row sm:items-center sm:[&>*]:w-auto',
};

interface FieldProps extends Div {
  /** With it, label, control, hint and problem are drawn and tied together here. */
  label?: ReactNode;
  error?: ReactNode;
  help?: ReactNode;
  required?: boolean;
  orientation?: keyof typeof DIRECTIONS;
}

/** A control with what belongs to it: by `label` around one control, or put together of the parts below. */
export function Field({ label, error, help, required, orientation, ...props }: FieldProps) {
  if (label === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: one control and its label; `FieldSet` is for several
      <div
        role="group"
        data-slot="field"
        {...props}
        className={cn(
          'flex w-full gap-2 data-[invalid=true]:text-destructive',
          DIRECTIONS[orientation ?? 'vertical'],
          props.className,
        )}
      />
    );
  const { className, children } = props;
  return (
    <LabeledField {...{ label, error, help, required, className }}>
      {isValidElement(children) ? (children as ReactElement) : <div>{children}</div>}
    </LabeledField>
  );
}

export function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset className={cn('flex min-w-0 flex-col gap-5', className)} {...props} />;
}

export function FieldLegend({
  className,
  variant = 'legend',
  ...props
}: ComponentProps<'legend'> & { variant?: 'legend' | 'label' }) {
  const size = variant === 'legend' ? 'text-base' : 'text-sm';
  return <legend className={cn('mb-2 font-medium', size, className)} {...props} />;
}

export function FieldGroup({ className, ...props }: Div) {
  return <div className={cn('flex w-full flex-col gap-5', className)} {...props} />;
}

export function FieldContent({ className, ...props }: Div) {
  return (
    <div
      data-slot="field-content"
      className={cn('flex min-w-0 flex-1 flex-col gap-1', className)}
      {...props}
    />
  );
}

export function FieldLabel({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: whoever uses the label names its control
    <label
      className={cn(
        'flex w-fit gap-2 font-medium text-sm leading-snug has-[>[data-slot=field]]:w-full has-[>[data-slot=field]]:rounded-md has-[>[data-slot=field]]:border [&>[data-slot=field]]:p-4',
        className,
      )}
      {...props}
    />
  );
}

export function FieldTitle({ className, ...props }: Div) {
  return (
    <div
      className={cn('flex w-fit items-center gap-2 font-medium text-sm leading-snug', className)}
      {...props}
    />
  );
}

export function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cn(
        'text-muted-foreground text-sm leading-normal [&>a]:underline [&>a]:underline-offset-4',
        className,
      )}
      {...props}
    />
  );
}

export function FieldSeparator({ className, children, ...props }: Div) {
  return (
    <div
      className={cn('flex items-center gap-2 text-muted-foreground text-sm', className)}
      {...props}
    >
      <Separator className="w-auto flex-1" />
      {children && (
        <>
          <span>{children}</span>
          <Separator className="w-auto flex-1" />
        </>
      )}
    </div>
  );
}

/** What is wrong with the value, in words or as a form's library has it; each of these once. */
export function FieldError({
  className,
  children,
  errors,
  ...props
}: Div & { errors?: readonly ({ message?: string } | undefined)[] }) {
  const messages = [...new Set(errors?.flatMap((error) => error?.message ?? []))];
  const lines =
    messages.length > 1 ? messages.map((line) => <div key={line}>{line}</div>) : messages[0];
  const shown = children ?? lines;
  if (!shown) return null;
  return (
    <div role="alert" className={cn('text-destructive text-sm', className)} {...props}>
      {shown}
    </div>
  );
}
