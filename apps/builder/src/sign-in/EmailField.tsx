import { TextInput } from '@mantine/core';
import { LABELS } from './words.ts';

interface Props {
  label?: string;
  value: string;
  onChange(value: string): void;
  error?: string;
  /** Somebody else's address, or another of one's own: not the one that password managers sign in with. */
  isOther?: boolean;
  size?: 'xs';
  autoFocus?: boolean;
}

/** An e-mail address; browsers and password managers offer the right one. */
export function EmailField({
  label = LABELS.email,
  value,
  onChange,
  error,
  isOther,
  size,
  autoFocus,
}: Props) {
  return (
    <TextInput
      label={label}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      autoComplete={isOther ? 'off' : 'username'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      size={size}
      required
      autoFocus={autoFocus}
    />
  );
}
