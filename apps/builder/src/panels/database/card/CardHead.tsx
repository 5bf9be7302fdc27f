import { ActionIcon, Drawer, Group, Text, Tooltip } from '@mantine/core';
import {
  IconArrowLeft,
  IconChevronDown,
  IconChevronUp,
  IconHistory,
  IconLink,
  IconTrash,
} from '@tabler/icons-react';
import { copyText } from '../../../ui/copy.ts';
import classes from './card.module.css';
import type { Card } from './useCard.ts';
import type { Walk } from './useWalk.ts';

interface Props {
  card: Card;
  walk: Walk;
  /** The address of the row. */
  link(): string;
  hasHistory: boolean;
  onHistory?(): void;
  onDelete?(): void;
}

/** Where the row stands among others, the ways to them, and what can be done with it. */
export function CardHead({ card, walk, link, hasHistory, onHistory, onDelete }: Props) {
  const { isAmong, index, count, go } = walk;
  return (
    <div className={classes.head}>
      {card.rows.length > 1 && <Act label="Go back" onClick={card.back} Icon={IconArrowLeft} />}
      {isAmong && (
        <>
          <Act
            label="Previous row (Alt+↑)"
            name="Previous row"
            isOff={index <= 0}
            onClick={() => void go(index - 1)}
            Icon={IconChevronUp}
          />
          <Act
            label="Next row (Alt+↓)"
            name="Next row"
            isOff={count !== null && index >= count - 1}
            onClick={() => void go(index + 1)}
            Icon={IconChevronDown}
          />
          <Text size="xs" c="dimmed" mr="auto" role="status">
            {index + 1} of {count?.toLocaleString() ?? '…'}
          </Text>
        </>
      )}
      <Group gap={2} ml="auto" wrap="nowrap">
        <Act
          label="Copy a link to this row"
          onClick={() => void copyText(link())}
          Icon={IconLink}
        />
        {onHistory && (
          <Act label="History" isOn={hasHistory} onClick={onHistory} Icon={IconHistory} />
        )}
        {onDelete && <Act label="Delete this row" onClick={onDelete} Icon={IconTrash} />}
        <Drawer.CloseButton aria-label="Close the row" data-autofocus />
      </Group>
    </div>
  );
}

interface ActProps {
  label: string;
  /** What it is called, where the label says more. */
  name?: string;
  isOff?: boolean;
  isOn?: boolean;
  onClick(): void;
  Icon: typeof IconLink;
}

function Act({ label, name = label, isOff, isOn, onClick, Icon }: ActProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={name}
        aria-pressed={isOn}
        disabled={isOff}
        onClick={onClick}
        variant={isOn ? 'light' : 'subtle'}
      >
        <Icon size={17} />
      </ActionIcon>
    </Tooltip>
  );
}
