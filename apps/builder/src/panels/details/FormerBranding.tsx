import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type AppDetail, LOOK_FIELDS, savingCalls } from '@trellis/contract';
import { useState } from 'react';
import { useSaver, useSaving } from '../../saving/context.ts';
import { shownValue } from '../../saving/state.ts';
import { api, messageOf } from '../../session/api.ts';

/** The branding that a space app had as a generated app: it lies over its code until it is taken away. */
export function FormerBranding({ app, disabled }: { app: AppDetail; disabled: boolean }) {
  const saver = useSaver();
  const [busy, setBusy] = useState(false);
  const isThere = useSaving((state) =>
    LOOK_FIELDS.some((field) => (shownValue(state, `style.${field}`) ?? null) !== null),
  );
  if (!isThere) return null;
  const remove = async () => {
    setBusy(true);
    try {
      const appStyle = Object.fromEntries(LOOK_FIELDS.map((field) => [field, null]));
      await api(savingCalls.saveStyle, { params: { appId: app.appId }, body: { appStyle } });
      await saver.refresh();
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
    setBusy(false);
  };
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        Branding
      </Text>
      <Text size="xs" c="dimmed">
        The colors and pictures chosen in App branding override the code.
      </Text>
      <Group>
        <Button
          size="compact-sm"
          variant="default"
          loading={busy}
          disabled={disabled}
          onClick={() => void remove()}
        >
          Use the code’s styling
        </Button>
      </Group>
    </Stack>
  );
}
