import { NumberInput } from '@mantine/core';
import { useField } from '../context.ts';
import type { FieldsOf, ItemKey } from '../items.ts';
import { ConflictNote } from './ConflictNote.tsx';

type NumbersOf<I extends ItemKey> = {
  [F in keyof FieldsOf<I> & string]: FieldsOf<I>[F] extends number | null ? F : never;
}[keyof FieldsOf<I> & string];

interface Props<I extends ItemKey> {
  item: I;
  field: NumbersOf<I>;
  label: string;
  description?: string;
  min: number;
  max: number;
  step?: number;
  /** Shown where it may be empty, and is. */
  placeholder?: string;
  disabled?: boolean;
}

/** A number that saves itself; empty is none, where there may be none. */
export function NumberField<I extends ItemKey>({
  item,
  field,
  step = 1,
  placeholder,
  ...rest
}: Props<I>) {
  const bound = useField(item, field);
  const mayBeEmpty = placeholder !== undefined;
  return (
    <div>
      <NumberInput
        {...rest}
        step={step}
        decimalScale={step < 1 ? 1 : 0}
        clampBehavior="none"
        placeholder={placeholder}
        value={(bound.value as number | null | undefined) ?? ''}
        error={bound.error}
        onChange={(value) => {
          if (typeof value === 'number') bound.set(value as never);
          else if (value === '' && mayBeEmpty) bound.set(null as never);
        }}
      />
      <ConflictNote field={bound} />
    </div>
  );
}
