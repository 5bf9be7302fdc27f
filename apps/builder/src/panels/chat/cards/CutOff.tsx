import { Button, Group, Text } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';

/** Says that an answer was cut, and why, where nothing else does; `onContinue` has the assistant go on with it. */
export function CutOff({
  why,
  onContinue,
}: {
  why: string | null;
  onContinue: (() => void) | null;
}) {
  return (
    <Group justify="space-between">
      {why && <Text size="xs">{why}</Text>}
      {onContinue && (
        <Button size="compact-xs" onClick={onContinue}>
          {MESSAGES.keepGoing}
        </Button>
      )}
    </Group>
  );
}
