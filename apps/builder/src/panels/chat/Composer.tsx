import { ActionIcon, Box, Group, Paper, Text, Textarea, Tooltip } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';
import { LIMITS } from '@trellis/contract';
import {
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';

/** What the conversation does with the box. */
export interface ComposerHandle {
  /** Puts words into the box, unless something stands there. */
  offer(text: string): void;
  /** The message is on its way: it leaves the box, and comes back when it is refused. */
  take(text: string): void;
}

interface Props {
  ref: Ref<ComposerHandle>;
  appId: string;
  busy: boolean;
  failure: string | null;
  /** The server has begun to answer. */
  taken: boolean;
  /** Answers whether the message is on its way. */
  onSend(text: string): boolean;
  onStop(): Promise<void>;
}

const WAITING =
  'This is sent as soon as the assistant is done. Change it, and it waits for Enter again.';

/** Where messages are written. What is typed is kept in the browser until the server took it. */
export function Composer({ ref, appId, busy, taken, failure, onSend, onStop }: Props) {
  const key = `trellis.draft.${appId}`;
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  const [hint, setHint] = useState<string | null>(null);
  /** Enter was pressed while the assistant was at work: what stands here goes out when it is done. */
  const [waits, setWaits] = useState(false);
  /** What was sent and not yet taken: it comes back when it is refused. */
  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  }, [key, text]);
  useEffect(() => {
    if (taken) sent.current = null;
  }, [taken]);
  // A message that was refused comes back into the box, unless something new stands there.
  useEffect(() => {
    if (failure && sent.current) {
      const lost = sent.current;
      sent.current = null;
      setText((now) => now || lost);
    }
  }, [failure]);

  const send = () => {
    const message = text.trim();
    if (!message) return setHint('Write what you want to have or to change.');
    if (message.length > LIMITS.chat.maxLength)
      return setHint(
        `That is ${message.length.toLocaleString()} characters; ${LIMITS.chat.maxLength.toLocaleString()} is the most.`,
      );
    setHint(null);
    if (busy) return setWaits(true);
    setWaits(false);
    if (onSend(message)) take(message);
  };
  const take = (message: string) => {
    sent.current = message;
    setText((now) => (now.trim() === message ? '' : now));
  };
  useImperativeHandle(ref, () => ({
    offer: (words) => setText((now) => now || words),
    take,
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes out once, when the work is over
  useEffect(() => {
    if (busy || !waits) return;
    // After a failure the person decides whether it still makes sense.
    if (failure) setWaits(false);
    else send();
  }, [busy]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box p="sm" pt={4}>
      <Box role="alert" mih={hint || failure ? 22 : 0}>
        {(hint || failure) && (
          <Text size="xs" c="var(--mantine-color-error)" mb={4}>
            {hint ?? failure}
          </Text>
        )}
      </Box>
      <Box role="status">
        {waits && (
          <Text size="xs" c="dimmed" mb={4}>
            {WAITING}
          </Text>
        )}
      </Box>
      <Paper withBorder radius="lg" p={6} bg="var(--trellis-raised)">
        <Group gap={6} wrap="nowrap" align="flex-end">
          <Textarea
            aria-label="Message to the assistant"
            placeholder="Ask for a change…"
            variant="unstyled"
            autosize
            minRows={1}
            maxRows={8}
            size="sm"
            px={8}
            style={{ flex: 1 }}
            value={text}
            onChange={(e) => {
              setText(e.currentTarget.value);
              setHint(null);
              setWaits(false);
            }}
            onKeyDown={onKeyDown}
          />
          {busy ? (
            <Tooltip label="Stop">
              <ActionIcon
                variant="default"
                size={34}
                radius="xl"
                aria-label="Stop the assistant"
                onClick={() => onStop().catch((error: Error) => setHint(error.message))}
              >
                <IconPlayerStopFilled size={16} />
              </ActionIcon>
            </Tooltip>
          ) : (
            <ActionIcon
              variant="filled"
              color="leaf"
              size={34}
              radius="xl"
              aria-label="Send"
              onClick={() => send()}
            >
              <IconArrowUp size={18} />
            </ActionIcon>
          )}
        </Group>
      </Paper>
    </Box>
  );
}
