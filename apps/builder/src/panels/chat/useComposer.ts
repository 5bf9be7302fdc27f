import { type Attachment, LIMITS, type TableImport } from '@trellis/contract';
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { ownShelf } from '../../session/device.ts';
import { outgoing } from './attachments/attached.ts';
import { useFiles } from './attachments/useFiles.ts';
import { useChosen } from './elements/chosen.ts';
import type { Outgoing } from './outgoing.ts';
import { asWritten } from './planning.ts';
import { useSent } from './useSent.ts';
import { useSuggestion } from './useSuggestion.ts';

/** What the conversation does with the box. */
export interface ComposerHandle {
  /** Puts words into the box, unless something stands there. */
  offer(text: string): void;
  /** The message is on its way: it leaves the box, and comes back when it is refused. */
  take(text: string): void;
  /** A message that did not stand in the box is on its way: it comes into the box only when it is refused. */
  hold(message: Outgoing): void;
  /** The app has words for the assistant; what is being written stays. */
  suggest(text: string): void;
  /** The plan is being built: what is written next is done at once again. */
  endPlanning(): void;
}

export interface Given {
  appId: string;
  /** The conversation stood at a plan when it was opened. */
  wasPlanning: boolean;
  busy: boolean;
  failure: string | null;
  /** The server has begun to answer. */
  taken: boolean;
  /** Answers whether the message is on its way. */
  onSend(message: Outgoing): boolean;
}

/** The message that is being written: its words and files, kept until the server took them. */
export function useComposer(
  ref: Ref<ComposerHandle>,
  box: RefObject<HTMLTextAreaElement | null>,
  given: Given,
) {
  const { appId, busy, failure, taken, onSend } = given;
  const key = `message:${appId}`;
  const [text, setText] = useState(() => ownShelf().get(key) ?? '');
  const [hint, setHint] = useState<string | null>(null);
  /** Enter was pressed while the assistant was at work: what stands here goes out when it is done. */
  const [waits, setWaits] = useState(false);
  const [isPlanning, setPlanning] = useState(given.wasPlanning);
  const attachments = useFiles(appId, text, setHint);
  const elements = useChosen(appId);
  const suggestion = useSuggestion({
    text,
    isFree: () =>
      text === '' &&
      attachments.list.length === 0 &&
      elements.length === 0 &&
      document.activeElement !== box.current,
    put: (words) => write(words),
  });
  // Words of the app are nobody's draft.
  useKept(key, suggestion.isApps ? '' : text);
  const { take, hold } = useSent({ appId, taken, failure, elements, attachments, setText });
  useImperativeHandle(ref, () => ({
    offer: (said) => setText((now) => now || said),
    take,
    hold,
    suggest: suggestion.suggest,
    endPlanning: () => setPlanning(false),
  }));

  const send = () => {
    const message = messageOf(text, outgoing(attachments.list), isPlanning);
    const fault = faultOf(message.text);
    setHint(fault);
    if (fault !== null) return;
    if (busy || attachments.isSending) return setWaits(true);
    setWaits(false);
    if (onSend({ ...message, elements })) take(text.trim() || message.text);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes out once, when the work is over and the files are there
  useEffect(() => {
    if (busy || attachments.isSending || !waits) return;
    // After a failure the person decides whether it still makes sense.
    if (failure) setWaits(false);
    else send();
  }, [busy, attachments.isSending]);
  const write = (next: string) => {
    setText(next);
    setHint(null);
    setWaits(false);
  };
  const plan = { isOn: isPlanning, toggle: () => setPlanning(!isPlanning) };
  return { text, hint, waits, attachments, elements, suggestion, plan, write, send, setHint };
}

/** Keeps what is being written in the browser. */
function useKept(key: string, text: string): void {
  useEffect(() => {
    if (text) ownShelf().set(key, text);
    else ownShelf().remove(key);
  }, [key, text]);
}

/** What is written and attached, as a message. */
function messageOf(
  text: string,
  { files, imports }: Pick<Outgoing, 'files' | 'imports'>,
  isPlanning: boolean,
): Omit<Outgoing, 'elements'> {
  const { words, isPlan } = asWritten(text);
  const mode = isPlan || isPlanning ? ('plan' as const) : undefined;
  return { text: words || instead(files, imports), files, imports, mode };
}

/** Why a message cannot be sent; null where it can. */
function faultOf(message: string): string | null {
  if (!message) return 'Describe what to build or change.';
  const { maxLength } = LIMITS.chat;
  if (message.length <= maxLength) return null;
  return `That is ${message.length.toLocaleString()} characters. The limit is ${maxLength.toLocaleString()}.`;
}

/** What is said where nothing was written beside the files. */
function instead(files: readonly Attachment[], imports: readonly TableImport[]): string {
  if (files.length === 0) return '';
  const names = (list: readonly Attachment[]) => list.map(({ name }) => name).join(', ');
  const isTable = ({ url }: Attachment) => imports.some((one) => one.url === url);
  const tables = files.filter(isTable);
  return tables.length > 0 ? `Import ${names(tables)}` : `Look at ${names(files)}`;
}
