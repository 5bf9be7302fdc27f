import { type RefObject, useContext } from 'react';
import { copyLater } from '../../../ui/copy.ts';
import { TitlesContext } from '../cells/relations.ts';
import { type Area, clearedCells, copied, filledDown, pasted } from './clipboard.ts';
import type { Range } from './place.ts';
import { useClipboard } from './useClipboard.ts';

interface Given extends Omit<Area, 'range' | 'titles'> {
  /** Says what went wrong. */
  run(work: Promise<void>): void;
  notify(message: string): void;
}

/** What can be done with marked cells. */
export function useMarked({ run, notify, ...table }: Given) {
  const titles = useContext(TitlesContext);
  const area = (range: Range): Area => ({ range, titles, ...table });
  return {
    clear: (range: Range) => run(clearedCells(area(range))),
    fillDown: (range: Range) => run(filledDown(area(range))),
    copy: (range: Range, data: DataTransfer) => {
      const text = copied(area(range));
      if (typeof text === 'string') data.setData('text/plain', text);
      else run(copyLater(text));
    },
    paste: (range: Range, data: DataTransfer) =>
      run(pasted(area(range), data.getData('text/plain'), notify)),
  };
}

/** The same by the keys of the clipboard. */
export function useCopied(
  box: RefObject<HTMLElement | null>,
  range: Range | null,
  { copy, paste, clear }: ReturnType<typeof useMarked>,
  canWrite: boolean,
): void {
  useClipboard(box, {
    copy: (data) => {
      if (range) copy(range, data);
      return range !== null;
    },
    clear: () => range && clear(range),
    paste: (data) => {
      if (!range || !canWrite) return false;
      paste(range, data);
      return true;
    },
  });
}
