import { Button, Group } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import type { ChatItem } from '../types.ts';
import classes from './bubbles.module.css';

interface Props {
  message: ChatItem;
  onSay(text: string): void;
}

/** What an answer offers to say next: a press sends it as the person's message. */
export function NextSaid({ message, onSay }: Props) {
  const offered = message.parts.flatMap((part) =>
    part.type === 'data-next' ? part.data.messages : [],
  );
  if (offered.length === 0) return null;
  return (
    <Group gap={6} mt={10} role="group" aria-label={MESSAGES.nextMessages}>
      {offered.map((text) => (
        <Button
          key={text}
          className={classes.next}
          size="compact-sm"
          radius="xl"
          variant="default"
          onClick={() => onSay(text)}
        >
          {text}
        </Button>
      ))}
    </Group>
  );
}
