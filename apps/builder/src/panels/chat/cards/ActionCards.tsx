import { Box, Group, Loader, Paper, ScrollArea, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus, IconScissors } from '@tabler/icons-react';
import { type ActionCard, MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { useFollowed } from '../../../ui/useFollowed.ts';
import { CutOff } from './CutOff.tsx';
import { entityWords } from './entity-words.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}));

const VERB: Record<ActionCard['type'], string> = {
  add_file: 'Write',
  edit_file: 'Change',
  delete_file: 'Remove',
  add_entity: 'Add data',
  edit_entity: 'Change data',
  insert_entity_records: 'Add rows',
  import_entities: 'Import rows',
  unknown: 'Note',
};

/** What the assistant does, step by step; each step ticks when it is done, and opens to show its content. */
export function ActionCards({
  cards,
  isKept,
  onContinue,
}: {
  cards: ActionCard[];
  /** Nothing of it is in the app where the answer came to nothing. */
  isKept: boolean;
  onContinue: (() => void) | null;
}) {
  const [open, setOpen] = useState<ActionCard | null>(null);
  const { viewport, content, onScroll } = useFollowed();
  const done = cards.filter((card) => card.state === 'applied').length;
  const cut = cards.find((card) => card.state === 'truncated');
  return (
    <Paper withBorder my={8} bg="var(--trellis-raised)" style={{ overflow: 'hidden' }}>
      <Group
        justify="space-between"
        px="sm"
        py={8}
        style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
      >
        <Text size="xs" fw={600}>
          {counted(cards.length, 'step')}
        </Text>
        <Text size="xs" c="dimmed" aria-live="polite">
          {isKept ? `${done} of ${cards.length} done` : 'Nothing was kept'}
        </Text>
      </Group>
      <ScrollArea.Autosize
        mah={260}
        viewportRef={viewport}
        onScrollPositionChange={onScroll}
        viewportProps={{ tabIndex: 0, 'aria-label': 'Steps' }}
        // By itself it is as wide as its longest line, which would be cut at the edge without a sign.
        styles={{ content: { minWidth: 0 } }}
      >
        <Stack gap={0} p={4} ref={content}>
          {cards.map((card) => (
            <UnstyledButton
              key={card.index}
              onClick={() => setOpen(card)}
              px={8}
              py={5}
              style={{ borderRadius: 6 }}
            >
              <Group gap={8} wrap="nowrap">
                <StepMark card={card} isKept={isKept} />
                <Text size="xs" truncate style={{ flex: 1 }} title={card.title || card.file}>
                  <Text span size="xs" c="dimmed">
                    {VERB[card.type]}{' '}
                  </Text>
                  {card.title || card.file}
                </Text>
                {card.state === 'writing' && card.lines > 0 && (
                  <Text size="xs" c="dimmed">
                    {card.lines} lines
                  </Text>
                )}
              </Group>
              <EntityWords card={card} />
              {card.message && card.state !== 'truncated' && (
                <Text size="xs" c="var(--mantine-color-error)" pl={24}>
                  {card.message}
                </Text>
              )}
            </UnstyledButton>
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {cut && (
        <Box p="sm" style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}>
          <CutOff
            why={cut.message === MESSAGES.truncated ? MESSAGES.truncated : MESSAGES.stepCut}
            onContinue={onContinue}
          />
        </Box>
      )}
      {open && (
        <Suspense fallback={null}>
          <ActionDialog card={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Paper>
  );
}

function EntityWords({ card }: { card: ActionCard }) {
  const words = entityWords(card);
  return words ? (
    <Text size="xs" c="dimmed" pl={24}>
      {words}
    </Text>
  ) : null;
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
      return <Loader size={14} aria-label="Under way" />;
    case 'applied':
      return card.message ? (
        <IconAlertTriangle
          size={size}
          color="var(--mantine-color-error)"
          aria-label="Done in part"
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
