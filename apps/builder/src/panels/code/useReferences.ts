import { codeCalls } from '@trellis/contract';
import { useState } from 'react';
import { useRead } from '../../session/query.ts';
import type { Change } from './project/files.ts';
import type { Project } from './project/project.ts';

/** What refers to a file, asked when everything typed is saved; and the changes of those that are to be made. */
export function useReferences(project: Project, id: string, newId?: string) {
  const question = [id, newId];
  const { value: references, failure: error } = useRead(
    [codeCalls.references.id, project.key, ...question],
    async () => {
      for (const file of project.files.values()) if (file.isDirty) await project.saveNow(file.id);
      return (await project.calls.references(id, newId)).references;
    },
  );
  /** Those that are to stay as they are, of the question that was asked. */
  const asked = question.join(' ');
  const [left, setLeft] = useState({ of: asked, paths: new Set<string>() });
  const kept = left.of === asked ? left.paths : new Set<string>();
  const chosen: ReadonlySet<string> = new Set(
    references?.map(({ path }) => path).filter((path) => !kept.has(path)),
  );
  const changes = (): Change[] =>
    (references ?? [])
      .filter(({ path, updated, content }) => chosen.has(path) && updated !== content)
      .map(({ path, updated, hash }) => ({
        path,
        content: updated,
        base: path === newId ? null : hash,
      }));
  const toggle = (path: string) => {
    const paths = new Set(kept);
    if (!paths.delete(path)) paths.add(path);
    setLeft({ of: asked, paths });
  };
  return { references, chosen, toggle, changes, error };
}
