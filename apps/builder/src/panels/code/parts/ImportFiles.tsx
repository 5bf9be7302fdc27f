import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { phrase } from '../../../ui/phrase.ts';
import type { Project } from '../project/project.ts';
import { Chosen, Failed, SPACE_FOLDER } from '../space/Chosen.tsx';
import { LeftOut } from '../space/LeftOut.tsx';
import type { ReadFolder } from '../space/read-folder.ts';
import { useChosen } from '../space/useChosen.ts';

/** Takes the files of a folder into the app, as one version. */
export function ImportFiles({ project, onDone }: { project: Project; onDone(): void }) {
  const { chosen, busy, failure, attempt, choose } = useChosen('texts');
  const [taken, setTaken] = useState<{ count: number; leftOut: ReadFolder['leftOut'] } | null>(
    null,
  );
  const replaced = (chosen?.files ?? []).filter(({ path }) => isThere(project, path)).length;
  const take = (read: ReadFolder) =>
    void attempt(async () => {
      const { imported, leftOut } = await project.calls.importFolder(read.files);
      await project.refresh();
      setTaken({ count: imported.length, leftOut: [...leftOut, ...read.leftOut] });
    });
  return (
    <Dialog opened onClose={onDone} size="md" title="Import a folder">
      <Stack>
        {taken ? (
          <>
            <Text size="sm" role="status">
              {phrase('{n, plural, one {# file} other {# files}} imported.', {
                n: taken.count,
              })}
            </Text>
            {taken.leftOut.length > 0 && <LeftOut files={taken.leftOut} />}
          </>
        ) : (
          <>
            <Chosen
              hint={`${SPACE_FOLDER} Files with the same name are replaced; you can restore the previous version.`}
              unnamed="The folder"
              chosen={chosen}
              busy={busy}
              choose={choose}
            />
            {replaced > 0 && (
              <Text size="sm">{counted(replaced, 'file')} of the app will be replaced by it.</Text>
            )}
            <Failed failure={failure} />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {taken ? 'Done' : 'Cancel'}
          </Button>
          {!taken && (
            <Button
              loading={busy}
              disabled={!chosen}
              onClick={() => {
                if (chosen) take(chosen);
              }}
            >
              Import
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Whether a file of a folder stands for one of the app's: below whatever folder it was chosen in. */
function isThere({ files }: Project, path: string): boolean {
  return [...files.keys()].some((id) => path === id || path.endsWith(`/${id}`));
}
