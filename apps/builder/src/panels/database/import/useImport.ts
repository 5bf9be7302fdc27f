import { notifications } from '@mantine/notifications';
import {
  type CsvMapping,
  type DatabaseEntity,
  type ImportLayout,
  type ImportPlan,
  type ImportProgress,
  MESSAGES,
  type StagedImport,
} from '@trellis/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError, messageOf } from '../../../session/api.ts';
import { basicMapping, ImportCalls } from './calls.ts';
import { sendRows } from './send.ts';

const POLL_MS = 500;
/** The rows are there by then. */
const AFTER_MS = 600;

/** Upload, mapping, importing, complete (spec 2, section 4). */
export type Wizard =
  | { step: 'upload'; isBusy: boolean; problem: string | null }
  | { step: 'map'; file: StagedImport; mapping: CsvMapping[]; isBusy: boolean }
  | { step: 'import'; progress: ImportProgress; problem: string | null; isAway?: boolean }
  | { step: 'complete'; progress: ImportProgress };

const FIRST: Wizard = { step: 'upload', isBusy: false, problem: null };
const toast = (color: string, message: string) =>
  notifications.show({ color, message, withBorder: true });

/** One import from its file to its end. An import that was under way when the page went is shown again. */
export function useImport(appId: string, entity: DatabaseEntity) {
  const [wizard, setWizard] = useState<Wizard>(FIRST);
  const [isOpen, setOpen] = useState(false);
  const known = useRef(entity);
  known.current = entity;
  const { name } = entity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that are counted anew are no other entity
  const calls = useMemo(() => new ImportCalls(appId, entity), [appId, name, entity.schema]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const end = useCallback((progress: ImportProgress) => {
    if (progress.state === 'failed') {
      toast('red', MESSAGES.importFailed);
      setWizard({ step: 'import', progress, problem: progress.error ?? MESSAGES.importFailed });
      return;
    }
    const { failed, total } = progress;
    if (failed > 0) toast('yellow', MESSAGES.importedSome(failed, total));
    else toast('green', MESSAGES.importedAll(total));
    setWizard({ step: 'complete', progress });
  }, []);

  const follow = useCallback(
    async (importId: string) => {
      while (!isGone.current) {
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        // A server that is away comes back, and goes on with the import.
        const progress = await calls.progress(importId).catch((error: unknown) => {
          // Unless there is nothing to hear of any more.
          if (error instanceof ApiError && [403, 404].includes(error.status)) throw error;
          return null;
        });
        if (isGone.current) return;
        if (!progress) {
          setWizard((now) => (now.step === 'import' ? { ...now, isAway: true } : now));
          continue;
        }
        if (progress.state !== 'running') return end(progress);
        setWizard({ step: 'import', progress, problem: null });
      }
    },
    [calls, end],
  );

  const resume = useCallback(
    async (progress: ImportProgress) => {
      setOpen(true);
      setWizard({ step: 'import', progress, problem: null });
      try {
        await calls.resume(progress.importId);
        await follow(progress.importId);
      } catch (error) {
        setWizard({ step: 'import', progress, problem: messageOf(error) });
      }
    },
    [calls, follow],
  );

  // What was under way when the page was left goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is opened
  useEffect(() => {
    const look = () =>
      calls.list().then(
        (imports) => {
          const open = imports.find(({ state, isMine }) => state === 'running' && isMine);
          if (open && !isGone.current) void resume(open);
        },
        // Without the list nothing is shown of it; the import itself goes on.
        () => undefined,
      );
    const timer = setTimeout(look, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const read = async (file: StagedImport) => {
    let mapping: CsvMapping[];
    try {
      mapping = await calls.mapping(file);
    } catch {
      toast('yellow', MESSAGES.mappingFailed);
      mapping = basicMapping(known.current, file);
    }
    setWizard({ step: 'map', file, mapping, isBusy: false });
  };

  return {
    calls,
    wizard,
    isOpen,
    open: () => {
      setWizard(FIRST);
      setOpen(true);
    },
    close: () => setOpen(false),
    back: () => setWizard(FIRST),
    refuse: (problem: string) => setWizard({ step: 'upload', isBusy: false, problem }),
    async upload(file: File) {
      setWizard({ step: 'upload', isBusy: true, problem: null });
      try {
        await read(await calls.stage(file));
      } catch (error) {
        const isRead = error instanceof ApiError && error.code === 'import_unreadable';
        toast('red', isRead ? MESSAGES.csvUnreadable : messageOf(error));
        setWizard({ step: 'upload', isBusy: false, problem: messageOf(error) });
      }
    },
    async layout(file: StagedImport, mapping: CsvMapping[], layout: ImportLayout) {
      setWizard({ step: 'map', file, mapping, isBusy: true });
      try {
        await read(await calls.layout(file.importId, layout));
      } catch (error) {
        toast('red', messageOf(error));
        setWizard({ step: 'map', file, mapping, isBusy: false });
      }
    },
    /** Answers why it could not begin; null where it did. */
    async start(file: StagedImport, plan: ImportPlan): Promise<string | null> {
      const { importId } = file;
      let begun: Awaited<ReturnType<ImportCalls['start']>>;
      try {
        begun = await calls.start(importId, plan);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'import_state') {
          // It began, and its answer got lost.
          void resume(await calls.progress(importId));
          return null;
        }
        toast('red', MESSAGES.importFailed);
        return messageOf(error);
      }
      const { progress, rows } = begun;
      setWizard({ step: 'import', progress, problem: null });
      if (!rows) {
        follow(importId).catch((error: unknown) =>
          setWizard({ step: 'import', progress, problem: messageOf(error) }),
        );
        return null;
      }
      try {
        const place = { appId, entityName: name, importId };
        const sent = await sendRows(place, rows, (done) =>
          setWizard({ step: 'import', progress: { ...progress, done }, problem: null }),
        );
        const done = await calls.finish(importId, sent);
        // Another window has given it to the server meanwhile.
        if (done.state === 'running') await follow(importId);
        else end(done);
      } catch (error) {
        toast('red', MESSAGES.importFailed);
        setWizard({ step: 'import', progress, problem: messageOf(error) });
      }
      return null;
    },
    resume,
    async undo(progress: ImportProgress) {
      const { removed, putBack, kept } = await calls.undo(progress.importId);
      const words = [
        `${removed.toLocaleString()} ${removed === 1 ? 'row' : 'rows'} removed`,
        ...(putBack > 0 ? [`${putBack.toLocaleString()} put back`] : []),
        ...(kept > 0 ? [`${kept.toLocaleString()} changed since and kept as they are`] : []),
      ];
      toast('green', `The import of ${progress.fileName} is undone: ${words.join(', ')}.`);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
