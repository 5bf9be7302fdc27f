import { Alert, Button, Checkbox, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import {
  type ConnectedProvider,
  type ConnectedThing,
  type ContextSchedule,
  connectionCalls,
  contextCalls,
} from '@trellis/contract';
import { useState } from 'react';
import { UpgradePrompt } from '../../plans/UpgradePrompt.tsx';
import { api } from '../../session/api.ts';
import { useCall } from '../../session/query.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { SCHEDULES } from './schedules.ts';

interface Props {
  appId: string;
  provider: ConnectedProvider;
  name: string;
  onAdded(): void;
}

const SOURCES = { notion: 'notion', 'google-drive': 'google drive' } as const;
const KINDS: Record<string, string> = {
  notion_page: 'Page',
  notion_database: 'Database',
  google_doc: 'Document',
  google_sheet: 'Spreadsheet',
  google_slide: 'Slides',
};

/** What a connected service has: searched, chosen, and made data. */
export function ConnectedThings({ appId, provider, name, onAdded }: Props) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 300);
  const [chosen, setChosen] = useState<ReadonlyMap<string, ConnectedThing>>(new Map());
  const [schedule, setSchedule] = useState<ContextSchedule>('never');
  const { attempt, error, busy } = useAttempt();
  const { value, failure } = useCall(
    connectionCalls.things,
    { params: { provider }, query: { appId, ...(asked && { search: asked }) } },
    { keepsLast: true },
  );
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
      api(contextCalls.ingestMetadata, { query: { appId }, body: { contextItems } }),
    );
    if (isAdded) onAdded();
  };
  return (
    <Stack gap="sm">
      <TextInput
        label={`Search ${name}`}
        maxLength={200}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {failure && <Alert color="red">{failure}</Alert>}
      {!value && !failure && <Skeleton h={80} role="status" aria-label="Loading" />}
      {value && value.things.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing is shared with this connection. Share pages with it in {name}, then search again.
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
        {value?.things.map((thing) => (
          <li key={thing.id}>
            <Checkbox
              label={thing.name}
              description={KINDS[thing.type] ?? 'File'}
              checked={chosen.has(thing.id)}
              onChange={(event) => choose(thing, event.currentTarget.checked)}
            />
          </li>
        ))}
      </Stack>
      <Choice<ContextSchedule>
        label="Read it again"
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
