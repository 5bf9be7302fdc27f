import type { FileReference } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import type { Change } from './project/files.ts';
import type { Project } from './project/project.ts';

/** What refers to a file, asked when everything typed is saved; and the changes of those that are to be made. */
export function useReferences(project: Project, id: string, newId?: string) {
  const [references, setReferences] = useState<FileReference[] | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      for (const file of project.files.values()) if (file.isDirty) await project.saveNow(file.id);
      const answer = await project.calls.references(id, newId);
      if (isGone) return;
      setReferences(answer.references);
      setChosen(new Set(answer.references.map(({ path }) => path)));
      setError(null);
    };
    ask().catch((failure) => !isGone && setError(messageOf(failure)));
    return () => {
      isGone = true;
    };
  }, [project, id, newId]);
  const changes = (): Change[] =>
    (references ?? [])
      .filter(({ path, updated, content }) => chosen.has(path) && updated !== content)
      .map(({ path, updated, hash }) => ({
        path,
        content: updated,
        base: path === newId ? null : hash,
      }));
  const toggle = (path: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(path)) next.add(path);
      return next;
    });
  return { references, chosen, toggle, changes, error };
}
