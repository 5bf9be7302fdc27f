import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import type { Pages } from './usePages.ts';

interface Props<T> {
  pages: Pages<T>;
  empty: string;
  /** On the button that loads more. */
  more?: string;
  children(items: T[]): ReactNode;
}

/** None, one, or a hundred thousand: a list with its loading, its failure, and more of it when asked. */
export function PagedList<T>({ pages, empty, more: label = 'Show more', children }: Props<T>) {
  const { items, more, error, loadMore, reload } = pages;
  return (
    <Stack gap="sm">
      {error && <LoadFailed reason={error} onRetry={reload} />}
      {!items &&
        !error &&
        [0, 1, 2].map((row) => <Skeleton key={row} h={48} role="status" aria-label="Loading" />)}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed">
          {empty}
        </Text>
      )}
      {items && items.length > 0 && children(items)}
      {more && (
        <Group>
          <Button variant="default" onClick={loadMore}>
            {label}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
