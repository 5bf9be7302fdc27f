import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';

interface Props {
  busy: boolean;
  disabled: boolean;
  /** Answers why the host is refused, or null. */
  choose(host: string): Promise<string | null>;
}

/** Names the host that the app is to have. */
export function HostForm({ busy, disabled, choose }: Props) {
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(await choose(wanted));
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        size="xs"
        label="Host"
        description="Your app on an address of your own"
        placeholder="app.example.org"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        error={error}
        disabled={disabled}
        onChange={(event) => {
          setError(null);
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
