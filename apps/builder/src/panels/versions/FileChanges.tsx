import { Accordion, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DiffView } from '../code/parts/DiffView.tsx';
import type { FileChange } from './compare.ts';

const COLORS = {
  added: 'var(--trellis-accent)',
  modified: 'var(--mantine-color-text)',
  deleted: 'var(--mantine-color-error)',
  unchanged: 'dimmed',
} as const;
const LABELS: [string, string] = ['Before', 'After'];

/** Files with what became of them; one at a time is opened to see how. */
export function FileChanges({ changes }: { changes: FileChange[] }) {
  const [open, setOpen] = useState<string | null>(changes[0]?.path ?? null);
  return (
    <Accordion
      value={open}
      onChange={setOpen}
      variant="separated"
      chevronPosition="left"
      transitionDuration={0}
      styles={{ control: { paddingInline: 10 }, label: { paddingBlock: 8 } }}
    >
      {changes.map((change) => (
        <Accordion.Item key={change.path} value={change.path}>
          <Accordion.Control>
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
                {change.path}
              </Text>
              <Text size="xs" fw={600} c={COLORS[change.status]} flex="none">
                {change.status}
              </Text>
            </Group>
          </Accordion.Control>
          <Accordion.Panel>
            {open === change.path && (
              <DiffView
                id={change.path}
                before={change.before}
                after={change.after}
                labels={LABELS}
              />
            )}
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
