import { Stack, Text } from '@mantine/core';
import { may } from '@trellis/contract';
import { TextField } from '../../saving/fields/TextField.tsx';
import type { PanelProps } from '../types.ts';
import { SharedCard } from './SharedCard.tsx';

/** What the app is called and what it is for, where visitors read it. */
export function TextsPanel({ app }: PanelProps) {
  const disabled = !may(app.role, 'app.edit');
  return (
    <Stack gap="sm">
      <TextField
        item="texts"
        field="header"
        label="Header"
        description="Your app’s name"
        maxLength={100}
        disabled={disabled}
      />
      <TextField
        item="texts"
        field="description"
        label="Subheader"
        description="One sentence about what it is for"
        maxLength={500}
        multiline
        disabled={disabled}
      />
      <SharedCard app={app} />
      <Text size="xs" c="dimmed">
        Visitors see both as soon as they are saved: in the browser tab, on the sign-in page, in
        emails and where the address is shared. To change texts on the app’s own pages, ask in the
        chat.
      </Text>
    </Stack>
  );
}
