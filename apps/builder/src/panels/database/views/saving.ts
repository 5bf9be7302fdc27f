import { notifications } from '@mantine/notifications';
import { type TableView, type ViewShape, viewCalls } from '@trellis/contract';
import { ApiError, api, messageOf } from '../../../session/api.ts';
import type { Draft } from './kept.ts';
import type { Drafts } from './useDrafts.ts';

/** What was asked of the server did not happen; what is on the screen stays. */
const said = (error: unknown): null => {
  notifications.show({ color: 'red', message: messageOf(error), withBorder: true });
  return null;
};

interface Given {
  params: { appId: string; entityId: string };
  saved: readonly TableView[] | null;
  current: TableView | null;
  draft: Draft | undefined;
  /** What is shown. */
  shape: ViewShape;
  drafts: Drafts;
  load(): Promise<unknown>;
  /** Takes the list as it is now. */
  put(list: { views: TableView[] }): void;
}

/** What is done with an entity's views for everybody. */
export function savingOf({ params, saved, current, draft, shape, drafts, load, put }: Given) {
  const { kept, now, keep, drop, show } = drafts;
  const write = (view: TableView, body: ViewPart, rev: number) =>
    writeView({ ...params, viewId: view.id }, { ...body, rev }, load);
  const add = async (name: string, from: ViewShape): Promise<TableView | null> => {
    const made = await api(viewCalls.make, { params, body: { name, shape: from } }).catch(said);
    if (made) {
      await load();
      show(made);
    }
    return made;
  };
  return {
    /** Saves what is shown in the shown view, also over what somebody else made of it. */
    save: async (isOver = false) => {
      if (!current || !draft) return;
      if (await write(current, { shape }, isOver ? current.rev : draft.rev)) drop(current.id);
    },
    /** Saves what is shown as another view; the shown one is as it was. */
    saveAs: async (name: string, part: Partial<ViewShape> = {}) => {
      if (await add(name, { ...shape, ...part })) drop(kept.current);
    },
    add,
    rename: async (view: TableView, name: string) => {
      const fresh = await write(view, { name }, view.rev);
      // What is not saved here was begun with the same shape: another name outruns it not.
      const mine = now.current.drafts[view.id];
      if (fresh && mine?.rev === view.rev)
        keep((all) => ({
          ...all,
          drafts: { ...all.drafts, [view.id]: { ...mine, rev: fresh.rev } },
        }));
    },
    remove: async (view: TableView) => {
      const call = { params: { ...params, viewId: view.id } };
      show(null);
      await api(viewCalls.remove, call).then(() => drop(view.id), said);
      await load();
    },
    move: async (view: TableView, by: -1 | 1) => {
      const ids = (saved ?? []).map(({ id }) => id);
      const at = ids.indexOf(view.id);
      const [moved] = ids.splice(at, 1);
      if (moved) ids.splice(at + by, 0, moved);
      await api(viewCalls.order, { params, body: { ids } }).then(put, said);
    },
  };
}

interface ViewPart {
  name?: string;
  shape?: ViewShape;
}

/** Writes a view; where somebody else was faster it is read anew, which shows that. */
function writeView(
  params: { appId: string; entityId: string; viewId: string },
  body: ViewPart & { rev: number },
  load: () => Promise<unknown>,
): Promise<TableView | null> {
  return api(viewCalls.change, { params, body }).then(
    async (fresh) => {
      await load();
      return fresh;
    },
    async (error) => {
      if (error instanceof ApiError && (error.status === 409 || error.status === 404)) await load();
      return said(error);
    },
  );
}
