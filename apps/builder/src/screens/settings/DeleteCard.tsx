import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../door/Failure.tsx';
import { useAttempt } from '../../door/useAttempt.ts';
import { api, request } from '../../session/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Card } from './Card.tsx';
import { useProof } from './useProof.tsx';

/** Deletes the account for good; what it holds can be taken along first. */
export function DeleteCard({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const exporting = useAttempt();
  const deleting = useAttempt();
  const { proof, fields, isReady } = useProof(deleting.error, hasPassword);
  const download = () =>
    void exporting.attempt(async () => {
      const response = await request(accountCalls.exportAccount.path);
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = 'trellis-account.json';
      link.click();
      URL.revokeObjectURL(address);
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void deleting.attempt(async () => {
      await api(accountCalls.deleteAccount, { body: proof });
      window.location.assign('/login');
    });
  };
  return (
    <Card title="Your data" hint="Everything you own here: apps with their files, rows and users.">
      <Failure error={exporting.error} />
      <Group>
        <Button variant="default" onClick={download} loading={exporting.busy}>
          Download an export
        </Button>
        <Button variant="subtle" color="red" onClick={() => setOpen(true)}>
          Delete my account
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Delete my account">
        <form onSubmit={submit} noValidate>
          <Stack>
            <Alert color="red">
              Your account goes for good, with all your apps: published ones stop working, and their
              rows, files and end users are deleted. Nobody can bring them back.
            </Alert>
            <Text size="sm">Take an export first if you may need any of it.</Text>
            <Failure error={deleting.error} />
            {fields}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setOpen(false)}>
                Keep my account
              </Button>
              <Button type="submit" color="red" loading={deleting.busy} disabled={!isReady}>
                Delete everything
              </Button>
            </Group>
          </Stack>
        </form>
      </Dialog>
    </Card>
  );
}
