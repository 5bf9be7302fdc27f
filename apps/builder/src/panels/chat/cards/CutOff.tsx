import { Button, Group, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';

/** Says that an answer was cut, and why; `onContinue` has the assistant go on with it. */
export function CutOff({ why, onContinue }: { why: string; onContinue: (() => void) | null }) {
  return (
    <Group justify="space-between">
      <Text size="xs">{why}</Text>
      {onContinue && (
        <Button size="compact-xs" onClick={onContinue}>
          {MESSAGES.keepGoing}
        </Button>
      )}
    </Group>
  );
}
