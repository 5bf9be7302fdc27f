import { useState } from 'react';

export interface Acting {
  /** What came of the last act, in words. */
  said: string;
  failure: string;
  busy: boolean;
  /** Does something; what it answers is said. */
  act(work: () => Promise<string>): Promise<void>;
}

/** One act at a time, and what came of it. */
export function useAct(): Acting {
  const [state, set] = useState({ said: '', failure: '', busy: false });
  return {
    ...state,
    async act(work) {
      set({ said: '', failure: '', busy: true });
      try {
        set({ said: await work(), failure: '', busy: false });
      } catch (error) {
        set({ said: '', failure: (error as Error).message, busy: false });
      }
    },
  };
}
