import { Alert, Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { fileKind, MESSAGES } from '@trellis/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Project } from '../project/project.ts';
import { useReferences } from '../useReferences.ts';
import { ReferenceList } from './ReferenceList.tsx';

interface Props {
  project: Project;
  id: string;
  onDone(newId?: string): void;
}

/** Gives a file another path after showing what refers to it; those places change in the same version. */
export function RenameFile({ project, id, onDone }: Props) {
  const folder = /^\w+\//.exec(id)?.[0] ?? '';
  const ending = /\.\w+$/.exec(id)?.[0] ?? '';
  const [name, setName] = useState(id.slice(folder.length, id.length - ending.length));
  const newId = `${folder}${name.trim()}${ending}`;
  const [asked] = useDebouncedValue(newId, 300);
  const flaw = flawOf(project, id, newId);
  const isValid = flaw === null && newId !== id;
  const { references, chosen, toggle, changes, error } = useReferences(
    project,
    id,
    flawOf(project, id, asked) === null && asked !== id ? asked : undefined,
  );
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isReady = isValid && asked === newId && references !== null;
  // Pressed before it is known what refers to the file: done as soon as it is.
  const [isWanted, setWanted] = useState(false);
  const rename = async () => {
    setWanted(false);
    setWorking(true);
    setFailure(null);
    try {
      await project.rename(id, newId, changes());
      onDone(newId);
    } catch (cause) {
      setFailure(messageOf(cause));
      setWorking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) void rename();
    else setWanted(isValid);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it waits for begins it
  useEffect(() => {
    if (isWanted && isReady) void rename();
  }, [isWanted, isReady]);
  return (
    <Dialog opened onClose={() => onDone()} size="md" title={`Rename ${id}`}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="New name"
            description={newId}
            data-autofocus
            value={name}
            error={flaw}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setWanted(false);
            }}
          />
          {(failure ?? error) && (
            <Alert color="red" role="alert">
              {failure ?? error}
            </Alert>
          )}
          {isValid && <ReferenceList references={references} chosen={chosen} onToggle={toggle} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onDone()}>
              Cancel
            </Button>
            <Button type="submit" loading={working || (isWanted && !error)} disabled={!isValid}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function flawOf(project: Project, id: string, newId: string): string | null {
  if (fileKind(newId) !== fileKind(id)) return 'Letters, numbers, dashes and underscores only';
  const taken = [...project.files.keys()].find(
    (other) => other !== id && other.toLowerCase() === newId.toLowerCase(),
  );
  return taken ? MESSAGES.fileExists(taken) : null;
}
