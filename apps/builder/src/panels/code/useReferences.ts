import type { FileReference } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { messageOf } from '../../session/api.ts';
import type { Change } from './project/files.ts';
import type { Project } from './project/project.ts';

/** What refers to a file, asked when everything typed is saved; and the changes of those that are to be made. */
export function useReferences(project: Project, id: string, newId?: string) {
  const [answer, setAnswer] = useState<{ to: string; found: FileReference[] } | null>(null);
  const question = `${id} ${newId ?? ''}`;
  // Of the question before, the changes would lead to another path.
  const references = answer?.to === question ? answer.found : null;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      for (const file of project.files.values()) if (file.isDirty) await project.saveNow(file.id);
      const { references: found } = await project.calls.references(id, newId);
      if (isGone) return;
      setAnswer({ to: question, found });
      setChosen(new Set(found.map(({ path }) => path)));
      setError(null);
    };
    ask().catch((failure) => !isGone && setError(messageOf(failure)));
    return () => {
      isGone = true;
    };
  }, [project, id, newId, question]);
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
