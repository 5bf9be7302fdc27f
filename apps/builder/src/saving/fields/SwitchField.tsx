import { Toggle } from '../../ui/Toggle.tsx';
import { useField } from '../context.ts';
import type { FieldsOf, ItemKey } from '../items.ts';
import { ConflictNote } from './ConflictNote.tsx';

type SwitchesOf<I extends ItemKey> = {
  [F in keyof FieldsOf<I> & string]: FieldsOf<I>[F] extends boolean ? F : never;
}[keyof FieldsOf<I> & string];

interface Props<I extends ItemKey> {
  item: I;
  field: SwitchesOf<I>;
  label: string;
  description?: string;
  disabled?: boolean;
  /** Why it cannot be switched on; what is on can always be switched off. */
  blocked?: string | null;
}

/** A switch that saves itself. */
export function SwitchField<I extends ItemKey>({ item, field, blocked, ...rest }: Props<I>) {
  const bound = useField(item, field);
  const isOn = bound.value === true;
  return (
    <div>
      <Toggle
        {...rest}
        checked={isOn}
        blocked={isOn ? null : (blocked ?? null)}
        error={bound.error}
        onChange={(value) => bound.set(value as never)}
      />
      <ConflictNote field={bound} />
    </div>
  );
}
