import type { ActionCard, ChatMessage } from '@trellis/contract';
import type { Chunk } from './message-writer.ts';

type Part = ChatMessage['parts'][number];

/**
 * The parts of an answer, from what its stream had brought: the counterpart of MessageWriter, for a message
 * whose writer is gone. `isCut`: there are steps, which can be gone on with; the one that was being written is cut.
 */
export function storedParts(chunks: readonly Chunk[]): { parts: Part[]; isCut: boolean } {
  const parts = new Map<string, Part>();
  for (const chunk of chunks) take(parts, chunk);
  let isCut = false;
  for (const part of parts.values()) {
    if (part.type !== 'data-action') continue;
    const card = part.data as ActionCard;
    isCut ||= card.state === 'writing' || card.state === 'applied';
    if (card.state !== 'writing') continue;
    part.data = { ...card, state: 'truncated', isTruncated: true } satisfies ActionCard;
  }
  return { parts: [...parts.values()], isCut };
}

function take(parts: Map<string, Part>, chunk: Chunk): void {
  switch (chunk.type) {
    case 'text-delta':
    case 'reasoning-delta': {
      const type = chunk.type === 'text-delta' ? 'text' : 'reasoning';
      const part: Part = parts.get(chunk.id) ?? { type, text: '' };
      part.text = (part.text ?? '') + chunk.delta;
      parts.set(chunk.id, part);
      return;
    }
    case 'tool-input-available': {
      const { toolName, toolCallId, input } = chunk;
      const part = { type: 'dynamic-tool', toolName, toolCallId, input, state: 'input-available' };
      parts.set(`tool ${toolCallId}`, part);
      return;
    }
    case 'tool-output-available':
      Object.assign(parts.get(`tool ${chunk.toolCallId}`) ?? {}, {
        state: 'output-available',
        output: chunk.output,
      });
      return;
    case 'tool-output-error':
      Object.assign(parts.get(`tool ${chunk.toolCallId}`) ?? {}, {
        state: 'output-error',
        errorText: chunk.errorText,
      });
      return;
    case 'data-thought':
      for (const part of [...parts.values()].slice(chunk.data.from))
        if (part.type === 'text') part.type = 'reasoning';
      return;
    case 'data-action':
    case 'data-repair':
    case 'data-mended':
    case 'data-next':
      parts.set(chunk.id, { ...chunk });
      return;
    default:
  }
}
