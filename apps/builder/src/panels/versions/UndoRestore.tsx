import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const ID = 'restored';

/** Says that the app went back, with the way forward again beside it. */
export function offerRestoreUndo(undo: (() => Promise<void>) | null): void {
  notifications.show({
    id: ID,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">The version is restored</Text>
        {undo && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              notifications.hide(ID);
              void undo();
            }}
          >
            Undo
          </Button>
        )}
      </Group>
    ),
  });
}
