import type { ChatAssistant } from '@trellis/contract';
import { useEffect } from 'react';
import { useSaver, useSaving } from '../../saving/context.ts';

/** The app's chat assistant, whose parts save themselves; null until it is here. */
export function useAssistant(): ChatAssistant | null {
  const saver = useSaver();
  useEffect(() => {
    saver
      .openAssistant()
      .catch((error) => console.warn(`The assistant could not be loaded: ${error}`));
  }, [saver]);
  return useSaving((_, of) => of.assistant);
}
