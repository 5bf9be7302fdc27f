import type { ColumnChange } from '@trellis/contract';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../session/api.ts';
import { offerUndo } from '../../../ui/offerUndo.tsx';
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
      offerUndo(step.label, () => table.steps.takeBack(step));
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
