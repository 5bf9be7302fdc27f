import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { DatabaseEntity, ImportProgress } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from './import.module.css';
import { MapStep } from './MapStep.tsx';
import { UndoImport } from './UndoImport.tsx';
import { type FileKind, UploadStep } from './UploadStep.tsx';
import type { Import } from './useImport.ts';
import type { Wizard } from './wizard/state.ts';

const STEPS = ['1. Upload CSV', '2. Map Columns', '3. Import Data'] as const;
const AT: Record<Wizard['step'], number> = { upload: 0, map: 1, import: 2, complete: 2 };

interface Props {
  one: Import;
  kind: FileKind;
  /** Null where the file makes one. */
  entity: DatabaseEntity | null;
}

/** A file's rows into an entity, in three steps. It cannot be closed while rows come in. */
export function ImportDialog({ one, kind, entity }: Props) {
  const { wizard } = one;
  const isHeld = wizard.step === 'import' && wizard.problem === null;
  return (
    <Dialog
      opened
      size="xl"
      title={entity ? `Import into ${entity.schema.title || entity.name}` : 'New entity'}
      isHeld={isHeld}
      onClose={one.close}
    >
      <Stack gap="md" className={classes.body}>
        <ol className={classes.steps}>
          {STEPS.map((name, at) => (
            <li key={name} aria-current={at === AT[wizard.step] ? 'step' : undefined}>
              {name}
            </li>
          ))}
        </ol>
        {wizard.step === 'upload' && <UploadStep wizard={wizard} kind={kind} one={one} />}
        {wizard.step === 'map' && (
          <MapStep
            key={`${wizard.file.importId} ${JSON.stringify(wizard.file.layout)}`}
            wizard={wizard}
            entity={entity}
            one={one}
          />
        )}
        {wizard.step === 'import' && <Running wizard={wizard} one={one} />}
        {wizard.step === 'complete' && <Complete progress={wizard.progress} one={one} />}
      </Stack>
    </Dialog>
  );
}

function Running({ wizard, one }: { wizard: Wizard & { step: 'import' }; one: Import }) {
  const { progress, problem, isAway } = wizard;
  const { done, total } = progress;
  const part = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {total > 0 ? `${done.toLocaleString()} of ${total.toLocaleString()} rows` : 'Reading rows…'}
      </Text>
      <Progress
        value={part}
        animated={problem === null}
        aria-label="Rows imported"
        color={problem === null ? undefined : 'red'}
      />
      {problem === null ? (
        <Text size="xs" c="dimmed">
          {isAway
            ? 'The server cannot be reached. The import continues when it is back.'
            : 'You can reload this page: the import continues, and this window comes back.'}
        </Text>
      ) : (
        <Alert color="red" role="alert" title="The import stopped">
          <Text size="sm" mb="xs">
            {problem}
          </Text>
          <Group gap="xs">
            <Button size="xs" onClick={() => one.resume(progress)}>
              {' '}
              Continue{' '}
            </Button>
            <Button size="xs" variant="default" onClick={one.close}>
              Close
            </Button>
          </Group>
        </Alert>
      )}
    </Stack>
  );
}

function Complete({ progress, one }: { progress: ImportProgress; one: Import }) {
  const [isUndoing, setUndoing] = useState(false);
  const { created, updated, skipped, failed } = progress;
  const tell = (error: unknown) =>
    notifications.show({ color: 'red', message: messageOf(error), withBorder: true });
  const counts = [
    [created, 'added'],
    [updated, 'changed'],
    [skipped, 'already there'],
    [failed, 'not imported'],
  ] as const;
  return (
    <Stack gap="sm">
      <Text component="h3" fw={600}>
        Import Complete!
      </Text>
      <Text size="sm">
        {counts
          .filter(([count], at) => count > 0 || at === 0)
          .map(([count, words]) => `${count.toLocaleString()} ${words}`)
          .join(' · ')}
      </Text>
      <Group gap="xs">
        <Button size="xs" onClick={one.close}>
          Done
        </Button>
        {failed > 0 && (
          <Button
            size="xs"
            variant="default"
            onClick={() => void one.calls.saveFailures(progress).catch(tell)}
          >
            Download failed rows
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => setUndoing(true)}>
          Undo this import
        </Button>
      </Group>
      {isUndoing && (
        <UndoImport
          progress={progress}
          undo={one.undo}
          onDone={one.close}
          onClose={() => setUndoing(false)}
        />
      )}
    </Stack>
  );
}
