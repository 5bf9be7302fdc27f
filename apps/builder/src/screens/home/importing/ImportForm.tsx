import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type ImportReport, importCalls } from '@trellis/contract';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Chosen, Failed } from '../../../panels/code/space/Chosen.tsx';
import type { ReadFolder } from '../../../panels/code/space/read-folder.ts';
import { useChosen } from '../../../panels/code/space/useChosen.ts';
import { api } from '../../../session/api.ts';
import { Report } from './Report.tsx';

/** Reads the project, asks for a name, imports it, and tells what became of it. */
export function ImportForm({ dropped }: { dropped: Promise<File[]> | null }) {
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [made, setMade] = useState<{ appId: string; report: ImportReport } | null>(null);
  // The same for each try, so that one that was answered too late makes no second app.
  const requestKey = useRef(crypto.randomUUID());
  const onRead = useCallback((read: ReadFolder) => {
    requestKey.current = crypto.randomUUID();
    setName((now) => now || titleOf(read.name));
  }, []);
  const { chosen, busy, failure, attempt, choose } = useChosen('project', onRead);
  useEffect(() => {
    if (dropped) void choose(dropped);
  }, [dropped, choose]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!chosen) return;
    void attempt(async () => {
      const files = chosen.files.map((file) => ({ encoding: 'text' as const, ...file }));
      const body = { name, files, requestKey: requestKey.current };
      const { appId, report } = await api(importCalls.importApp, { body });
      setMade({ appId, report: { ...report, leftOut: [...report.leftOut, ...chosen.leftOut] } });
    });
  };

  if (made)
    return <Report report={made.report} onOpen={() => navigate(`/build/app/${made.appId}`)} />;
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Chosen
          hint="Import a Vite and React project (folder or ZIP) exported from another builder. To import rows, include CSV or JSON files named after their entity."
          unnamed="The project"
          chosen={chosen}
          busy={busy}
          choose={choose}
        />
        <TextInput
          label="Name"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Failed failure={failure} />
        <Group justify="flex-end">
          <Button type="submit" loading={busy} disabled={!name.trim() || !chosen}>
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
