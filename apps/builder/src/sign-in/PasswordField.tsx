import { PasswordInput } from '@mantine/core';
import { useCapsLock } from '../ui/useCapsLock.ts';
import { LABELS, NEW_PASSWORD } from './words.ts';

interface Props {
  label?: string;
  value: string;
  onChange(value: string): void;
  error?: string;
  /** A password that is being made, not remembered. */
  isNew?: boolean;
  isOptional?: boolean;
  autoFocus?: boolean;
}

/** A password with its eye and a word about Caps Lock; each kind marked for password managers. */
export function PasswordField({
  label = LABELS.password,
  value,
  onChange,
  error,
  isNew,
  isOptional,
  autoFocus,
}: Props) {
  const caps = useCapsLock();
  return (
    <PasswordInput
      label={label}
      description={isNew ? NEW_PASSWORD : undefined}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyUp={caps.onKeyUp}
      error={error ?? caps.hint}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      autoFocus={autoFocus}
      required={!isOptional}
    />
  );
}
