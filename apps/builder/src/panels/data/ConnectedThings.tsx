import { Alert, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  CONTEXT_TEXTS,
  type ConnectedProvider,
  type ConnectedThing,
  type ContextSchedule,
  contextCalls,
} from '@trellis/contract';
import { useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api, inWords } from '../../session/api.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { FolderPath } from './FolderPath.tsx';
import { SCHEDULES } from './schedules.ts';
import { Thing } from './Thing.tsx';
import { useProviderWindow } from './useProviderWindow.ts';
import { useThings } from './useThings.ts';

interface Props {
  appId: string;
  provider: ConnectedProvider;
  name: string;
  /** Only what is picked at the service is shown. */
  isPicked: boolean;
  onAdded(): void;
}

const SOURCES = { notion: 'notion', 'google-drive': 'google drive' } as const;
const EMPTY = {
  notion:
    'Nothing is shared with this connection yet. Share pages with it in Notion, then search again.',
  'google-drive': 'Nothing here can be read.',
};
const NONE_PICKED = 'No files picked yet.';

/** What a connected service has: searched, folders opened, chosen, and made data. */
export function ConnectedThings({ appId, provider, name, isPicked, onAdded }: Props) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 300);
  const [path, setPath] = useState<readonly ConnectedThing[]>([]);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ConnectedThing>>(new Map());
  const [schedule, setSchedule] = useState<ContextSchedule>('never');
  const { attempt, error, busy } = useAttempt();
  const below = path.at(-1)?.id;
  const { things, failure, isMore, more, reload } = useThings(appId, provider, asked, below);
  const picking = useProviderWindow(appId, provider, reload);
  const choose = (thing: ConnectedThing, is: boolean) => {
    const next = new Map(chosen);
    if (is) next.set(thing.id, thing);
    else next.delete(thing.id);
    setChosen(next);
  };
  const add = async () => {
    const contextItems = [...chosen.values()].map((thing) => ({
      name: thing.name,
      source: SOURCES[provider],
      type: thing.type,
      provider,
      externalFileId: thing.id,
      externalFileUrl: thing.url,
      schedule,
    }));
    const isAdded = await attempt(() =>
      inWords(
        CONTEXT_TEXTS.saveFailed,
        api(contextCalls.ingestMetadata, { query: { appId }, body: { contextItems } }),
      ),
    );
    if (isAdded) onAdded();
  };
  return (
    <Stack gap="sm">
      {isPicked && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            This app can only read files you pick.
          </Text>
          <Button
            size="xs"
            variant="default"
            loading={picking.busy}
            onClick={() => picking.open('pick')}
          >
            Pick files
          </Button>
        </Group>
      )}
      <Failure error={picking.error} />
      <TextInput
        label={`Search ${name}`}
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <FolderPath root={name} path={path} onPath={setPath} />
      {failure && <Alert color="red">{failure}</Alert>}
      {!things && !failure && <Skeleton h={80} role="status" aria-label="Loading" />}
      {things?.length === 0 && (
        <Text size="sm" c="dimmed">
          {isPicked && path.length === 0 && asked === '' ? NONE_PICKED : EMPTY[provider]}
        </Text>
      )}
      <Stack
        gap={6}
        component="ul"
        m={0}
        p={0}
        mah={260}
        style={{ listStyle: 'none', overflowY: 'auto' }}
      >
        {things?.map((thing) => (
          <Thing
            key={thing.id}
            thing={thing}
            isChosen={chosen.has(thing.id)}
            onChosen={(is) => choose(thing, is)}
            onOpened={() => {
              setSearch('');
              setPath([...path, thing]);
            }}
          />
        ))}
        {isMore && (
          <li>
            <Button size="xs" variant="subtle" onClick={more}>
              Show more
            </Button>
          </li>
        )}
      </Stack>
      <Choice<ContextSchedule>
        label="Refresh"
        value={schedule}
        options={SCHEDULES}
        onChange={setSchedule}
      />
      {error?.status === 402 ? (
        <UpgradePrompt message={error.message} />
      ) : (
        <Failure error={error} />
      )}
      <Group justify="flex-end">
        <Button loading={busy} disabled={chosen.size === 0} onClick={() => void add()}>
          {chosen.size > 1 ? `Add ${chosen.size} items` : 'Add'}
        </Button>
      </Group>
    </Stack>
  );
}
