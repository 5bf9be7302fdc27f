import { Button, Group } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { api, request } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Card } from './Card.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';

/** Deletes the account for good; what it holds can be taken along first. */
export function DeleteCard({ hasPassword }: { hasPassword: boolean }) {
  const { attempt, error, busy } = useAttempt();
  const download = () =>
    void attempt(async () => {
      const response = await request(accountCalls.exportAccount.path);
      const address = URL.createObjectURL(await response.blob());
      const link = document.createElement('a');
      link.href = address;
      link.download = 'trellis-account.json';
      link.click();
      URL.revokeObjectURL(address);
    });
  return (
    <Card title="Your data" hint="Everything you own here: apps with their files, rows and users.">
      <Failure error={error} />
      <Group>
        <Button variant="default" onClick={download} loading={busy}>
          Download an export
        </Button>
        <DeleteAccount
          hasPassword={hasPassword}
          warning="Your account and all your apps are permanently deleted: published apps stop working, and their rows, files and end users are deleted. This cannot be undone."
          advice="Download an export first if you may need any of it."
          button="Delete everything"
          erase={(proof) => api(accountCalls.deleteAccount, { body: proof })}
        />
      </Group>
    </Card>
  );
}
