import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { appUserCalls } from '@trellis/contract';
import { useState } from 'react';
import { useCall } from '../../../session/query.ts';
import { ADMIN, type SeenPerson, VISITOR } from './person.ts';

interface Props {
  appId: string;
  /** Whether this person may know who the app's users are. */
  canSearch: boolean;
  onChoose(person: SeenPerson): void;
}

/** People that are offered at once. */
const OFFERED = 6;

/** Chooses through whose eyes the rows are seen. */
export default function SeeAsChooser({ appId, canSearch, onChoose }: Props) {
  return (
    <Stack gap={6} component="section" aria-labelledby="see-as">
      <Text fw={600} size="sm" id="see-as">
        See as
      </Text>
      <Text size="xs" c="dimmed">
        Shows the rows this person would see, and what they can do. Every preview is logged.
      </Text>
      <Button.Group>
        <Button size="xs" variant="default" onClick={() => onChoose(VISITOR)}>
          A visitor
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose(ADMIN)}>
          An admin
        </Button>
      </Button.Group>
      {canSearch && <Users appId={appId} onChoose={onChoose} />}
    </Stack>
  );
}

function Users({ appId, onChoose }: Omit<Props, 'canSearch'>) {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search, 200);
  const { value, failure } = useCall(
    appUserCalls.list,
    { params: { appId }, query: { search: asked || undefined } },
    { keepsLast: true },
  );
  const found = value?.users;
  return (
    <>
      <TextInput
        type="search"
        size="xs"
        label="Or one of the app's users"
        placeholder="Name or email"
        maxLength={100}
        value={search}
        error={failure}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {found?.slice(0, OFFERED).map((user) => (
        <Button
          key={user.id}
          size="compact-sm"
          variant="subtle"
          justify="flex-start"
          onClick={() => onChoose({ as: `user:${user.id}`, name: user.name || user.email })}
        >
          {user.name ? `${user.name}, ${user.email}` : user.email}
        </Button>
      ))}
      {found?.length === 0 && (
        <Text size="xs" c="dimmed" role="status">
          Nobody found.
        </Text>
      )}
      {found && found.length > OFFERED && (
        <Text size="xs" c="dimmed">
          Search to find more.
        </Text>
      )}
    </>
  );
}
