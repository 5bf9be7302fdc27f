import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ImportReport, importCalls } from '@trellis/contract';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ChooseFolder } from '../../../panels/code/space/ChooseFolder.tsx';
import { type ReadFolder, readChosen } from '../../../panels/code/space/read-folder.ts';
import { api, messageOf } from '../../../session/api.ts';
import { Report } from './Report.tsx';

/** Reads the project, asks for a name, imports it, and tells what became of it. */
export function ImportForm({ dropped }: { dropped: Promise<File[]> | null }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [project, setProject] = useState<ReadFolder | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<{ appId: string; report: ImportReport } | null>(null);
  // The same for each try, so that one that was answered too late makes no second app.
  const requestKey = useRef(crypto.randomUUID());

  const take = useCallback(async (files: Promise<readonly File[]>) => {
    setFailure(null);
    setBusy(true);
    try {
      const read = await readChosen(await files, 'project');
      setProject(read);
      requestKey.current = crypto.randomUUID();
      setName((now) => now || titleOf(read.name));
    } catch (error) {
      setProject(null);
      setFailure(messageOf(error));
    }
    setBusy(false);
  }, []);
  useEffect(() => {
    if (dropped) void take(dropped);
  }, [dropped, take]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!project) return;
    setBusy(true);
    setFailure(null);
    try {
      const files = project.files.map((file) => ({ encoding: 'text' as const, ...file }));
      const body = { name, files, requestKey: requestKey.current };
      const { appId, report } = await api(importCalls.importApp, { body });
      setMade({ appId, report: { ...report, leftOut: [...report.leftOut, ...project.leftOut] } });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
  };

  if (made)
    return <Report report={made.report} onOpen={() => navigate(`/build/app/${made.appId}`)} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          A project for Vite and React, with pages, components and entities, as other builders of
          apps hand it out. Rows come along as CSV or JSON files named after their entity.
        </Text>
        <ChooseFolder disabled={busy} onTake={take} />
        {project && (
          <Text size="sm" role="status">
            {project.name || 'The project'}: {project.files.length}{' '}
            {project.files.length === 1 ? 'file' : 'files'}
          </Text>
        )}
        <TextInput
          label="Name"
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
          <Button type="submit" loading={busy} disabled={!name.trim() || !project}>
            Import
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** `my-shop-main` → `My shop`. */
function titleOf(folder: string): string {
  const words = folder
    .replace(/[-_](main|master)$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 100);
}
