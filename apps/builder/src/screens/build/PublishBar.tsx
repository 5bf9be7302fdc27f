import { ActionIcon, Anchor, Box, Button, Group, Text, Tooltip } from '@mantine/core';
import { IconExternalLink, IconLayoutSidebar, IconMessage } from '@tabler/icons-react';
import { type AppDetail, MESSAGES, may } from '@trellis/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from '../../ui/AccountMenu.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  app: AppDetail;
  busy: boolean;
  chatOpen: boolean;
  isPhone: boolean;
  onToggleChat(): void;
  onToggleSide(): void;
  onChanged(): void;
}

/** On top of the workbench: where one is, whether it is published, and the one primary button. */
export function PublishBar({
  app,
  busy,
  chatOpen,
  isPhone,
  onToggleChat,
  onToggleSide,
  onChanged,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const status = busy
    ? MESSAGES.saving
    : app.isPublished
      ? MESSAGES.published
      : MESSAGES.notPublished;
  const behind = app.isPublished && app.publishedVersionId !== app.versionId && !busy;
  return (
    <Group
      component="header"
      h={56}
      px="sm"
      gap="sm"
      wrap="nowrap"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)', flex: 'none' }}
    >
      <Tooltip label="My apps">
        <Anchor component={Link} to="/home" underline="never" c="inherit" aria-label="My apps">
          <Logo name={false} />
        </Anchor>
      </Tooltip>
      {!isPhone && (
        <>
          <Tooltip label="Side panel (Ctrl+B)">
            <ActionIcon aria-label="Toggle the side panel" onClick={onToggleSide}>
              <IconLayoutSidebar size={18} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={chatOpen ? 'Hide the chat' : 'Show the chat'}>
            <ActionIcon aria-label="Toggle the chat" aria-pressed={chatOpen} onClick={onToggleChat}>
              <IconMessage size={18} />
            </ActionIcon>
          </Tooltip>
        </>
      )}
      <Text component="h1" fw={600} size="sm" truncate style={{ flex: 1, minWidth: 0 }}>
        {app.name}
      </Text>
      <Box style={{ whiteSpace: 'nowrap' }}>
        <Text size="xs" c="dimmed" role="status">
          {status}
          {behind && !isPhone && ' · changes not published yet'}
        </Text>
      </Box>
      {app.isPublished && (
        <Tooltip label="Open the published app">
          <ActionIcon
            component="a"
            href={`/app/${app.slug}`}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the published app"
          >
            <IconExternalLink size={18} />
          </ActionIcon>
        </Tooltip>
      )}
      {may(app.role, 'app.publish') && (
        <Button size="xs" onClick={() => setOpen(true)}>
          Publish
        </Button>
      )}
      {!isPhone && <AccountMenu />}
      <PublishDialog
        appId={app.appId}
        canTakeOffline={may(app.role, 'app.unpublish')}
        opened={isOpen}
        busy={busy}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </Group>
  );
}
