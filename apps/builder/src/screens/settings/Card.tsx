import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';

/** One matter of the settings. */
export function Card({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  return (
    <Paper withBorder p="lg" bg="var(--trellis-raised)" component="section" aria-label={title}>
      <Stack gap="sm">
        <Heading order={2} title={title} hint={hint} />
        {children}
      </Stack>
    </Paper>
  );
}
