import type { DatabaseEntity } from '@trellis/contract';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ImportCalls } from './calls.ts';
import { ImportWizard } from './wizard/import-wizard.ts';

/** One import from its file to its end, into an entity or a new one. An import that was under way when the page went is shown again. */
export function useImport(appId: string, entity: DatabaseEntity | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are counted anew are no other entity
  const calls = useMemo(
    () => new ImportCalls(appId, entity),
    [appId, entity?.name, entity?.schema],
  );
  const [one] = useState(() => new ImportWizard(calls));
  one.calls = calls;
  const { wizard, isOpen } = useSyncExternalStore(one.subscribe, () => one.state);
  useEffect(() => one.follow(), [one]);
  const { open, close, back, refuse, upload, layout, start, resume, undo } = one;
  return { calls, wizard, isOpen, open, close, back, refuse, upload, layout, start, resume, undo };
}

export type Import = ReturnType<typeof useImport>;
