import { Alert, Box, Button, Text } from '@mantine/core';
import { type ActionCard, MESSAGES } from '@trellis/contract';
import { useEffect, useState } from 'react';
import { ActionCards } from '../cards/ActionCards.tsx';
import { CutOff } from '../cards/CutOff.tsx';
import { MessageTools } from '../repair/MessageTools.tsx';
import { RepairNotes } from '../repair/RepairNotes.tsx';
import type { ChatItem } from '../types.ts';
import { AnswerActs } from './AnswerActs.tsx';
import type { BubbleActs } from './acts.ts';
import classes from './bubbles.module.css';
import { Formatted } from './Formatted.tsx';
import { type Group, groupsOf, isCalling } from './groups.ts';
import { NextSaid } from './NextSaid.tsx';
import { ToolCall } from './ToolCall.tsx';

interface Props extends Omit<BubbleActs, 'onRevert' | 'onEdit'> {
  message: ChatItem;
  live: boolean;
  isAdmin: boolean;
}

/** The assistant's answer: words, steps, what it called and thought, and how it ended. */
export function Answer(props: Props) {
  const { message, live, isAdmin, onContinue, onAgain, onBuild, onSay, onCompare } = props;
  const { status, error, details, author, systemActionInfo, mode, isCut } = message.metadata ?? {};
  const groups = groupsOf(message);
  const isSilent = useSilent(message, live);
  const onContinueThis = onContinue && (() => onContinue(message));
  // Cards say it themselves, with the way to go on; what was only thought is asked for again.
  const hasCutCard = groups.some((group) => group.kind === 'cards' && group.cards.some(isCutCard));
  const isCutBetween = isCut && !hasCutCard && groups.some(({ kind }) => kind !== 'reasoning');
  const isKept = !isLost(message) || isCut === true || hasCutCard;
  const isSaid = error === MESSAGES.truncated && (hasCutCard || isCutBetween);
  return (
    <Box className={classes.answer}>
      {author && (
        <Text size="xs" c="dimmed" fw={600}>
          {author}
        </Text>
      )}
      {groups.map((group) => (
        <Piece key={group.key} group={group} isKept={isKept} onContinue={onContinueThis} />
      ))}
      {isCutBetween && (
        // What was lost says why below.
        <CutOff
          why={status === 'ready' || isSaid ? MESSAGES.truncated : null}
          onContinue={onContinueThis}
        />
      )}
      <RepairNotes message={message} isAdmin={isAdmin} />
      {systemActionInfo && (
        <Text size="xs" c="dimmed">
          Repaired later by an admin.
        </Text>
      )}
      {live && message.parts.length === 0 && <Thinking />}
      {live && isSilent && (
        <Text size="xs" c="dimmed" role="status">
          {MESSAGES.modelSilent}
        </Text>
      )}
      {status === 'stopped' && (
        <Text size="xs" c="dimmed">
          {hasCutCard || isCut
            ? `Stopped before anything was changed.${onContinueThis ? ' Going on keeps the steps that are done.' : ''}`
            : 'Stopped. Nothing was changed.'}
        </Text>
      )}
      {(status === 'error' || status === 'interrupted') && !isSaid && (
        <Alert color="red" mt={6} p="xs">
          {error ?? MESSAGES.chatFailed}
          {isAdmin && details && (
            <Text size="xs" mt={4} style={{ overflowWrap: 'anywhere' }}>
              {details}
            </Text>
          )}
        </Alert>
      )}
      {onAgain && status !== 'ready' && (
        <Button size="compact-xs" variant="default" mt={6} onClick={onAgain}>
          {MESSAGES.tryAgain}
        </Button>
      )}
      {onBuild && mode === 'plan' && status === 'ready' && (
        <Button size="compact-sm" mt={6} onClick={onBuild}>
          {MESSAGES.buildIt}
        </Button>
      )}
      {onSay && status === 'ready' && <NextSaid message={message} onSay={onSay} />}
      {!live && <AnswerActs message={message} isAdmin={isAdmin} onCompare={onCompare} />}
      {!live && isAdmin && <MessageTools message={message} />}
    </Box>
  );
}

/** So long nothing may come before it is said, in milliseconds. */
const SILENT_AFTER = 10_000;

/** Whether nothing has come of an answer under way for a while, and it waits for the model alone. */
function useSilent(message: ChatItem, live: boolean): boolean {
  const [silent, setSilent] = useState<ChatItem | null>(null);
  useEffect(() => {
    if (!live || isCalling(message)) return;
    const timer = setTimeout(() => setSilent(message), SILENT_AFTER);
    return () => clearTimeout(timer);
  }, [message, live]);
  return silent === message;
}

/** How answers end of which nothing is stored. */
const LOST: readonly string[] = ['error', 'stopped', 'interrupted'];
/** Whether nothing of an answer is stored. */
export const isLost = ({ metadata }: ChatItem): boolean =>
  metadata?.status !== undefined && LOST.includes(metadata.status);

const isCutCard = ({ state }: ActionCard) => state === 'truncated';

interface PieceProps {
  group: Group;
  isKept: boolean;
  onContinue: (() => void) | null;
}

function Piece({ group, isKept, onContinue }: PieceProps) {
  switch (group.kind) {
    case 'cards':
      return <ActionCards cards={group.cards} isKept={isKept} onContinue={onContinue} />;
    case 'text':
      return <Formatted text={group.text} />;
    case 'tool':
      return <ToolCall call={group.call} />;
    case 'reasoning':
      return (
        <details className={classes.fold}>
          <summary>Reasoning</summary>
          <Text size="xs" style={{ whiteSpace: 'pre-wrap' }}>
            {group.text}
          </Text>
        </details>
      );
  }
}

export function Thinking() {
  return (
    <Text size="sm" c="dimmed" className="thinking" role="status">
      {MESSAGES.thinking}
    </Text>
  );
}
