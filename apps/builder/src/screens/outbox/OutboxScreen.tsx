import {
  Accordion,
  Alert,
  Anchor,
  Button,
  Container,
  Group,
  Loader,
  Text,
  Title,
} from '@mantine/core';
import { adminCalls, type OutboxMail } from '@trellis/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { api, messageOf } from '../../session/api.ts';
import { Logo } from '../../ui/Logo.tsx';

/** Mails that wait here while no SMTP server is set; for the installation's admin only. */
export function OutboxScreen() {
  const [mails, setMails] = useState<OutboxMail[] | null>(null);
  const [more, setMore] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(async (known: OutboxMail[]) => {
    setError(null);
    try {
      const page = await api(adminCalls.outbox, { query: { before: known.at(-1)?.id } });
      setMails([...known, ...page.mails]);
      setMore(page.more);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }, []);
  useEffect(() => void load([]), [load]);
  return (
    <Container component="main" size={760} py="xl">
      <Anchor component={Link} to="/home" underline="never" c="inherit">
        <Logo />
      </Anchor>
      <Group justify="space-between" mt="xl" mb="xs">
        <Title order={1} size="h2">
          Mail outbox
        </Title>
        <Button variant="default" size="xs" onClick={() => void load([])}>
          Reload
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mb="md">
        No mail server is set up, so mails wait here. Hand people their links yourself.
      </Text>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {!mails && !error && <Loader aria-label="Loading" />}
      {mails?.length === 0 && <Text c="dimmed">No mail yet.</Text>}
      {mails && mails.length > 0 && (
        <Accordion variant="separated">
          {mails.map((mail) => (
            <Accordion.Item key={mail.id} value={mail.id}>
              <Accordion.Control>
                <Group justify="space-between" wrap="nowrap">
                  <Text size="sm" fw={600} truncate>
                    {mail.subject}
                  </Text>
                  <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                    {mail.to} · {new Date(mail.sentAt).toLocaleString()}
                  </Text>
                </Group>
              </Accordion.Control>
              <Accordion.Panel>
                <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {withLinks(mail.text)}
                </Text>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      )}
      {more && (
        <Button variant="default" mt="md" onClick={() => void load(mails ?? [])}>
          Show more
        </Button>
      )}
    </Container>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((piece, i) =>
    /^https?:/.test(piece) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one fixed text
      <Anchor key={i} href={piece} size="sm">
        {piece}
      </Anchor>
    ) : (
      piece
    ),
  );
}
