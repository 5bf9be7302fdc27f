import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { type OwnMembership, paymentCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { usePerson } from '../../session/person.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** Becomes a member by the licence key of a purchase that was made with another address. */
export function LicenceForm({ appId, put }: { appId: string; put(own: OwnMembership): void }) {
  const { api } = usePerson();
  const [isOpen, setOpen] = useState(false);
  const [licenceKey, setKey] = useState('');
  const { attempt, error, busy, clear } = useAttempt();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () =>
      put(await api(paymentCalls.enterKey, { params: { appId }, body: { licenceKey } })),
    );
  };
  if (!isOpen)
    return (
      <Anchor component="button" size="sm" w="fit-content" onClick={() => setOpen(true)}>
        I have a licence key
      </Anchor>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xs" maw={420}>
        <TextInput
          label="Licence key"
          description="You find it on your receipt"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={licenceKey}
          error={error?.fields.licenceKey}
          onChange={(event) => {
            clear();
            setKey(event.currentTarget.value);
          }}
        />
        <Failure error={error} />
        <Group>
          <Button type="submit" variant="default" loading={busy} disabled={!licenceKey.trim()}>
            Use the key
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
