import { Anchor, Text } from '@mantine/core';
import { accountCalls, runtimeCalls } from '@trellis/contract';
import { Link } from 'react-router';
import { usePerson } from '../session/person.ts';
import { useCall } from '../session/query.ts';
import { useAccount } from './useAccount.ts';

interface Props {
  /** What is not sent, at the beginning of a sentence: `The invitation`. */
  what: string;
  /**
   * Who hands its link, or its code, on: whoever can read the outbox, to who reads this or (`theirs`) to somebody else alone;
   * or who reads this (`yours`); `none` where the mail has neither.
   */
  link?: 'outbox' | 'theirs' | 'code' | 'yours' | 'none';
}

/** Whether mails go out of this installation, as builders or an app's people are told; null while that is not known yet. */
function useMails(): boolean | null {
  const { appId } = usePerson();
  const house = useCall(accountCalls.installation, {}, { when: appId === null });
  const params = { appId: appId ?? '' };
  const app = useCall(runtimeCalls.loginInfo, { params }, { when: appId !== null });
  return (appId === null ? house : app).value?.hasMail ?? null;
}

/** How soon it is known that a mail server does not answer. */
const KNOWN_MS = 15_000;

/** What is told of mails while the mail server is out of reach, whoever they are to; null while it answers. */
export function useMailDelay(appId: string | null, when = true): string | null {
  const house = useCall(
    accountCalls.installation,
    {},
    { when: when && appId === null, every: KNOWN_MS },
  );
  const params = { appId: appId ?? '' };
  const app = useCall(
    runtimeCalls.loginInfo,
    { params },
    { when: when && appId !== null, every: KNOWN_MS },
  );
  const isLate = (appId === null ? house : app).value?.isMailLate === true;
  return isLate
    ? 'Emails are delayed right now: the mail server isn’t answering. We’ll keep trying.'
    : null;
}

/** The same; true while it is not known. */
export const useHasMail = (): boolean => useMails() ?? true;

/** Where a mail goes while the installation sends none, and that it is late while it cannot; nothing where it sends. */
export function NoMail({ what, link = 'outbox' }: Props) {
  const { appId } = usePerson();
  const mails = useMails();
  const delay = useMailDelay(appId, mails === true);
  if (delay)
    return (
      <Text size="xs" c="dimmed">
        {delay}
      </Text>
    );
  if (mails !== false) return null;
  return (
    <Text size="xs" c="dimmed">
      Email isn’t set up.{' '}
      {link === 'yours' ? (
        `${what} gives you a link to share yourself.`
      ) : appId === null ? (
        <OfBuilder what={what} link={link} />
      ) : (
        inOutbox(what, link)
      )}
    </Text>
  );
}

type Waiting = Required<Props> & { link: keyof typeof TO_ASK };

const TO_ASK = {
  outbox: ', who can share its link with you',
  theirs: ', who can share its link with the person you invite',
  code: ', who can share it with you',
  none: '',
};
const TO_COPY = {
  outbox: ', where you can copy its link',
  theirs: ', where you can copy its link for the person you invite',
  code: ', where you can copy it',
  none: '',
};

const inOutbox = (what: string, link: Waiting['link']) =>
  `${what} is in the mail outbox of this installation’s admin${TO_ASK[link]}.`;

function OfBuilder({ what, link }: Waiting) {
  if (!useAccount()?.isAdmin) return inOutbox(what, link);
  return (
    <>
      {what} is in the{' '}
      <Anchor component={Link} to="/admin/outbox" size="xs" underline="always">
        mail outbox
      </Anchor>
      {TO_COPY[link]}.
    </>
  );
}
