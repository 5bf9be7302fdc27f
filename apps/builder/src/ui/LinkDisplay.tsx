import { ActionIcon, Anchor, Group, Paper, Tooltip } from '@mantine/core';
import { IconCopy, IconExternalLink } from '@tabler/icons-react';
import { LIMITS } from '@trellis/contract';
import { copyText } from './copy.ts';

/** An address as it is shown: cut after a hundred characters. */
const cut = (address: string): string =>
  address.length > LIMITS.linkShown ? `${address.slice(0, LIMITS.linkShown)}…` : address;

/** An address with what one does with it: copy it, open it. */
export function LinkDisplay({ address, label }: { address: string; label: string }) {
  return (
    <Paper withBorder px="xs" py={6} bg="var(--trellis-surface)">
      <Group gap={4} wrap="nowrap">
        <Anchor
          href={address}
          target="_blank"
          rel="noreferrer"
          size="sm"
          flex={1}
          title={address}
          aria-label={`${label}: ${address}`}
          style={{ overflowWrap: 'anywhere', alignSelf: 'center' }}
        >
          {cut(address)}
        </Anchor>
        <Tooltip label="Copy the link">
          <ActionIcon aria-label={`Copy ${label}`} onClick={() => void copyText(address)}>
            <IconCopy size={16} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="Open in a new tab">
          <ActionIcon
            component="a"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${label}`}
          >
            <IconExternalLink size={16} />
          </ActionIcon>
        </Tooltip>
      </Group>
    </Paper>
  );
}
