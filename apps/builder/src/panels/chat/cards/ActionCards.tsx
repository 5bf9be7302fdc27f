import { Box, Group, Paper, ScrollArea, Stack, Text } from '@mantine/core';
import { type ActionCard, MESSAGES } from '@trellis/contract';
import { lazy, Suspense, useState } from 'react';
import { counted } from '../../../ui/counted.ts';
import { useFollowed } from '../../../ui/useFollowed.ts';
import { CutOff } from './CutOff.tsx';
import { Parts, Step } from './Step.tsx';
import { stepLines } from './steps.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./ActionDialog.tsx')).ActionDialog,
}));

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
          {stepLines(cards).map((line) =>
            line.kind === 'step' ? (
              <Step key={line.card.index} card={line.card} isKept={isKept} onOpen={setOpen} />
            ) : (
              <Parts
                key={line.cards[0]?.index}
                cards={line.cards}
                isKept={isKept}
                onOpen={setOpen}
              />
            ),
          )}
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
