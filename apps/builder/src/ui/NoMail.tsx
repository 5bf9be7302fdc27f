import { Anchor, Text } from '@mantine/core';
import { accountCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { useCall } from '../session/query.ts';
import { useAccount } from './useAccount.ts';

interface Props {
  /** What is not sent, at the beginning of a sentence: `The invitation`. */
  what: string;
  /** Who hands its link on: whoever can read the outbox, or who reads this; `none` where the mail is not about one. */
  link?: 'outbox' | 'yours' | 'none';
}

/** Whether mails go out of this installation; true while that is not known yet. */
export const useHasMail = (): boolean => useCall(accountCalls.installation).value?.hasMail ?? true;

/** Where a mail goes while the installation sends none; nothing where it sends. */
export function NoMail({ what, link = 'outbox' }: Props) {
  const { value: house } = useCall(accountCalls.installation);
  const isAdmin = useAccount()?.isAdmin === true;
  if (!house || house.hasMail) return null;
  const isInOutbox = link === 'outbox';
  return (
    <Text size="xs" c="dimmed">
      No mail is sent from here yet.{' '}
      {link === 'yours' ? (
        `${what} gives you its link, to hand on yourself.`
      ) : isAdmin ? (
        <>
          {what} waits in the{' '}
          <Anchor component={Link} to="/admin/outbox" size="xs" underline="always">
            mail outbox
          </Anchor>
          {isInOutbox ? ', where you can copy its link.' : '.'}
        </>
      ) : (
        `${what} waits in the mail outbox of the admin of this installation${isInOutbox ? ', who can hand you its link' : ''}.`
      )}
    </Text>
  );
}
