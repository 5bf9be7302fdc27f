import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messageOf } from '../session/api.ts';

/**
 * Says what was done, with the way back beside it; answers the message's id. It goes like any other message, so that the
 * way back is also somewhere that stays: in the history of a panel or a table, or in a list of what was deleted.
 */
export function offerUndo(words: string, undo: (() => Promise<unknown>) | null): string {
  // Each has an id of its own: one that is shown already would be left as it is, with the undo of the change before.
  const id = notifications.show({
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
  return id;
}
