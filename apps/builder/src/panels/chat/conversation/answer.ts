import type { ActionCard, MessageMetadata, NextMessages, RepairNote } from '@trellis/contract';
import type { ChatItem } from '../types.ts';

interface ToolChunk {
  toolCallId: string;
}

/** A piece of the AI SDK's UI message stream; only what this product sends. */
export type Chunk =
  | { type: 'start'; messageId: string; messageMetadata: MessageMetadata }
  | { type: 'text-start' | 'text-end' | 'reasoning-start' | 'reasoning-end'; id: string }
  | { type: 'text-delta' | 'reasoning-delta'; id: string; delta: string }
  | (ToolChunk & { type: 'tool-input-available'; toolName: string; input: unknown })
  | (ToolChunk & { type: 'tool-output-available'; output: unknown })
  | (ToolChunk & { type: 'tool-output-error'; errorText: string })
  | { type: 'data-action'; id: string; data: ActionCard }
  | { type: 'data-repair'; id: string; data: RepairNote }
  | { type: 'data-mended'; id: string; data: { repairs: string[] } }
  | { type: 'data-next'; id: string; data: NextMessages }
  | { type: 'data-thought'; id: string; data: { from: number } }
  | { type: 'data-alive' }
  | { type: 'finish'; messageMetadata: MessageMetadata };

type Part = ChatItem['parts'][number];

/** The list with a piece of the answer in it. Each stream tells an answer from its beginning. */
export function withChunk(list: readonly ChatItem[], chunk: Chunk): ChatItem[] {
  if (chunk.type === 'start') {
    const { messageId: id, messageMetadata: metadata } = chunk;
    const begun: ChatItem = { id, role: 'assistant', parts: [], metadata };
    const isKnown = list.some((message) => message.id === id);
    return isKnown ? list.map((one) => (one.id === id ? begun : one)) : [...list, begun];
  }
  const last = list.at(-1);
  return last?.role === 'assistant' ? [...list.slice(0, -1), answered(last, chunk)] : [...list];
}

function answered(message: ChatItem, chunk: Exclude<Chunk, { type: 'start' }>): ChatItem {
  const { parts } = message;
  switch (chunk.type) {
    case 'text-start':
      return { ...message, parts: [...parts, { type: 'text', text: '' }] };
    case 'reasoning-start':
      return { ...message, parts: [...parts, { type: 'reasoning', text: '' }] };
    case 'text-delta':
    case 'reasoning-delta':
      return { ...message, parts: lengthened(parts, chunk.delta) };
    case 'tool-input-available': {
      const { toolName, toolCallId, input } = chunk;
      const state = 'input-available';
      return {
        ...message,
        parts: [...parts, { type: 'dynamic-tool', toolName, toolCallId, state, input }],
      };
    }
    case 'tool-output-available':
    case 'tool-output-error':
      return { ...message, parts: parts.map((part) => withOutput(part, chunk)) };
    case 'data-thought': {
      const { from } = chunk.data;
      return { ...message, parts: parts.map((part, at) => (at < from ? part : thought(part))) };
    }
    case 'data-action':
    case 'data-repair':
    case 'data-mended':
    case 'data-next':
      return { ...message, parts: withData(parts, chunk) };
    // Nothing to show, and a message that is new all the same: it is not silent.
    case 'data-alive':
      return { ...message };
    case 'finish':
      return { ...message, metadata: { ...message.metadata, ...chunk.messageMetadata } };
    default:
      return message;
  }
}

/** Words that were none for the person. */
const thought = (part: Part): Part =>
  part.type === 'text' ? { type: 'reasoning', text: part.text } : part;

/** What is being written stands last: it ends before anything else begins. */
function lengthened(parts: readonly Part[], delta: string): Part[] {
  const last = parts.at(-1);
  if (last?.type !== 'text' && last?.type !== 'reasoning') return [...parts];
  return [...parts.slice(0, -1), { ...last, text: last.text + delta }];
}

function withOutput(
  part: Part,
  chunk: Extract<Chunk, { type: 'tool-output-available' | 'tool-output-error' }>,
): Part {
  if (part.type !== 'dynamic-tool' || part.toolCallId !== chunk.toolCallId) return part;
  const { type, toolName, toolCallId, input } = part;
  const known = { type, toolName, toolCallId, input };
  return chunk.type === 'tool-output-error'
    ? { ...known, state: 'output-error', errorText: chunk.errorText }
    : { ...known, state: 'output-available', output: chunk.output };
}

/** A part of its own, in the place where it stood when it is sent again. */
function withData(
  parts: readonly Part[],
  chunk: Exclude<
    Extract<Chunk, { type: `data-${string}` }>,
    { type: 'data-thought' | 'data-alive' }
  >,
): Part[] {
  const isIt = (part: Part) => part.type === chunk.type && 'id' in part && part.id === chunk.id;
  return parts.some(isIt) ? parts.map((part) => (isIt(part) ? chunk : part)) : [...parts, chunk];
}
