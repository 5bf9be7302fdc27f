import { type DeletedRow, TRASH, trashCalls, type WhichDeleted } from '@trellis/contract';
import { useRef, useState } from 'react';
import { api, messageOf } from '../../../session/api.ts';
import { usePages } from '../../../ui/usePages.ts';
import type { Table } from '../rows/table.ts';

/** What is being done, and with how many it is done. */
interface Doing {
  act: 'putBack' | 'erase';
  done: number;
}

/** The deleted rows of an entity, page by page, and what is done with them. */
export function useTrash(appId: string, entityName: string, search: string, table: Table) {
  const params = { appId, entityName };
  const [count, setCount] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [doing, setDoing] = useState<Doing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isStopped = useRef(false);
  const wanted = search.trim() || undefined;
  const pages = usePages<DeletedRow>({
    of: [trashCalls.list, params],
    search: wanted,
    page: async (last, asked) => {
      const query = { search: asked, before: last?.cursor };
      const found = await api(trashCalls.list, { params, query });
      setCount(found.count);
      return { items: found.rows, more: found.more };
    },
  });

  /** In parts, until it is done or stopped. */
  const run = async (act: Doing['act'], parts: WhichDeleted[]) => {
    isStopped.current = false;
    setFailure(null);
    setDoing({ act, done: 0 });
    const back: string[] = [];
    try {
      for await (const { ids, done } of doAll(params, act, parts, () => isStopped.current)) {
        back.push(...ids);
        setDoing({ act, done });
      }
    } catch (error) {
      setFailure(messageOf(error));
    }
    table.cameBack(back);
    setDoing(null);
    setSelected(new Set());
    pages.reload();
  };
  return {
    pages,
    count,
    selected,
    doing,
    failure,
    select: (id: string, isSelected: boolean) =>
      setSelected((now) => {
        const next = new Set(now);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    some: (act: Doing['act'], ids: readonly string[]) => run(act, partsOf(ids)),
    all: (act: Doing['act']) => run(act, [{ all: true, search: wanted }]),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Puts deleted rows back, or erases them, part by part; what came back, and with how many it is done so far. */
async function* doAll(
  params: { appId: string; entityName: string },
  act: Doing['act'],
  parts: readonly WhichDeleted[],
  isStopped: () => boolean,
): AsyncGenerator<{ ids: readonly string[]; done: number }> {
  let done = 0;
  for (const body of parts)
    for (let more = true; more && !isStopped(); ) {
      const answer =
        act === 'erase'
          ? { ...(await api(trashCalls.erase, { params, body })), ids: [] }
          : await api(trashCalls.putBack, { params, body });
      more = answer.more;
      done += answer.done;
      yield { ids: answer.ids, done };
    }
}

function partsOf(ids: readonly string[]): WhichDeleted[] {
  const parts: WhichDeleted[] = [];
  for (let at = 0; at < ids.length; at += TRASH.atOnce)
    parts.push({ ids: ids.slice(at, at + TRASH.atOnce) });
  return parts;
}
