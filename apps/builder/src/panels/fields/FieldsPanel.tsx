import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { Alert, Stack, Text } from '@mantine/core';
import { deletionFault } from '@trellis/tools';
import { useState } from 'react';
import { ConflictNote } from '../../saving/fields/ConflictNote.tsx';
import { useRemoval, useToolPart } from '../tool/useTool.ts';
import { type ToolPartProps, withTool } from '../tool/WithTool.tsx';
import { AddField } from './AddField.tsx';
import { FieldCard } from './FieldCard.tsx';
import { Steps } from './Steps.tsx';
import { labelOf, moved } from './types.ts';

/** What a tool asks for: each field with its rules, in the order in which people meet them (spec 1, section 2). */
export const FieldsPanel = withTool(({ app, toolId, disabled }: ToolPartProps) => {
  const bound = useToolPart(toolId, 'fields');
  const instructions = useToolPart(toolId, 'instructions').value ?? '';
  const fields = bound.value ?? [];
  const [open, setOpen] = useState<string | null>(null);
  const onDragEnd = ({ source, destination }: DropResult) => {
    if (destination) bound.set(moved(fields, source.index, destination.index));
  };
  const remove = useRemoval(toolId, 'fields', ({ name }) => name);
  return (
    <Stack gap="sm">
      <Text size="xs" c="dimmed">
        In the instructions, a tag such as [name] is replaced with what people enter.
      </Text>
      {bound.error && (
        <Alert color="red" p="xs" role="alert">
          {bound.error}
        </Alert>
      )}
      <ConflictNote field={bound} />
      <DragDropContext
        onDragEnd={onDragEnd}
        dragHandleUsageInstructions="Press space to pick the field up, move it with the arrow keys, and drop it with space. Escape leaves it where it was."
      >
        <Droppable droppableId="fields" isDropDisabled={disabled}>
          {(drop) => (
            <Stack
              gap={6}
              component="ul"
              m={0}
              p={0}
              style={{ listStyle: 'none' }}
              ref={drop.innerRef}
              {...drop.droppableProps}
            >
              {fields.map((field, at) => (
                <Draggable
                  key={field.name}
                  draggableId={field.name}
                  index={at}
                  isDragDisabled={disabled}
                >
                  {(drag) => (
                    <li ref={drag.innerRef} {...drag.draggableProps}>
                      <FieldCard
                        app={app}
                        toolId={toolId}
                        field={field}
                        fields={fields}
                        isOpen={open === field.name}
                        disabled={disabled}
                        handle={drag.dragHandleProps}
                        deletionFault={deletionFault(field.name, { instructions })}
                        onToggle={() => setOpen(open === field.name ? null : field.name)}
                        onChange={(next) => bound.set(fields.with(at, next))}
                        onRemove={() => remove(at, `${labelOf(field)} was deleted`)}
                      />
                    </li>
                  )}
                </Draggable>
              ))}
              {drop.placeholder}
            </Stack>
          )}
        </Droppable>
      </DragDropContext>
      {fields.length === 0 && (
        <Text size="sm" ta="center" py="xs">
          No fields yet: people type into one text input
        </Text>
      )}
      {!disabled && (
        <AddField
          app={app}
          fields={fields}
          onAdd={(field) => {
            bound.set([...fields, field]);
            setOpen(field.name);
          }}
        />
      )}
      <Steps toolId={toolId} disabled={disabled} />
    </Stack>
  );
});
