import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { codeCalls } from '@trellis/contract';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../session/api.ts';
import { Chosen, Failed, SPACE_FOLDER } from './Chosen.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { ReadFolder } from './read-folder.ts';
import { useChosen } from './useChosen.ts';

/** Makes a space app: with a blank page, or with the files of a folder. */
export function SpaceForm() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [start, setStart] = useState('blank');
  const [made, setMade] = useState<{ appId: string; leftOut: ReadFolder['leftOut'] } | null>(null);
  const onRead = useCallback(
    (read: ReadFolder) => setName((now) => now || read.name.slice(0, 100)),
    [],
  );
  const { chosen, busy, failure, attempt, choose, forget } = useChosen('texts', onRead);
  // The same for each try, so that one that was answered too late makes no second app.
  const requestKey = useRef(crypto.randomUUID());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      const files = start === 'folder' ? chosen?.files : undefined;
      const body = { name, requestKey: requestKey.current, ...(files && { files }) };
      const { appId, leftOut } = await api(codeCalls.makeSpace, { body });
      const stayed = [...leftOut, ...(files ? (chosen?.leftOut ?? []) : [])];
      if (stayed.length === 0) navigate(`/build/app/${appId}`);
      else setMade({ appId, leftOut: stayed });
    });
  };

  if (made)
    return (
      <Stack>
        <Text size="sm" role="status">
          App created.
        </Text>
        <LeftOut files={made.leftOut} />
        <Group justify="flex-end">
          <Button data-autofocus onClick={() => navigate(`/build/app/${made.appId}`)}>
            Open the app
          </Button>
        </Group>
      </Stack>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <SegmentedControl
          aria-label="Begin with"
          fullWidth
          value={start}
          onChange={(value) => {
            setStart(value);
            forget();
          }}
          data={[
            { value: 'blank', label: 'A blank page' },
            { value: 'folder', label: 'A folder' },
          ]}
        />
        {start === 'folder' && (
          <Chosen
            hint={SPACE_FOLDER}
            unnamed="The folder"
            chosen={chosen}
            busy={busy}
            choose={choose}
          />
        )}
        <TextInput
          label="Name"
          data-autofocus
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Failed failure={failure} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={busy}
            disabled={!name.trim() || (start === 'folder' && !chosen)}
          >
            Create
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
