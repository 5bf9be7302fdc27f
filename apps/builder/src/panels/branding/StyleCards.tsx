import { Radio } from '@mantine/core';
import type { AppStyle } from '@trellis/contract';
import type { ReactNode } from 'react';
import { useField } from '../../saving/context.ts';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';

/** The value of the card that leaves the app as it was built. */
export const BUILT = 'built';

interface Props {
  field: 'look' | 'palette';
  label: string;
  className: string | undefined;
  /** `Radio.Card`s, each with a value of the field, one of them `BUILT`. */
  children: ReactNode;
}

/** A choice of the branding from cards, which saves itself. */
export function StyleCards({ field, label, className, children }: Props) {
  const bound = useField('style', field);
  return (
    <>
      <Radio.Group
        label={label}
        size="xs"
        error={bound.error}
        value={bound.value ?? BUILT}
        onChange={(value) => bound.set(value === BUILT ? null : (value as AppStyle[typeof field]))}
      >
        <div className={className}>{children}</div>
      </Radio.Group>
      <ConflictNote field={bound} />
    </>
  );
}
