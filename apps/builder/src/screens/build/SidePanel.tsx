import { ActionIcon, Box, Stack, Text, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { AppDetail } from '@trellis/contract';
import { AppDetails } from '../../panels/details/AppDetails.tsx';

interface Props {
  app: AppDetail;
  isOpen: boolean;
  /** Takes the whole width (a phone's tab). */
  wide?: boolean;
  onToggle(): void;
  onSaved(): void;
}

/** 16rem, or 3rem collapsed to icons (spec 2, section 2). */
export function SidePanel({ app, isOpen, wide, onToggle, onSaved }: Props) {
  if (!isOpen)
    return (
      <Box
        component="nav"
        aria-label="Panels"
        w="3rem"
        style={{ flex: 'none', borderRight: '1px solid var(--mantine-color-default-border)' }}
      >
        <Stack align="center" py="sm" gap={4}>
          <Tooltip label="App details" position="right">
            <ActionIcon size={34} aria-label="App details" onClick={onToggle}>
              <IconInfoCircle size={18} />
            </ActionIcon>
          </Tooltip>
        </Stack>
      </Box>
    );
  return (
    <Box
      component="aside"
      aria-label="App details"
      w={wide ? '100%' : '16rem'}
      p="sm"
      style={{
        flex: 'none',
        overflow: 'auto',
        borderRight: wide ? undefined : '1px solid var(--mantine-color-default-border)',
      }}
    >
      <Text component="h2" fw={600} size="sm" mb="sm">
        App details
      </Text>
      <AppDetails key={app.appId} app={app} onSaved={onSaved} />
    </Box>
  );
}
