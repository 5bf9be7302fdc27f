import { Alert, Button, Checkbox, Group, Skeleton, Stack } from '@mantine/core';
import { modelCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { api } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { askedFor, askFor } from './asked.ts';
import { ModelList } from './ModelList.tsx';

interface Props {
  appId: string;
  onClose(): void;
}

/** Chooses among the models of the provider that is connected; the installation's own is one of them. */
export function ModelDialog({ appId, onClose }: Props) {
  const own = useCall(modelCalls.ofApp, { params: { appId } });
  const list = useCall(modelCalls.list);
  const known = own.value && list.value && { ...own.value, ...list.value };
  const [choice, setChosen] = useState<string | null>(() => askedFor(appId));
  const chosen = choice ?? known?.model ?? '';
  const [isMine, setMine] = useState(() => askedFor(appId) !== null);
  const { attempt, error, busy } = useAttempt();
  const failure = error?.message ?? own.failure ?? list.failure;
  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      if (!isMine)
        await api(modelCalls.chooseForApp, { params: { appId }, body: { model: chosen || null } });
      askFor(appId, isMine ? chosen : null);
      onClose();
    });
  };
  return (
    <Dialog opened onClose={onClose} size="md" title="AI model">
      <form onSubmit={save}>
        <Stack gap="sm">
          {failure && (
            <Alert color="red" role="alert" p="xs">
              {failure}
            </Alert>
          )}
          {!known && !failure && <Skeleton h={160} role="status" aria-label="Loading" />}
          {known && (
            <ModelList
              models={known.models}
              problem={known.problem}
              defaultModel={known.defaultModel}
              value={chosen}
              onChange={setChosen}
            />
          )}
          {known && known.models.length > 0 && (
            <Checkbox
              size="xs"
              label="Only for my messages, while this page is open"
              checked={isMine}
              onChange={(event) => setMine(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy} disabled={!known}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
