import { Group, Loader, Text, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconChevronRight,
  IconMinus,
  IconScissors,
} from '@tabler/icons-react';
import type { ActionCard } from '@trellis/contract';
import { useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { entityWords } from './entity-words.ts';
import { rowWords, stepKind, stepName } from './steps.ts';

interface Opens {
  /** Nothing of it is in the app where the answer came to nothing. */
  isKept: boolean;
  /** Shows what a step wrote. */
  onOpen(card: ActionCard): void;
}

const LINE = { px: 8, py: 5, style: { borderRadius: 6 } } as const;

/** One step: what it is about, and how it came out. */
export function Step({ card, isKept, onOpen }: Opens & { card: ActionCard }) {
  const [kind, name] = [stepKind(card), stepName(card)];
  const words = entityWords(card) ?? rowWords(card);
  return (
    <UnstyledButton {...LINE} onClick={() => onOpen(card)}>
      <Group gap={8} wrap="nowrap">
        <StepMark card={card} isKept={isKept} />
        <Text size="xs" truncate style={{ flex: 1 }} title={name || kind}>
          <Text span size="xs" c={name ? 'dimmed' : undefined}>
            {kind}{' '}
          </Text>
          {name}
        </Text>
        {card.state === 'writing' && card.lines > 0 && (
          <Text size="xs" c="dimmed">
            {card.lines} lines
          </Text>
        )}
      </Group>
      {words && (
        <Text size="xs" c="dimmed" pl={24}>
          {words}
        </Text>
      )}
      {card.message && card.state !== 'truncated' && (
        <Text size="xs" c="var(--mantine-color-error)" pl={24}>
          {card.message}
        </Text>
      )}
    </UnstyledButton>
  );
}

/** What pages are put together from, in one line that opens. */
export function Parts({ cards, ...rest }: Opens & { cards: readonly ActionCard[] }) {
  const [isOpen, setOpen] = useState(false);
  const running = cards.find(({ state }) => state === 'writing');
  const [first] = cards;
  return (
    <>
      <UnstyledButton {...LINE} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Group gap={8} wrap="nowrap">
          {first && <StepMark card={running ?? first} isKept={rest.isKept} />}
          <Text size="xs" truncate style={{ flex: 1 }}>
            {counted(cards.length, 'part')} of the pages
            {running && (
              <Text span size="xs" c="dimmed">
                {' '}
                {stepName(running)}
              </Text>
            )}
          </Text>
          <IconChevronRight
            size={14}
            aria-hidden
            style={{ transform: isOpen ? 'rotate(90deg)' : undefined }}
          />
        </Group>
      </UnstyledButton>
      {isOpen && cards.map((card) => <Step key={card.index} card={card} {...rest} />)}
    </>
  );
}

function StepMark({ card, isKept }: { card: ActionCard; isKept: boolean }) {
  const size = 16;
  if (!isKept && card.state === 'applied')
    return <IconMinus size={size} color="var(--mantine-color-dimmed)" aria-label="Not kept" />;
  // What is no known step is shown and does nothing (ruling 21).
  if (card.type === 'unknown' && card.state === 'applied')
    return <IconMinus size={size} color="var(--mantine-color-dimmed)" aria-label="Shown only" />;
  switch (card.state) {
    case 'writing':
      return <Loader size={14} aria-label="In progress" />;
    case 'applied':
      return card.message ? (
        <IconAlertTriangle
          size={size}
          color="var(--mantine-color-error)"
          aria-label="Partly done"
        />
      ) : (
        <IconCheck size={size} color="var(--trellis-accent)" aria-label="Done" />
      );
    case 'truncated':
      return <IconScissors size={size} color="var(--mantine-color-dimmed)" aria-label="Cut off" />;
    case 'failed':
      return (
        <IconAlertTriangle size={size} color="var(--mantine-color-error)" aria-label="Failed" />
      );
  }
}
