import { ActionIcon, Box, Button, Group, Skeleton, Stack, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import type { AppDetail } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { HelpButton } from '../../help/HelpButton.tsx';
import { keysHere } from '../../palette/keys.ts';
import type { PanelChat, PanelProps } from '../../panels/types.ts';
import { useSaver, useSaving } from '../../saving/context.ts';
import { Failing } from '../../ui/Failing.tsx';
import classes from './BuildScreen.module.css';
import type { PanelEntry } from './panels.ts';

/** Panels whose article is another's. */
const ARTICLE_OF: Record<string, string> = { 'code-read': 'code', 'app-texts': 'tool-texts' };

interface Props {
  entry: PanelEntry;
  app: AppDetail;
  toolId: string | null;
  chat: PanelChat;
  onSaved(): void;
  openPanel?(key: string): void;
  /** Left out where the publish bar has it. */
  onDone?(): void;
}

/** One panel with its title, undo and redo, and Done, which leads back to the list. */
export function OpenPanel({ entry, app, toolId, chat, onSaved, openPanel, onDone }: Props) {
  const saver = useSaver();
  const isReady = useSaving((_, of) => of.isOpen);
  // What was edited is saved when the panel goes.
  useEffect(() => () => void saver.flush(), [saver]);
  return (
    <Box component="aside" aria-label={entry.label} className={classes.panel}>
      <Group justify="space-between" gap={2} wrap="nowrap" className={classes.panelHead}>
        <Text component="h2" fw={600} size="sm" truncate>
          {entry.label}
        </Text>
        <Group gap={2} wrap="nowrap">
          {/* What has the whole stage has an undo of its own. */}
          {entry.zone === 'side' && <Steps />}
          <HelpButton slug={ARTICLE_OF[entry.key] ?? entry.key} />
          {onDone && (
            <Button size="compact-xs" variant="default" onClick={onDone}>
              Done
            </Button>
          )}
        </Group>
      </Group>
      <Box className={classes.panelBody} data-zone={entry.zone}>
        <Failing what="This panel">
          {isReady ? (
            <Loaded
              key={entry.key}
              entry={entry}
              app={app}
              toolId={toolId}
              chat={chat}
              onSaved={onSaved}
              openPanel={openPanel}
            />
          ) : (
            <Waiting />
          )}
        </Failing>
      </Box>
    </Box>
  );
}

/**
 * The panel itself, as soon as its code is here. Without `Suspense`, which would keep a panel back for
 * 300 ms once it has shown that it waits.
 */
function Loaded({ entry, ...props }: { entry: PanelEntry } & PanelProps) {
  const [Panel, setPanel] = useState(() => entry.held());
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    entry.load().then((panel) => setPanel(() => panel), setFailure);
  }, [entry]);
  if (failure !== null) throw failure;
  return Panel ? <Panel {...props} /> : <Waiting />;
}

/** Undo and redo of what was edited in the panels. */
function Steps() {
  const saver = useSaver();
  const canUndo = useSaving((_, of) => of.canUndo);
  const canRedo = useSaving((_, of) => of.canRedo);
  if (!canUndo && !canRedo) return null;
  return (
    <>
      <Tooltip label={`Undo (${keysHere('Ctrl+Z')})`}>
        <ActionIcon size="sm" aria-label="Undo" disabled={!canUndo} onClick={() => saver.undo()}>
          <IconArrowBackUp size={16} />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={`Redo (${keysHere('Ctrl+Shift+Z')})`}>
        <ActionIcon size="sm" aria-label="Redo" disabled={!canRedo} onClick={() => saver.redo()}>
          <IconArrowForwardUp size={16} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

const Waiting = () => (
  <Stack gap="sm" aria-label="Loading" role="status">
    {[32, 56, 32, 32].map((height, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Skeleton key={at} h={height} />
    ))}
  </Stack>
);
