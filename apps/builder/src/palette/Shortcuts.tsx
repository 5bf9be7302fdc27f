import { Group, Kbd, Stack, Text } from '@mantine/core';
import { Dialog } from '../ui/Dialog.tsx';
import { useAllCommands } from './commands.ts';
import { keysHere } from './keys.ts';

const GENERAL = [
  { label: 'Search or run a command', keys: 'Ctrl+K' },
  { label: 'Send a message to the assistant', keys: 'Enter' },
  { label: 'New line in a message', keys: 'Shift+Enter' },
  { label: 'Close', keys: 'Esc' },
];

/** The keys that do something here. */
export function Shortcuts({ onClose }: { onClose(): void }) {
  const commands = useAllCommands().filter(({ keys }) => keys);
  return (
    <Dialog opened onClose={onClose} title="Keyboard shortcuts">
      <Stack gap={8}>
        {[...GENERAL, ...commands].map(({ label, keys }) => (
          <Group key={label} justify="space-between" wrap="nowrap">
            <Text size="sm">{label}</Text>
            <Kbd>{keysHere(keys ?? '')}</Kbd>
          </Group>
        ))}
      </Stack>
    </Dialog>
  );
}
