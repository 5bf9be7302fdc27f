import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { modelCalls } from '@trellis/contract';
import { useState } from 'react';
import { ModelList } from '../../panels/chat/model/ModelList.tsx';
import { useCall } from '../../session/query.ts';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  /** Null for the installation's own. */
  value: string | null;
  onChange(model: string | null): void;
  onClose(): void;
}

/** The models that an app can be made by. */
export function HomeModelDialog({ value, onChange, onClose }: Props) {
  const list = useCall(modelCalls.list);
  const [chosen, setChosen] = useState(value ?? '');
  return (
    <Dialog opened onClose={onClose} size="md" title="AI model">
      <Stack gap="sm">
        {list.failure && (
          <Alert color="red" role="alert" p="xs">
            {list.failure}
          </Alert>
        )}
        {!list.value && !list.failure && <Skeleton h={160} role="status" aria-label="Loading" />}
        {list.value && (
          <ModelList
            models={list.value.models}
            problem={list.value.problem}
            defaultModel={list.value.answering ?? 'Built-in builder'}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!list.value}
            onClick={() => {
              onChange(chosen || null);
              onClose();
            }}
          >
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
