import { Center, Code, Loader, Text } from '@mantine/core';
import type { ActionCard } from '@trellis/contract';
import { lazy, Suspense } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import classes from '../bubbles/bubbles.module.css';

/** With the code editor's colors, loaded when it is first needed. */
const CodeView = lazy(async () => ({
  default: (await import('../../code/parts/CodeView.tsx')).CodeView,
}));

/** What a step writes. */
export function ActionDialog({ card, onClose }: { card: ActionCard; onClose(): void }) {
  const isCode = /\.(tsx?|jsx?|css|json)$/.test(card.file);
  // Entities and rows are JSON, whatever their name.
  const id = isCode ? card.file : `${card.file || 'content'}.json`;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="lg"
      title={card.title && card.title !== card.file ? `${card.title} (${card.file})` : card.file}
    >
      {card.message && (
        <Text size="sm" c="var(--mantine-color-error)" mb="xs">
          {card.message}
        </Text>
      )}
      {card.content ? (
        <Suspense fallback={<Waiting />}>
          <div className={classes.code}>
            <CodeView id={id} text={card.content} />
          </div>
        </Suspense>
      ) : (
        <Code block>
          {card.state === 'writing' ? 'Still being written…' : 'This step has no content.'}
        </Code>
      )}
    </Dialog>
  );
}

const Waiting = () => (
  <Center mih={120}>
    <Loader size="sm" aria-label="Loading the content" />
  </Center>
);
