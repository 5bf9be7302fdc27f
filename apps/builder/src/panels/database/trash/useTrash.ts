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
    let all = 0;
    const back: string[] = [];
    try {
      for (const which of parts)
        for (let more = true; more && !isStopped.current; ) {
          const asked = { params, body: which };
          const answer =
            act === 'erase'
              ? { ...(await api(trashCalls.erase, asked)), ids: [] }
              : await api(trashCalls.putBack, asked);
          more = answer.more;
          all += answer.done;
          back.push(...answer.ids);
          setDoing({ act, done: all });
        }
    } catch (error) {
      setFailure(messageOf(error));
    }
    table.cameBack(back);
    setDoing(null);
    setSelected(new Set());
    pages.reload();
  };
  const some = (act: Doing['act'], ids: readonly string[]) => {
    const parts: WhichDeleted[] = [];
    for (let at = 0; at < ids.length; at += TRASH.atOnce)
      parts.push({ ids: ids.slice(at, at + TRASH.atOnce) });
    return run(act, parts);
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
    some,
    all: (act: Doing['act']) => run(act, [{ all: true, search: wanted }]),
    stop: () => {
      isStopped.current = true;
    },
  };
}
