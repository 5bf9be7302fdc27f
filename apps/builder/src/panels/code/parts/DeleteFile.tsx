import { Alert, Button, Group, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { MESSAGES } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { nameOf } from '../project/file.ts';
import type { Project } from '../project/project.ts';
import { useReferences } from '../useReferences.ts';
import { ReferenceList } from './ReferenceList.tsx';

interface Props {
  project: Project;
  id: string;
  onDone(isGone: boolean): void;
}

/** Deletes a file after showing what refers to it; those places change in the same version. */
export function DeleteFile({ project, id, onDone }: Props) {
  const { references, chosen, toggle, changes, error } = useReferences(project, id);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async () => {
    setWorking(true);
    setFailure(null);
    try {
      await project.remove(id, changes());
      notifications.show({ message: MESSAGES.fileDeleted(nameOf(id)), withBorder: true });
      onDone(true);
    } catch (cause) {
      setFailure(`${MESSAGES.deleteFileFailed}. ${messageOf(cause)}`);
      setWorking(false);
    }
  };
  return (
    <Dialog opened onClose={() => onDone(false)} size="md" title={`Delete ${nameOf(id)}?`}>
      <Stack>
        {(failure ?? error) && (
          <Alert color="red" role="alert">
            {failure ?? error}
          </Alert>
        )}
        {!error && <ReferenceList references={references} chosen={chosen} onToggle={toggle} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => onDone(false)}>
            Cancel
          </Button>
          <Button color="red.9" loading={working} disabled={!references} onClick={remove}>
            Delete
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
