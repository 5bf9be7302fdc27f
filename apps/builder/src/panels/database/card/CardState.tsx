import { Alert, Skeleton, Stack } from '@mantine/core';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import type { useRow } from './useRow.ts';

interface Props {
  state: ReturnType<typeof useRow>['state'];
  onAgain(): void;
}

/** What is said where a row is not here: yet, any more, or because it could not be read. */
export function CardState({ state, onAgain }: Props) {
  if (state.kind === 'loading')
    return (
      <Stack gap="sm" role="status" aria-label="Loading the row">
        <Skeleton h={36} />
        <Skeleton h={36} />
      </Stack>
    );
  if (state.kind === 'gone')
    return (
      <Alert color="orange" role="alert" title="This row no longer exists">
        It was deleted, or it never existed. Undo in the table brings back what you deleted.
      </Alert>
    );
  if (state.kind === 'failed')
    return (
      <LoadFailed title="The row could not be loaded" reason={state.message} onRetry={onAgain} />
    );
  return null;
}
