import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { Alert, Button, Menu, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { BLOCK_TYPES, type BlockType, type ToolBlock } from '@trellis/contract';
import { useState } from 'react';
import { moved } from '../../../panels/fields/types.ts';
import { useRemoval, useToolPart } from '../../../panels/tool/useTool.ts';
import { ConflictNote } from '../../../saving/fields/ConflictNote.tsx';
import classes from '../tool.module.css';
import { BlockCard } from './BlockCard.tsx';
import { Sample } from './Sample.tsx';
import { BLOCK_WORDS } from './words.ts';

const MOST = 30;

/** How a tool's answer is laid out: blocks in their order, each with what is to stand in it (ruling 45). */
export function LayoutEditor({ toolId, disabled }: { toolId: string; disabled: boolean }) {
  const bound = useToolPart(toolId, 'blocks');
  const blocks = bound.value ?? [];
  const [open, setOpen] = useState<string | null>(null);
  const onDragEnd = ({ source, destination }: DropResult) => {
    if (destination) bound.set(moved(blocks, source.index, destination.index));
  };
  const add = (type: BlockType) => {
    const block = newBlock(type);
    bound.set([...blocks, block]);
    setOpen(block.id);
  };
  const remove = useRemoval(toolId, 'blocks', ({ id }) => id);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4" id="tool-layout" tabIndex={-1}>
        Results layout
      </Title>
      <Text size="sm" c="dimmed">
        {blocks.length === 0
          ? 'Without blocks, the answer is a single text.'
          : 'The answer fills these blocks in order.'}
      </Text>
      {bound.error && (
        <Alert color="red" p="xs" role="alert">
          {bound.error}
        </Alert>
      )}
      <ConflictNote field={bound} />
      <div className={classes.beside}>
        <Stack gap="xs">
          <DragDropContext
            onDragEnd={onDragEnd}
            dragHandleUsageInstructions="Press space to pick the block up, move it with the arrow keys, and drop it with space. Escape leaves it where it was."
          >
            <Droppable droppableId="blocks" isDropDisabled={disabled}>
              {(drop) => (
                <ul ref={drop.innerRef} {...drop.droppableProps} className={classes.blocks}>
                  {blocks.map((block, at) => (
                    <Draggable
                      key={block.id}
                      draggableId={block.id}
                      index={at}
                      isDragDisabled={disabled}
                    >
                      {(drag) => (
                        <li ref={drag.innerRef} {...drag.draggableProps}>
                          <BlockCard
                            block={block}
                            isOpen={open === block.id}
                            disabled={disabled}
                            handle={drag.dragHandleProps}
                            onToggle={() => setOpen(open === block.id ? null : block.id)}
                            onChange={(next) => bound.set(blocks.with(at, next))}
                            onRemove={() => remove(at, 'Block removed')}
                          />
                        </li>
                      )}
                    </Draggable>
                  ))}
                  {drop.placeholder}
                </ul>
              )}
            </Droppable>
          </DragDropContext>
          {!disabled && blocks.length < MOST && (
            <Menu shadow="md" position="bottom-start">
              <Menu.Target>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPlus size={16} />}
                  style={{ alignSelf: 'flex-start' }}
                >
                  Add a block
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                {BLOCK_TYPES.map((type) => (
                  <Menu.Item key={type} onClick={() => add(type)}>
                    {BLOCK_WORDS[type].name}
                    <Text size="xs" c="dimmed">
                      {BLOCK_WORDS[type].about}
                    </Text>
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </Stack>
        <Sample blocks={blocks} />
      </div>
    </Stack>
  );
}

const newBlock = (type: BlockType): ToolBlock => ({
  id: crypto.randomUUID(),
  type,
  title: '',
  instructions: '',
  ...(type === 'chart' && { chart: 'bar' }),
  data: { features: {} },
});
