import { Anchor, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../session/query.ts';
import { useAccount } from './useAccount.ts';

/** Where a mail goes while the installation sends none; nothing where it sends. `what`: `The invitation`. */
export function NoMail({ what }: { what: string }) {
  const { value: house } = useCall(accountCalls.installation);
  const isAdmin = useAccount()?.isAdmin === true;
  if (!house || house.hasMail) return null;
  return (
    <Text size="xs" c="dimmed">
      No mail is sent from here yet.{' '}
      {isAdmin ? (
        <>
          {what} waits in the{' '}
          <Anchor component={Link} to="/admin/outbox" size="xs" underline="always">
            mail outbox
          </Anchor>
          , where you can copy its link.
        </>
      ) : (
        `${what} waits in the mail outbox of the admin of this installation, who can hand you its link.`
      )}
    </Text>
  );
}
