import { notifications } from '@mantine/notifications';
import { useCallback } from 'react';
import { offerUndo } from '../ui/offerUndo.tsx';
import { useSaver } from './context.ts';
import type { Act } from './history.ts';

export type OfferUndo = (words: string, takeBack: (() => Promise<unknown>) | null) => void;

/** Says what was done with the way back beside it; when the words are gone, the workbench's own Undo is that way. */
export function useOfferUndo(): OfferUndo {
  const saver = useSaver();
  return useCallback(
    (words, takeBack) => {
      if (!takeBack) return void offerUndo(words, null);
      const act: Act = {
        takeBack: () => {
          notifications.hide(id);
          return takeBack();
        },
      };
      const id = offerUndo(words, () => saver.takeBack(act));
      saver.did(act);
    },
    [saver],
  );
}
