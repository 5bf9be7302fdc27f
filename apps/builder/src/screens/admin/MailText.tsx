import { Anchor, Button, Group, Text } from '@mantine/core';
import { adminCalls } from '@trellis/contract';
import { useState } from 'react';
import { api } from '../../session/api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';

/** What a mail says, once an admin wants to know: it may hold a link that signs somebody in. */
export function MailText({ mailId }: { mailId: string }) {
  const [text, setText] = useState<string | null>(null);
  const { attempt, error, busy } = useAttempt();
  const read = () =>
    void attempt(async () =>
      setText((await api(adminCalls.readMail, { params: { mailId } })).text),
    );
  if (text !== null)
    return (
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {withLinks(text)}
      </Text>
    );
  return (
    <>
      <Failure error={error} />
      <Group gap="sm">
        <Button size="xs" variant="default" loading={busy} onClick={read}>
          Read this email
        </Button>
        <Text size="xs" c="dimmed">
          It may contain a sign-in link. The audit log records who read it.
        </Text>
      </Group>
    </>
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
