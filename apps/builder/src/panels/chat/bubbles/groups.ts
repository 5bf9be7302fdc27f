import type { ActionCard } from '@trellis/contract';
import type { ChatItem } from '../types.ts';

/** Something that the assistant called, with what it gave and got. */
export interface Invocation {
  name: string;
  state: 'running' | 'done' | 'failed';
  input: unknown;
  output: unknown;
}

export type Group = { key: number } & (
  | { kind: 'text' | 'reasoning'; text: string }
  | { kind: 'cards'; cards: ActionCard[] }
  | { kind: 'tool'; call: Invocation }
);

/** An answer's parts in order, neighbouring steps together: white space between two steps does not part them. */
export function groupsOf(message: ChatItem): Group[] {
  const list: Group[] = [];
  for (const part of message.parts) {
    const last = list.at(-1);
    const call = invocationOf(part);
    if (part.type === 'data-action') {
      if (last?.kind === 'cards') last.cards.push(part.data);
      else list.push({ key: list.length, kind: 'cards', cards: [part.data] });
    } else if (call) list.push({ key: list.length, kind: 'tool', call });
    else if ((part.type === 'text' || part.type === 'reasoning') && part.text.trim())
      list.push({ key: list.length, kind: part.type, text: part.text });
  }
  return list;
}

/** Whether it waits for something that it called: then it is not the model that is silent. */
export const isCalling = ({ parts }: Pick<ChatItem, 'parts'>): boolean =>
  parts.some((part) => invocationOf(part)?.state === 'running');

/** A tool part of the AI SDK, in either of its two forms; null for every other part. */
export function invocationOf(part: ChatItem['parts'][number]): Invocation | null {
  if (part.type !== 'dynamic-tool' && !part.type.startsWith('tool-')) return null;
  const tool = part as {
    type: string;
    toolName?: string;
    state?: string;
    input?: unknown;
    output?: unknown;
    errorText?: string;
  };
  const failed = tool.errorText !== undefined || tool.state === 'output-error';
  return {
    name: tool.toolName ?? tool.type.replace(/^tool-/, ''),
    state: failed ? 'failed' : tool.state === 'output-available' ? 'done' : 'running',
    input: tool.input,
    output: failed ? tool.errorText : tool.output,
  };
}
