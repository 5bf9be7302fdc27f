import { ActionIcon, Box, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import type { AppDetail } from '@trellis/contract';
import classes from './BuildScreen.module.css';
import { PANELS } from './panels.ts';

interface Props {
  app: AppDetail;
  /** null: collapsed to icons. */
  open: string | null;
  /** Takes the whole width (a phone's tab). */
  wide?: boolean;
  onOpen(key: string | null): void;
  onSaved(): void;
}

/** 16rem, or 3rem collapsed to icons (spec 2, section 2). */
export function SidePanel({ app, open, wide, onOpen, onSaved }: Props) {
  const offered = PANELS.filter(({ isFor }) => isFor(app));
  const shown = offered.find(({ key }) => key === open) ?? (wide ? offered[0] : undefined);
  const icons = (
    <Stack align="center" py="sm" gap={4}>
      {offered.map(({ key, label, Icon }) => (
        <Tooltip key={key} label={label} position="right">
          <ActionIcon
            size={34}
            aria-label={label}
            aria-pressed={key === shown?.key}
            variant={key === shown?.key ? 'light' : 'subtle'}
            onClick={() => onOpen(key === open ? null : key)}
          >
            <Icon size={18} />
          </ActionIcon>
        </Tooltip>
      ))}
    </Stack>
  );
  return (
    <Group gap={0} wrap="nowrap" align="stretch" h="100%" w={wide ? '100%' : undefined}>
      <Box
        component="nav"
        aria-label="Panels"
        w="3rem"
        style={{ flex: 'none', borderRight: '1px solid var(--mantine-color-default-border)' }}
      >
        {icons}
      </Box>
      {shown && (
        <Box
          component="aside"
          className={classes.panel}
          aria-label={shown.label}
          w={wide ? undefined : '16rem'}
          flex={wide ? 1 : 'none'}
          p="sm"
          style={{
            overflow: 'auto',
            minWidth: 0,
            borderRight: wide ? undefined : '1px solid var(--mantine-color-default-border)',
          }}
        >
          <Group justify="space-between" mb="sm">
            <Text component="h2" fw={600} size="sm">
              {shown.label}
            </Text>
            {!wide && (
              <ActionIcon size="sm" aria-label="Close the panel" onClick={() => onOpen(null)}>
                <IconChevronLeft size={16} />
              </ActionIcon>
            )}
          </Group>
          <shown.Panel key={app.appId} app={app} onSaved={onSaved} />
        </Box>
      )}
    </Group>
  );
}
