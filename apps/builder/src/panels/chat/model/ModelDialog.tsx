import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Group,
  Radio,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { modelCalls } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../session/api.ts';
import { useCall } from '../../../session/query.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PROVIDERS, termsOf } from '../../../ui/model-terms.ts';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { askedFor, askFor } from './asked.ts';

/** Models that are shown at once; a search finds the others. */
const SHOWN = 40;

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
  const [search, setSearch] = useState('');
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
  const wanted = search.trim().toLowerCase();
  const found = (known?.models ?? []).filter(({ id, name }) =>
    `${id} ${name}`.toLowerCase().includes(wanted),
  );
  const isListed = known?.models.some(({ id }) => id === chosen);
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
            <>
              {known.models.length > 0 && (
                <TextInput
                  size="xs"
                  type="search"
                  aria-label="Search models"
                  placeholder="Search"
                  value={search}
                  onChange={(event) => setSearch(event.currentTarget.value)}
                />
              )}
              <Radio.Group
                aria-label="Model"
                value={chosen}
                onChange={setChosen}
                mah={360}
                style={{ overflow: 'auto' }}
              >
                <Stack gap="xs" p={2}>
                  <Radio value="" label={`Default (${known.defaultModel})`} />
                  {chosen && !isListed && <Radio value={chosen} label={chosen} />}
                  {found.slice(0, SHOWN).map((one) => (
                    <Radio
                      key={one.id}
                      value={one.id}
                      label={one.name}
                      description={
                        [one.from && PROVIDERS[one.from], termsOf(one)]
                          .filter(Boolean)
                          .join(', ') || undefined
                      }
                    />
                  ))}
                </Stack>
              </Radio.Group>
              {found.length > SHOWN && (
                <Text size="xs" c="dimmed">
                  {found.length - SHOWN} more: search for them
                </Text>
              )}
              {known.problem && (
                <Text size="xs" c="dimmed">
                  {known.problem}
                </Text>
              )}
              {known.models.length === 0 && !known.problem && (
                <Text size="sm">
                  No model is connected yet.{' '}
                  <Anchor component={Link} to="/admin/models">
                    Connect one
                  </Anchor>
                </Text>
              )}
            </>
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
