import { PinInput } from '@mantine/core';
import type { Ref } from 'react';

interface Props {
  ref?: Ref<HTMLInputElement>;
  value: string;
  onChange(digits: string): void;
  isWrong?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
}

/** A box for each of a code's six digits; phones and password managers offer the code here. */
export function Digits({ ref, value, onChange, isWrong, readOnly, autoFocus }: Props) {
  return (
    <PinInput
      ref={ref}
      length={6}
      type="number"
      oneTimeCode
      inputMode="numeric"
      getInputProps={(index) => ({ 'aria-label': `Digit ${index + 1} of the code` })}
      value={value}
      onChange={onChange}
      error={isWrong}
      readOnly={readOnly}
      autoFocus={autoFocus}
      placeholder=""
      size="md"
      gap="xs"
      mt={4}
      styles={{ root: { maxWidth: 340 }, pinInput: { flex: 1, minWidth: 0 } }}
    />
  );
}
