import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: string;
  /** What stands opposite the title. */
  children?: ReactNode;
}

/** How every page of its own begins: what it is, a word on it, and what is done with it as a whole. */
export function PageHead({ title, hint, children }: Props) {
  return (
    <Group justify="space-between" align="center" mih={44} pt="lg" mb="lg" gap="sm">
      <div style={{ minWidth: 0 }}>
        <Title order={1} size="h2" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Title>
        {hint && <Text c="dimmed">{hint}</Text>}
      </div>
      {children}
    </Group>
  );
}
