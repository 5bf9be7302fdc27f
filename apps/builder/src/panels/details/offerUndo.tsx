import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, detailCalls } from '@trellis/contract';
import { api, messageOf } from '../../session/api.ts';

/** Says that the app was deleted, with the way back beside it. */
export function offerUndo(app: AppDetail, then: () => void): void {
  const id = `deleted-${app.appId}`;
  const undo = async () => {
    notifications.hide(id);
    try {
      await api(detailCalls.bringBack, { params: { deletedId: app.appId } });
      then();
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  notifications.show({
    id,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{app.name} was deleted</Text>
        <Button size="compact-xs" variant="default" onClick={() => void undo()}>
          Undo
        </Button>
      </Group>
    ),
  });
}
