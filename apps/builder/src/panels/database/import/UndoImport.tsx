import { Alert, Button, Group, Text } from '@mantine/core';
import type { ImportProgress } from '@trellis/contract';
import { useState } from 'react';
import { messageOf } from '../../../session/api.ts';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/Dialog.tsx';

interface Props {
  progress: ImportProgress;
  /** `made`: the columns or the table that it made go, too. */
  undo(progress: ImportProgress, made: boolean): Promise<void>;
  onDone?(): void;
  onClose(): void;
}

/** Asks before an import is taken back, and whether what it made beside rows goes with them. */
export function UndoImport({ progress, undo, onDone, onClose }: Props) {
  const [busy, setBusy] = useState<'rows' | 'all' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { fileName, created, updated, madeFields, madeEntity } = progress;
  const run = async (made: boolean) => {
    setBusy(made ? 'all' : 'rows');
    setProblem(null);
    try {
      await undo(progress, made);
      onClose();
      onDone?.();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(null);
    }
  };
  const others = madeEntity
    ? 'the entity'
    : madeFields.length === 1
      ? 'the new column'
      : `the ${madeFields.length} new columns`;
  const hasMade = madeEntity || madeFields.length > 0;
  return (
    <Dialog
      opened
      title={`Undo the import of ${fileName}?`}
      isHeld={busy !== null}
      onClose={onClose}
    >
      <Text size="sm">
        {[
          `${counted(created, 'row')} it added will be deleted.`,
          ...(updated > 0 ? [`${counted(updated, 'row')} it changed will be restored.`] : []),
        ].join(' ')}
      </Text>
      {hasMade && (
        <Text size="sm" mt="xs">
          {madeEntity
            ? 'It also created this entity. Delete the entity too?'
            : `It also created ${madeFields.join(', ')}. Delete ${others} too?`}
        </Text>
      )}
      {problem !== null && (
        <Alert color="red" role="alert" mt="xs">
          {problem}
        </Alert>
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" disabled={busy !== null} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant={hasMade ? 'default' : 'filled'}
          loading={busy === 'rows'}
          disabled={busy === 'all'}
          onClick={() => void run(false)}
        >
          {hasMade ? 'Rows only' : 'Undo the import'}
        </Button>
        {hasMade && (
          <Button
            loading={busy === 'all'}
            disabled={busy === 'rows'}
            onClick={() => void run(true)}
          >
            {`Rows and ${others}`}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
