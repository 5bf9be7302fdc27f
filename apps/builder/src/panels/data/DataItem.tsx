import { ActionIcon, Badge, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots } from '@tabler/icons-react';
import {
  CONTEXT_TEXTS,
  type ContextItem,
  contextCalls,
  contextLabel,
  UNDONE_STATUSES,
} from '@trellis/contract';
import { useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { useOfferUndo } from '../../saving/useOfferUndo.ts';
import { ApiError, api } from '../../session/api.ts';
import { counted } from '../../ui/counted.ts';
import { EditItem } from './EditItem.tsx';
import { sizeText } from './sizeText.ts';

interface Props {
  item: ContextItem;
  canEdit: boolean;
  onChanged(): Promise<void>;
}

const COLORS: Record<string, string> = {
  synced: 'leaf',
  error: 'red',
  usage_limit_reached: 'yellow',
};

const say = (message: string) => notifications.show({ color: 'red', message });

/** One data item: what became of it, and what can be done with it. */
export function DataItem({ item, canEdit, onChanged }: Props) {
  const { id, name, status, problem, size, numOfChunks, lastSyncedAt, notes } = item;
  const [isEditing, setEditing] = useState(false);
  const offerUndo = useOfferUndo();
  const isConnected = item.source !== 'local files';
  const act = async (failed: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      // What the server says is more than that it failed.
      say(error instanceof ApiError && error.status === 402 ? error.message : failed);
    }
    await onChanged();
  };
  const remove = () =>
    act(CONTEXT_TEXTS.deleteFailed, async () => {
      await api(contextCalls.remove, { params: { itemId: id } });
      offerUndo(`${name} was deleted`, async () => {
        await api(contextCalls.restore, { params: { itemId: id } });
        await onChanged();
      });
    });
  return (
    <Paper component="li" withBorder p="sm" aria-label={name}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Stack gap={2} style={{ minWidth: 0, flex: 1 }}>
          <Text size="sm" fw={500} truncate>
            {name}
          </Text>
          <Group gap="xs">
            <Badge size="sm" variant="dot" color={COLORS[status] ?? 'gray'} role="status">
              {contextLabel(status)}
            </Badge>
            <Text size="xs" c="dimmed">
              {[
                numOfChunks > 0 &&
                  (item.columns ? counted(numOfChunks, 'row') : counted(numOfChunks, 'passage')),
                size > 0 && sizeText(size),
                lastSyncedAt && new Date(lastSyncedAt).toLocaleString(),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Group>
          {isConnected && UNDONE_STATUSES.includes(status) && (
            <Text size="xs" c="dimmed">
              {CONTEXT_TEXTS.scraperWait}
            </Text>
          )}
          {problem && status === 'usage_limit_reached' && <UpgradePrompt message={problem} />}
          {problem && status !== 'usage_limit_reached' && (
            <Text size="xs" c="var(--mantine-color-error)" role="alert">
              {problem}
            </Text>
          )}
          {notes.length > 0 && <Notes notes={notes} />}
        </Stack>
        {canEdit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={`More for ${name}`}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setEditing(true)}>Edit…</Menu.Item>
              <Menu.Item
                disabled={status === 'running'}
                onClick={() =>
                  void act(CONTEXT_TEXTS.saveFailed, () =>
                    api(contextCalls.sync, { params: { itemId: id } }),
                  )
                }
              >
                {status === 'error' ? 'Try again' : 'Refresh'}
              </Menu.Item>
              <Menu.Item onClick={() => void remove()}>Delete</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {isEditing && <EditItem item={item} onSaved={onChanged} onClose={() => setEditing(false)} />}
    </Paper>
  );
}

/** What was left out of it, and why. */
function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <details>
      <summary>
        <Text span size="xs" c="dimmed">
          {counted(notes.length, 'item')} skipped
        </Text>
      </summary>
      <Stack gap={2} component="ul" m={0} pl="md" mah={180} style={{ overflowY: 'auto' }}>
        {notes.map((note) => (
          <Text key={note} component="li" size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        ))}
      </Stack>
    </details>
  );
}
