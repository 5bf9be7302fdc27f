import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  /** The page's own title, or that of one matter on it. */
  order: 1 | 2;
}

/** What a card is about, and a word on it. */
export function Heading({ title, hint, order }: Props) {
  return (
    <div>
      <Title order={order} size={order === 1 ? 'h3' : 'h5'}>
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mt={order === 1 ? 4 : 2}>
          {hint}
        </Text>
      )}
    </div>
  );
}
