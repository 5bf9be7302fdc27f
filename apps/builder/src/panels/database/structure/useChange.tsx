import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ColumnChange } from '@trellis/contract';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../session/api.ts';
import type { Step, Steps } from '../rows/steps.ts';
import type { DialogProps } from './context.ts';

/** Makes a change of columns: what is refused stays as it was written, with the reason at its input ('' for the whole). */
export function useChange({ calls, table }: Pick<DialogProps, 'calls' | 'table'>) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** Whether it is made. `words` say what was done. */
  const run = async (change: ColumnChange, words: string): Promise<boolean> => {
    setBusy(true);
    setProblems({});
    try {
      const step = await calls.change(change, words);
      table.steps.did(step);
      offerUndo(table.steps, step);
      return true;
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { '': messageOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const clear = (input: string) =>
    setProblems(({ [input]: _mended, '': _whole, ...others }) => others);
  return { isBusy, problems, run, clear };
}

/** Says what was done, with the way back beside it. */
function offerUndo(steps: Steps, step: Step): void {
  const undo = async () => {
    notifications.hide(id);
    try {
      await steps.takeBack(step);
    } catch (error) {
      notifications.show({ color: 'red', message: messageOf(error) });
    }
  };
  // Each has its own: what stands there of the change before would be left as it is.
  const id = notifications.show({
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{step.label}</Text>
        <Button size="compact-xs" variant="default" onClick={() => void undo()}>
          Undo
        </Button>
      </Group>
    ),
  });
}
