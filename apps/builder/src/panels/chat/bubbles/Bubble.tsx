import { memo } from 'react';
import type { ChatItem } from '../types.ts';
import { Answer } from './Answer.tsx';
import { Asked } from './Asked.tsx';
import type { BubbleActs } from './acts.ts';

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
