import { memo } from 'react';
import type { ChatItem } from '../types.ts';
import { Answer } from './Answer.tsx';
import { Asked } from './Asked.tsx';

/** What can be done with a message; null where this person, or at this moment, may not. */
export interface BubbleActs {
  onContinue: (() => void) | null;
  /** Takes a person's message back. */
  onRevert: ((message: ChatItem) => void) | null;
  /** Sends a person's message again in other words, from where it stood. */
  onEdit: ((message: ChatItem, text: string) => Promise<void>) | null;
  /** Shows what an answer changed. */
  onCompare: ((message: ChatItem) => void) | null;
}

interface Props extends BubbleActs {
  message: ChatItem;
  /** Whether the answer is still being written. */
  live: boolean;
  isAdmin: boolean;
}

/** One message: the person's on the right, the assistant's over the whole width with its steps. */
export const Bubble = memo(function Bubble({ onRevert, onEdit, ...props }: Props) {
  const { message } = props;
  return message.role === 'user' ? (
    <Asked message={message} onRevert={onRevert} onEdit={onEdit} />
  ) : (
    <Answer {...props} />
  );
});
