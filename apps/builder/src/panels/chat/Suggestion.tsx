import { Button, CloseButton, Group, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';

interface Props {
  text: string;
  onAdd(): void;
  onDismiss(): void;
}

/** A message that the app suggests while another is being written. */
export function Suggestion({ text, onAdd, onDismiss }: Props) {
  return (
    <Group gap="xs" wrap="nowrap" mb={4} role="group" aria-label={MESSAGES.appSuggests}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="xs" fw={600}>
          {MESSAGES.appSuggests}
        </Text>
        <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      </div>
      <Button size="compact-xs" variant="default" onClick={onAdd}>
        Add it
      </Button>
      <CloseButton size="sm" aria-label="Dismiss the suggestion" onClick={onDismiss} />
    </Group>
  );
}
