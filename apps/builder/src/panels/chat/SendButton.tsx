import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react';

interface Props {
  busy: boolean;
  onSend(): void;
  onStop(): void;
}

/** Sends the message; while the assistant is at work it stops that. */
export function SendButton({ busy, onSend, onStop }: Props) {
  if (busy)
    return (
      <Tooltip label="Stop">
        <ActionIcon
          variant="default"
          size={34}
          radius="xl"
          aria-label="Stop the assistant"
          onClick={onStop}
        >
          <IconPlayerStopFilled size={16} />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <ActionIcon
      variant="filled"
      color="leaf"
      size={34}
      radius="xl"
      aria-label="Send"
      onClick={onSend}
    >
      <IconArrowUp size={18} />
    </ActionIcon>
  );
}
