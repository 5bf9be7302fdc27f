import {
  DragDropContext,
  Draggable,
  type DraggableProvidedDragHandleProps,
  Droppable,
} from '@hello-pangea/dnd';
import { cn } from '../../lib/utils.ts';
import { BoardCard, BoardFrame, BoardLane, type BoardProps, itemsOf } from './board-parts.tsx';

/** The board with cards that can be dragged, by pointer and by keyboard. */
export default function DraggableBoard<T extends { id: string }>(props: BoardProps<T>) {
  return (
    <DragDropContext
      onDragEnd={({ draggableId, destination, source }) => {
        if (!destination || destination.droppableId === source.droppableId) return;
        const item = props.items.find(({ id }) => id === draggableId);
        if (item) props.onMove?.(item, destination.droppableId);
      }}
    >
      <BoardFrame>
        {props.columns.map((column) => {
          const items = itemsOf(props, column);
          return (
            <BoardLane key={column.value} column={column} count={items.length} {...props}>
              <Droppable droppableId={column.value}>
                {(drop, { isDraggingOver }) => (
                  <div
                    ref={drop.innerRef}
                    {...drop.droppableProps}
                    className={cn(
                      'flex min-h-16 flex-1 flex-col rounded-lg transition-colors',
                      isDraggingOver && 'bg-primary/8',
                    )}
                  >
                    {items.map((item, index) => (
                      <Draggable key={item.id} draggableId={item.id} index={index}>
                        {(drag, { isDragging }) => (
                          <div
                            ref={drag.innerRef}
                            {...drag.draggableProps}
                            {...handleOf(drag.dragHandleProps, props.nameOf(item))}
                            className={cn('rounded-lg pb-2.5', isDragging && 'rotate-1')}
                          >
                            <BoardCard item={item} {...props} />
                          </div>
                        )}
                      </Draggable>
                    ))}
                    {drop.placeholder}
                  </div>
                )}
              </Droppable>
            </BoardLane>
          );
        })}
      </BoardFrame>
    </DragDropContext>
  );
}

/** A card holds buttons of its own, so its handle is a named group and not a button. */
function handleOf(props: DraggableProvidedDragHandleProps | null, name: string) {
  return { ...props, role: 'group', 'aria-label': name };
}
