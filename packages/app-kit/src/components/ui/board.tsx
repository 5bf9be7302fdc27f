import { lazy, type ReactNode, Suspense } from 'react';
import { BoardCard, BoardFrame, BoardLane, type BoardProps, itemsOf } from './board-parts.tsx';

export type { BoardColumn, BoardProps } from './board-parts.tsx';

/** Dragging comes after the first paint, so that a board shows as fast as a list. */
const DraggableBoard = lazy(() => import('./board-drag.tsx')) as unknown as <
  T extends { id: string },
>(
  props: BoardProps<T>,
) => ReactNode;

/** Columns of cards; a card is moved by dragging or by the menu in its corner. */
export function Board<T extends { id: string }>(props: BoardProps<T>) {
  const still = <StillBoard {...props} />;
  if (!props.onMove) return still;
  return (
    <Suspense fallback={still}>
      <DraggableBoard {...props} />
    </Suspense>
  );
}

function StillBoard<T extends { id: string }>(props: BoardProps<T>) {
  return (
    <BoardFrame>
      {props.columns.map((column) => {
        const items = itemsOf(props, column);
        return (
          <BoardLane key={column.value} column={column} count={items.length} {...props}>
            <div className="flex min-h-16 flex-col">
              {items.map((item) => (
                <div key={item.id} className="pb-2.5">
                  <BoardCard item={item} {...props} />
                </div>
              ))}
            </div>
          </BoardLane>
        );
      })}
    </BoardFrame>
  );
}
