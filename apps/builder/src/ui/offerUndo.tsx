import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messageOf } from '../session/api.ts';

/** Says what was done, with the way back beside it. What is offered is always the last that was done. */
export function offerUndo(words: string, undo: (() => Promise<unknown>) | null): void {
  // Each has an id of its own: one that is shown already would be left as it is, with the undo of the change before.
  const id = notifications.show({
    // The way back is there until something else was done.
    autoClose: false,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{words}</Text>
        {undo && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              notifications.hide(id);
              undo().catch((error: unknown) =>
                notifications.show({ color: 'red', message: messageOf(error) }),
              );
            }}
          >
            Undo
          </Button>
        )}
      </Group>
    ),
  });
}
