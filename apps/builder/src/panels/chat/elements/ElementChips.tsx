import { ActionIcon, Group, Text } from '@mantine/core';
import { IconPointer, IconX } from '@tabler/icons-react';
import { type ChosenElement, elementTitle } from '@trellis/contract';
import { keyOf } from './chosen.ts';
import classes from './elements.module.css';

interface Props {
  elements: readonly ChosenElement[];
  /** Absent where they were sent. */
  onRemove?(element: ChosenElement): void;
}

/** The elements that a message is about, each with its place in the code. */
export function ElementChips({ elements, onRemove }: Props) {
  return (
    <ul
      className={classes.chips}
      aria-label={onRemove ? 'Chosen elements' : 'About these elements'}
    >
      {elements.map((element) => (
        <li key={keyOf(element)} className={classes.chip}>
          <Group gap={4} wrap="nowrap">
            <IconPointer size={12} aria-hidden />
            <Text span size="xs" truncate title={`${element.file}:${element.line} ${element.text}`}>
              {elementTitle(element)}
            </Text>
            <Text span size="xs" c="dimmed" truncate className={classes.place}>
              {element.file.split('/').pop()}:{element.line}
            </Text>
            {onRemove && (
              <ActionIcon
                size={18}
                aria-label={`Remove ${elementTitle(element)}`}
                onClick={() => onRemove(element)}
              >
                <IconX size={12} />
              </ActionIcon>
            )}
          </Group>
        </li>
      ))}
    </ul>
  );
}
