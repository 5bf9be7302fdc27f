import { Alert, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { codeCalls } from '@trellis/contract';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, messageOf } from '../../../session/api.ts';
import { ChooseFolder } from './ChooseFolder.tsx';
import { LeftOut } from './LeftOut.tsx';
import { type ReadFolder, readChosen } from './read-folder.ts';

/** Makes a space app: with a blank page, or with the files of a folder. */
export function SpaceForm() {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [start, setStart] = useState('blank');
  const [folder, setFolder] = useState<ReadFolder | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<{ appId: string; leftOut: ReadFolder['leftOut'] } | null>(null);
  // The same for each try, so that one that was answered too late makes no second app.
  const requestKey = useRef(crypto.randomUUID());

  const take = async (reading: Promise<ReadFolder>) => {
    setFailure(null);
    setBusy(true);
    try {
      const read = await reading;
      setFolder(read);
      setName((now) => now || read.name.slice(0, 100));
    } catch (error) {
      setFolder(null);
      setFailure(messageOf(error));
    }
    setBusy(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      const files = start === 'folder' ? folder?.files : undefined;
      const body = { name, requestKey: requestKey.current, ...(files && { files }) };
      const { appId, leftOut } = await api(codeCalls.makeSpace, { body });
      const stayed = [...leftOut, ...(files ? (folder?.leftOut ?? []) : [])];
      if (stayed.length === 0) return navigate(`/build/app/${appId}`);
      setMade({ appId, leftOut: stayed });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };

  if (made)
    return (
      <Stack>
        <Text size="sm" role="status">
          The app is made.
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
            setFailure(null);
          }}
          data={[
            { value: 'blank', label: 'A blank page' },
            { value: 'folder', label: 'A folder' },
          ]}
        />
        {start === 'folder' && <Choose folder={folder} disabled={busy} onTake={take} />}
        <TextInput
          label="Name"
          data-autofocus
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={busy}
            disabled={!name.trim() || (start === 'folder' && !folder)}
          >
            Create
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface ChooseProps {
  folder: ReadFolder | null;
  disabled: boolean;
  onTake(reading: Promise<ReadFolder>): void;
}

function Choose({ folder, disabled, onTake }: ChooseProps) {
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        One with pages/, components/, entities/ or services/ in it, or in its src/.
      </Text>
      <ChooseFolder disabled={disabled} onTake={(files) => onTake(files.then(readChosen))} />
      {folder && (
        <Text size="sm" role="status">
          {folder.name}: {folder.files.length} {folder.files.length === 1 ? 'file' : 'files'}
        </Text>
      )}
    </Stack>
  );
}
