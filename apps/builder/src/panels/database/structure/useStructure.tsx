import { notifications } from '@mantine/notifications';
import { type AppDetail, type DatabaseEntity, MESSAGES, may } from '@trellis/contract';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { PanelChat } from '../../types.ts';
import type { Table } from '../rows/table.ts';
import type { HeaderActs } from '../table/HeaderRow.tsx';
import { ColumnItems } from './ColumnItems.tsx';
import { ColumnCalls } from './changes.ts';
import type { Asked } from './context.ts';

const StructureDialog = lazy(() => import('./StructureDialog.tsx'));

interface Structure extends Pick<HeaderActs, 'more' | 'addColumn'> {
  dialog: ReactNode;
}

/** Changing columns from the header: the menus for who may, and the dialog that is open. */
export function useStructure(
  app: AppDetail,
  entity: DatabaseEntity,
  table: Table,
  chat: PanelChat,
): Structure {
  const [asked, setAsked] = useState<Asked | null>(null);
  const calls = useMemo(() => new ColumnCalls(app.appId, entity.name), [app.appId, entity.name]);
  const mayEdit = may(app.role, 'app.edit');
  const { isBusy } = chat;
  const acts = useMemo(() => {
    if (!mayEdit) return { more: null, addColumn: null };
    // The assistant may be changing the same columns; the server refuses it as well.
    const ask = (next: Asked) =>
      isBusy
        ? notifications.show({ color: 'red', message: MESSAGES.columnsWhileChatBusy })
        : setAsked(next);
    const more: HeaderActs['more'] = (column) => <ColumnItems column={column} onAsk={ask} />;
    return { more, addColumn: () => ask({ kind: 'add', beside: null }) };
  }, [mayEdit, isBusy]);
  const close = () => {
    setAsked(null);
    // The menu that opened the dialog is gone: one is in the table again.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('[role="grid"]')?.focus();
    });
  };
  const dialog = asked && (
    <Suspense>
      <StructureDialog
        app={app}
        entity={entity}
        table={table}
        calls={calls}
        chat={chat}
        asked={asked}
        onClose={close}
      />
    </Suspense>
  );
  return { ...acts, dialog };
}
