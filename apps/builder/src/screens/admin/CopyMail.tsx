import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { adminCalls, MESSAGES, type OutboxMail } from '@trellis/contract';
import { useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { copyText } from '../../ui/copy.ts';

/** Takes a mail to whom it is for by another way: its link, or all of it where it has none. */
export function CopyMail({ mail: { id, to } }: { mail: OutboxMail }) {
  const [busy, setBusy] = useState(false);
  const copy = async () => {
    setBusy(true);
    try {
      const { text } = await api(adminCalls.readMail, { params: { mailId: id } });
      const [link] = /https?:\S+/.exec(text) ?? [];
      await copyText(link ?? text, link ? MESSAGES.linkCopied : 'Text copied');
    } catch (failure) {
      notifications.show({ color: 'red', message: messageOf(failure) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      mr="sm"
      loading={busy}
      aria-label={`Copy the email to ${to}`}
      onClick={() => void copy()}
    >
      Copy
    </Button>
  );
}
