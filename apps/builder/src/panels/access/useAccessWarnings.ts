import { type AccessFix, type AccessWarning, accessCalls } from '@trellis/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, messageOf } from '../../session/api.ts';
import { onAppEvent } from '../../session/live.ts';

interface Warned {
  warnings: readonly AccessWarning[];
  isSignupEnabled: boolean;
}

const NONE: Warned = { warnings: [], isSignupEnabled: false };

/** The warnings of an app's current version; read anew with each version, whoever made it. */
export function useAccessWarnings(appId: string) {
  const [warned, setWarned] = useState<Warned>(NONE);
  const [failure, setFailure] = useState<string | null>(null);
  const [fixing, setFixing] = useState<string | null>(null);
  const asked = useRef(0);
  const reload = useCallback(async () => {
    const turn = ++asked.current;
    try {
      const found = await api(accessCalls.warnings, { params: { appId } });
      if (turn === asked.current) setWarned(found);
    } catch (error) {
      // What was warned of before is still true for all that is known.
      if (turn === asked.current) setFailure(messageOf(error));
    }
  }, [appId]);
  useEffect(() => {
    void reload();
    let known: string | null = null;
    return onAppEvent(appId, 'preview', ({ update }) => {
      if (update.versionId === known) return;
      known = update.versionId;
      void reload();
    });
  }, [appId, reload]);
  const fix = async (entity: string, kind: AccessFix): Promise<boolean> => {
    setFixing(`${entity} ${kind}`);
    setFailure(null);
    try {
      const body = { entity, fix: kind };
      const found = await api(accessCalls.fix, { params: { appId }, body });
      asked.current++;
      setWarned(found);
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    } finally {
      setFixing(null);
    }
  };
  return { ...warned, failure, fixing, fix };
}
