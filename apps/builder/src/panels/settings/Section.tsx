import { Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** One matter of the app's settings. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="sm" component="section" aria-labelledby={id}>
      <Text component="h3" fw={700} size="md" id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
