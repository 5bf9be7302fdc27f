import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

interface Props {
  busy: boolean;
  disabled: boolean;
  /** Why the host was refused, until another is typed. */
  error: string | null;
  onChange(): void;
  choose(host: string): void;
}

/** Names the host that the app is to have. */
export function HostForm({ busy, disabled, error, onChange, choose }: Props) {
  const [wanted, setWanted] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose(wanted);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        size="xs"
        label="Host"
        description="Your app on your own domain"
        placeholder="app.example.org"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        error={error}
        disabled={disabled}
        onChange={(event) => {
          onChange();
          setWanted(event.currentTarget.value);
        }}
      />
      <Button
        mt={6}
        type="submit"
        size="compact-sm"
        variant="default"
        loading={busy}
        disabled={disabled || !wanted.trim()}
      >
        Add the host
      </Button>
    </form>
  );
}
