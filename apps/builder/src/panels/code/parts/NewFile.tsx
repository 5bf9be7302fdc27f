import { Button, Group, Stack, TextInput } from '@mantine/core';
import { MESSAGES } from '@trellis/contract';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Project } from '../project/project.ts';
import { type NewKind, newPath, starter } from '../project/starters.ts';

interface Props {
  project: Project;
  kind: NewKind;
  onDone(id?: string): void;
}

const TITLES: Record<NewKind, string> = {
  page: 'New page',
  component: 'New component',
  service: 'New service',
  function: 'New function',
  layout: 'New layout',
  globals: 'New style sheet',
};

const PLACEHOLDERS: Partial<Record<NewKind, string>> = {
  service: 'prices',
  function: 'send-reminder',
};

/** Asks for a name and makes the file; one that can only have one name is asked to be confirmed. */
export function NewFile({ project, kind, onDone }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isNamed = kind !== 'layout' && kind !== 'globals';
  const make = (event: FormEvent) => {
    event.preventDefault();
    const path = newPath(kind, name);
    if (!path) return setError('Letters, numbers, dashes and underscores only');
    const taken = [...project.files.keys()].find((id) => id.toLowerCase() === path.toLowerCase());
    if (taken) return setError(MESSAGES.fileExists(taken));
    project.create(path, starter(kind, path));
    onDone(path);
  };
  return (
    <Dialog opened onClose={() => onDone()} title={TITLES[kind]}>
      <form onSubmit={make}>
        <Stack>
          {isNamed && (
            <TextInput
              label="Name"
              placeholder={PLACEHOLDERS[kind] ?? 'OrderList'}
              data-autofocus
              value={name}
              error={error}
              onChange={(event) => {
                setName(event.currentTarget.value);
                setError(null);
              }}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onDone()}>
              Cancel
            </Button>
            <Button type="submit">Create</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
