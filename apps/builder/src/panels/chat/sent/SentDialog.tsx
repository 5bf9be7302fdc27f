import { Alert, Badge, Group, Skeleton, Stack, Text } from '@mantine/core';
import { type SentRequest, sentCalls } from '@trellis/contract';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './sent.module.css';

interface Props {
  appId: string;
  messageId: string;
  onClose(): void;
}

/** The requests of one answer: each part of the prompt, why it was there, and the conversation. */
export function SentDialog({ appId, messageId, onClose }: Props) {
  const { value, failure } = useCall(sentCalls.sent, { params: { appId, messageId } });
  const requests = value?.requests;
  return (
    <Dialog opened onClose={onClose} size="lg" title="What was sent to the model">
      <Stack gap="md" className={classes.sent}>
        {failure && (
          <Alert color="red" role="alert" p="xs">
            {failure}
          </Alert>
        )}
        {!requests && !failure && <Skeleton h={160} role="status" aria-label="Loading" />}
        {requests?.length === 0 && (
          <Text size="sm">
            No request is stored for this answer. The built-in builder sends none, and only an app’s
            last ten answers are kept.
          </Text>
        )}
        {requests?.map((request, at) => (
          <Request key={request.at + String(at)} request={request} number={at + 1} />
        ))}
      </Stack>
    </Dialog>
  );
}

function Request({ request, number }: { request: SentRequest; number: number }) {
  const { model, at, isRepair, leftOut, messages } = request;
  const parts = [...request.parts, ...(request.tools ?? [])];
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0);
  const id = `sent-${number}`;
  return (
    <Stack gap={6} component="section" aria-labelledby={id}>
      <Group gap="xs">
        <Text component="h3" size="sm" fw={600} id={id}>
          Request {number} to {model}
        </Text>
        {isRepair && (
          <Badge size="xs" variant="light">
            Repair
          </Badge>
        )}
        <Text size="xs" c="dimmed">
          {new Date(at).toLocaleTimeString()}
          {tokens > 0 && `, about ${tokens.toLocaleString()} tokens beside the conversation`}
        </Text>
      </Group>
      {parts.map((part, index) => (
        // Parts may share a name; their order is theirs.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <details key={index} className={classes.part}>
          <summary>
            <span>{part.name}</span>
            <Text span size="xs" c="dimmed">
              {part.why}
              {part.tokens > 0 && `, ${part.tokens.toLocaleString()} tokens`}
            </Text>
          </summary>
          <pre>{part.text}</pre>
        </details>
      ))}
      {leftOut.length > 0 && (
        <Text size="xs" c="dimmed">
          No room for {leftOut.map(({ path }) => path).join(', ')}
        </Text>
      )}
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <details key={index} className={classes.part}>
          <summary>
            <span>{message.role === 'user' ? 'Person' : 'Assistant'}</span>
            <Text span size="xs" c="dimmed" truncate>
              {message.text.slice(0, 80)}
              {message.images > 0 && `, with ${message.images} pictures`}
            </Text>
          </summary>
          <pre>{message.text}</pre>
        </details>
      ))}
    </Stack>
  );
}
