import { Button, Group, NumberInput, TextInput } from '@mantine/core';
import { keyCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

const USUAL = 100;

/** Creates a key: what it is for, and how often a day it may run something. */
export function NewKey({ appId, onMade }: { appId: string; onMade(key: string): void }) {
  const [name, setName] = useState('');
  const [limit, setLimit] = useState<number | string>(USUAL);
  const { attempt, error, busy } = useAttempt();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const body = { name: name.trim(), dailyLimit: Number(limit) };
      const { key } = await api(keyCalls.make, { params: { appId }, body });
      setName('');
      onMade(key);
    });
  };
  return (
    <form onSubmit={make}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          label="Name of the new key"
          placeholder="Our website"
          size="xs"
          flex={1}
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NumberInput
          label="Runs a day"
          size="xs"
          w={96}
          min={1}
          max={100_000}
          allowDecimal={false}
          value={limit}
          onChange={setLimit}
        />
        <Button type="submit" size="xs" variant="default" loading={busy} disabled={!name.trim()}>
          Create
        </Button>
      </Group>
      <Failure error={error} />
    </form>
  );
}
