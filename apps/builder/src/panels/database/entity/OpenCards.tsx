import type { AppDetail, DatabaseEntity } from '@trellis/contract';
import { lazy, type RefObject, Suspense } from 'react';
import type { Card } from '../card/useCard.ts';
import type { Table } from '../rows/table.ts';
import type { GridHandle } from '../table/DataGrid.tsx';

const RowCard = lazy(() => import('../card/RowCard.tsx'));
const NewRowCard = lazy(() => import('../card/NewRowCard.tsx'));

interface Props {
  app: AppDetail;
  entity: DatabaseEntity;
  table: Table;
  card: Card;
  /** Nothing can be changed, whatever one's role. */
  isFixed: boolean;
  handle: RefObject<GridHandle | null>;
}

/** The row that is opened as a whole, and the new one that is being filled in. */
export function OpenCards({ app, entity, table, card, isFixed, handle }: Props) {
  return (
    <>
      {card.making !== null && (
        <Suspense fallback={null}>
          <NewRowCard
            appId={app.appId}
            entity={entity}
            table={table}
            rowKey={card.making}
            onClose={() => card.make(null)}
          />
        </Suspense>
      )}
      {card.shown && (
        <Suspense fallback={null}>
          <RowCard
            app={app}
            entity={entity}
            table={table}
            card={card}
            isFixed={isFixed}
            onGo={(index) => handle.current?.goTo(index)}
            onClosed={() => handle.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}
