import type { ChatMode } from '@trellis/contract';
import type { ChatItem } from '../types.ts';

/** What can be done with a message; null where this person, or at this moment, may not. */
export interface BubbleActs {
  /** Has an answer that was cut gone on with. */
  onContinue: ((message: ChatItem) => void) | null;
  /** Asks the same again, where the answer came to nothing. */
  onAgain: (() => void) | null;
  /** Carries out what was planned. */
  onBuild: (() => void) | null;
  /** Sends what the answer offers to say next. */
  onSay: ((text: string) => void) | null;
  /** Takes a person's message back. */
  onRevert: ((message: ChatItem) => void) | null;
  /** Sends a person's message again in other words, from where it stood. */
  onEdit: ((message: ChatItem, text: string, mode?: ChatMode) => Promise<void>) | null;
  /** Shows what an answer changed. */
  onCompare: ((message: ChatItem) => void) | null;
}
