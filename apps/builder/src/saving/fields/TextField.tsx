import { Textarea, TextInput } from '@mantine/core';
import { useField } from '../context.ts';
import type { FieldsOf, ItemKey } from '../items.ts';
import { ConflictNote } from './ConflictNote.tsx';

type TextFieldsOf<I extends ItemKey> = {
  [F in keyof FieldsOf<I> & string]: FieldsOf<I>[F] extends string | null ? F : never;
}[keyof FieldsOf<I> & string];

interface Props<I extends ItemKey> {
  item: I;
  field: TextFieldsOf<I>;
  label: string;
  description?: string;
  maxLength?: number;
  multiline?: boolean;
  type?: 'text' | 'url' | 'email';
  placeholder?: string;
  disabled?: boolean;
  /** Shows a red border while it is empty, which stops nobody (spec 1, section 5). */
  isWanted?: boolean;
}

/** A text that saves itself. */
export function TextField<I extends ItemKey>(props: Props<I>) {
  const {
    item,
    field,
    label,
    description,
    maxLength,
    multiline,
    type,
    placeholder,
    disabled,
    isWanted,
  } = props;
  const bound = useField(item, field);
  const value = (bound.value as string | null | undefined) ?? '';
  const isFull = maxLength !== undefined && value.length >= maxLength;
  const shared = {
    label,
    description: isFull ? `${maxLength} characters max` : description,
    placeholder,
    maxLength,
    disabled,
    size: 'xs' as const,
    value,
    error: bound.error ?? (isWanted === true && value.trim() === ''),
    onChange: (event: { currentTarget: { value: string } }) =>
      bound.set(event.currentTarget.value as never),
  };
  return (
    <div>
      {multiline ? (
        <Textarea {...shared} autosize minRows={2} maxRows={8} />
      ) : (
        <TextInput {...shared} type={type} />
      )}
      <ConflictNote field={bound} />
    </div>
  );
}
