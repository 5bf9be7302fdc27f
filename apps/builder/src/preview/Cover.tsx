import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core';
import classes from './AppPreview.module.css';
import { Growing } from './growing/Growing.tsx';
import type { PreviewState } from './running/state.ts';

interface Props {
  appId: string;
  state: Pick<PreviewState, 'kind' | 'message'>;
  /** The assistant is at work. */
  busy: boolean;
  canEdit: boolean;
}

/** What stands in the app's place while it is not there. */
export function Cover({ appId, state, busy, canEdit }: Props) {
  return (
    <>
      {state.kind === 'loading' && (
        <Center className={classes.cover}>
          <Loader aria-label="Loading the preview" />
        </Center>
      )}
      {state.kind === 'empty' && busy && <Growing appId={appId} />}
      {state.kind === 'empty' && !busy && (
        <Center className={classes.cover} p="md">
          <Stack align="center" gap={6}>
            <Text fw={600}>Nothing here yet</Text>
            <Text size="sm" c="dimmed" ta="center">
              {canEdit
                ? 'Tell the assistant what you want, and it appears here.'
                : 'Pages appear here as soon as they are written.'}
            </Text>
          </Stack>
        </Center>
      )}
      {state.kind === 'failed' && (
        <Center className={classes.cover} p="md">
          <Alert color="red" title="The preview could not be loaded" role="alert">
            <Text size="sm" mb="sm">
              {state.message}
            </Text>
            <Button size="xs" variant="default" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          </Alert>
        </Center>
      )}
    </>
  );
}
