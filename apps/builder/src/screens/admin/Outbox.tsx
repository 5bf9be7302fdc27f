import { Accordion, Badge, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { adminCalls, type OutboxMail } from '@trellis/contract';
import { api, messageOf } from '../../session/api.ts';
import { useHasMail } from '../../ui/NoMail.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { usePages } from '../../ui/usePages.ts';
import { CopyMail } from './CopyMail.tsx';
import { MailText } from './MailText.tsx';

const STATES = {
  kept: { label: 'Not sent', color: 'gray' },
  waiting: { label: 'Sending', color: 'blue' },
  sent: { label: 'Sent', color: 'leaf' },
  failed: { label: 'Failed', color: 'red' },
} as const;

const NONE =
  'No mail server is set up, so emails wait here. Copy their links and share them with people yourself; the audit log records whose email you read.';
const BEFORE =
  'Some emails were written before the mail server was set up. Open one to send it now; links and codes in old ones may have expired.';

/**
 * Every mail with its state. Without a mail server they wait here to be handed over by an admin, and once there is one
 * the admin decides which of them still go out.
 */
export function Outbox() {
  const hasMail = useHasMail();
  const pages = usePages<OutboxMail>({
    of: [adminCalls.outbox],
    page: async (last) => {
      const { mails, more } = await api(adminCalls.outbox, { query: { before: last?.id } });
      return { items: mails, more };
    },
  });
  const again = async (mail: OutboxMail) => {
    try {
      await api(adminCalls.resendMail, { params: { mailId: mail.id } });
      pages.reload();
    } catch (failure) {
      notifications.show({ color: 'red', message: messageOf(failure) });
    }
  };
  const isKept = pages.items?.some(({ state }) => state === 'kept');
  return (
    <>
      <Group justify="space-between" mb="md">
        <Text size="sm" c="dimmed">
          {isKept && (hasMail ? BEFORE : NONE)}
        </Text>
        <Button variant="default" size="xs" onClick={pages.reload}>
          Reload
        </Button>
      </Group>
      <PagedList pages={pages} empty="No emails yet.">
        {(mails) => (
          <Accordion
            variant="separated"
            styles={{
              item: {
                background: 'var(--trellis-raised)',
                border: '1px solid var(--mantine-color-default-border)',
              },
            }}
          >
            {mails.map((mail) => (
              <Waiting
                key={mail.id}
                mail={mail}
                hasMail={hasMail}
                onAgain={() => void again(mail)}
              />
            ))}
          </Accordion>
        )}
      </PagedList>
    </>
  );
}

interface Props {
  mail: OutboxMail;
  hasMail: boolean;
  onAgain(): void;
}

function Waiting({ mail, hasMail, onAgain }: Props) {
  return (
    <Accordion.Item value={mail.id}>
      <Group gap={0} wrap="nowrap">
        <Accordion.Control>
          <Group justify="space-between" gap="xs">
            <Text size="sm" fw={600}>
              {mail.subject}
            </Text>
            <Group gap="xs">
              <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {mail.to} · {new Date(mail.sentAt).toLocaleString()}
              </Text>
              <Badge variant="light" color={STATES[mail.state].color}>
                {mail.state === 'kept' && !hasMail ? 'Waiting' : STATES[mail.state].label}
              </Badge>
            </Group>
          </Group>
        </Accordion.Control>
        {mail.isReadable && <CopyMail mail={mail} />}
      </Group>
      <Accordion.Panel>
        {mail.lastError && (
          <Text size="sm" c="red" mb="xs">
            {mail.attempts} tries. {mail.lastError}
          </Text>
        )}
        {mail.isReadable ? (
          <MailText mailId={mail.id} />
        ) : (
          <Text size="sm">
            This email was delivered to a mail server, so its text is no longer stored.
          </Text>
        )}
        {mail.state !== 'sent' && hasMail && (
          <Button size="xs" variant="default" mt="sm" onClick={onAgain}>
            {mail.state === 'kept' ? 'Send now' : 'Try again now'}
          </Button>
        )}
      </Accordion.Panel>
    </Accordion.Item>
  );
}
