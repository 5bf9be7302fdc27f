import { Slot } from '@radix-ui/react-slot';
import { type ComponentProps, createContext, useContext, useId } from 'react';
import {
  Controller,
  type ControllerProps,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
} from 'react-hook-form';
import { cn } from '../../lib/utils.ts';
import { Label } from './label.tsx';

export const Form = FormProvider;

const NameContext = createContext('');
const IdContext = createContext('');

export function FormField<V extends FieldValues, N extends FieldPath<V>>(
  props: ControllerProps<V, N>,
) {
  return (
    <NameContext.Provider value={props.name}>
      <Controller {...props} />
    </NameContext.Provider>
  );
}

export function useFormField() {
  const name = useContext(NameContext);
  const id = useContext(IdContext);
  const { getFieldState, formState } = useFormContext();
  return {
    id,
    name,
    formItemId: `${id}-item`,
    formDescriptionId: `${id}-description`,
    formMessageId: `${id}-message`,
    ...getFieldState(name, formState),
  };
}

export function FormItem({ className, ...props }: ComponentProps<'div'>) {
  return (
    <IdContext.Provider value={useId()}>
      <div className={cn('grid gap-2', className)} {...props} />
    </IdContext.Provider>
  );
}

export function FormLabel({ className, ...props }: ComponentProps<typeof Label>) {
  const { error, formItemId } = useFormField();
  return (
    <Label htmlFor={formItemId} className={cn(error && 'text-destructive', className)} {...props} />
  );
}

export function FormControl(props: ComponentProps<typeof Slot>) {
  const { error, formItemId, formDescriptionId, formMessageId } = useFormField();
  return (
    <Slot
      id={formItemId}
      aria-describedby={error ? `${formDescriptionId} ${formMessageId}` : formDescriptionId}
      aria-invalid={Boolean(error)}
      {...props}
    />
  );
}

export function FormDescription({ className, ...props }: ComponentProps<'p'>) {
  const { formDescriptionId } = useFormField();
  return (
    <p
      id={formDescriptionId}
      className={cn('text-muted-foreground text-sm', className)}
      {...props}
    />
  );
}

export function FormMessage({ className, children, ...props }: ComponentProps<'p'>) {
  const { error, formMessageId } = useFormField();
  const text = error?.message ?? children;
  if (!text) return null;
  return (
    <p id={formMessageId} className={cn('text-destructive text-sm', className)} {...props}>
      {text}
    </p>
  );
}
