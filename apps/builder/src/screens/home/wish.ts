import { ChatMode } from '@trellis/contract';
import { z } from 'zod';
import { newMessageId } from '../../panels/chat/message-id.ts';
import { asWritten } from '../../panels/chat/planning.ts';
import { ownShelf } from '../../session/device.ts';
import type { PromptKind } from './examples.ts';
import type { Picked } from './picked.ts';

/** What somebody wants to have built. Repeated with the same keys it makes one app, and asks once. */
export interface Wish {
  kind: PromptKind;
  prompt: string;
  templateId: string | undefined;
  files: readonly Picked[];
  mode: ChatMode | undefined;
  /** What answers in the app; null for the installation's own. */
  model: string | null;
  /** Its message comes by itself, when its files and its model are there. */
  isHeld: boolean;
  requestKey: string;
  messageId: string;
}

const [DRAFT, SENT] = ['prompt', 'wish'];

/** The words for a new app that are not sent, or not answered yet; '' for none. */
export const keptWords = (): string => ownShelf().get(DRAFT) ?? '';
export const keepWords = (words: string): boolean => ownShelf().set(DRAFT, words);

const SentWish = z.object({
  kind: z.enum(['GEN_APP', 'AI_TOOL']),
  prompt: z.string(),
  mode: ChatMode.optional(),
  templateId: z.string().optional(),
  model: z.string().nullable().default(null),
  /** Which they were: a page that is reloaded has lost them. */
  files: z.array(z.string()),
  isHeld: z.boolean(),
  /** The message may have been taken, with these files. */
  isAsked: z.boolean(),
  requestKey: z.string(),
  messageId: z.string(),
});
/** What was sent for a new app, as long as no answer to it was heard. */
type SentWish = z.infer<typeof SentWish>;

function sentWish(): SentWish | null {
  const kept = ownShelf().get(SENT);
  if (kept === null) return null;
  try {
    return SentWish.parse(JSON.parse(kept));
  } catch {
    // Written by another release: then nothing is known of it.
    return null;
  }
}

/** What this browser sent and heard no answer to, where its words are still those in the box. */
export function unansweredWish(): SentWish | null {
  const sent = sentWish();
  return sent?.prompt === asWritten(keptWords()).words ? sent : null;
}

/**
 * The wish with its keys, kept until it is answered. The same wish has the same keys, whatever happens to the page: it
 * makes one app. Other words, or files that its message would not bring along any more, are a wish of their own.
 */
export function keepWish(wished: Omit<Wish, 'requestKey' | 'messageId' | 'isHeld'>): Wish {
  const before = sentWish();
  const { kind, prompt, mode, model, templateId } = wished;
  const files = wished.files.map(signOf);
  const isSame =
    before?.kind === kind &&
    before.prompt === prompt &&
    before.mode === mode &&
    before.templateId === templateId &&
    before.model === model &&
    (!before.isAsked || files.every((file) => before.files.includes(file)));
  const isHeld = files.length > 0 || model !== null || (isSame && before.isHeld);
  const sent: SentWish = isSame
    ? before
    : {
        ...{ kind, prompt, mode, model, templateId, files },
        isHeld,
        isAsked: !isHeld,
        requestKey: crypto.randomUUID(),
        messageId: newMessageId(),
      };
  ownShelf().set(SENT, JSON.stringify(sent));
  return { ...wished, isHeld, requestKey: sent.requestKey, messageId: sent.messageId };
}

/** Its message is sent now, with these files and no others. */
export function keepAsked(files: readonly Picked[]): void {
  const sent = sentWish();
  if (!sent || sent.isAsked) return;
  ownShelf().set(SENT, JSON.stringify({ ...sent, files: files.map(signOf), isAsked: true }));
}

/** By what a file is known again, with where its rows go: a message that was taken is not sent with another choice. */
const signOf = ({ file: { name, size }, entity }: Picked): string =>
  `${name} ${size} ${entity ?? ''}`;

/** It was answered: neither its words nor its keys are wanted any more. */
export function dropWish(): void {
  ownShelf().remove(DRAFT);
  ownShelf().remove(SENT);
}
