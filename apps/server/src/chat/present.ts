import type { ChatMessage, PresentedMessage, ToolInvocation } from '@trellis/contract';

/** A message in the specification's shape, beside the parts that it is stored as (ruling 5). */
export function presentMessage(message: ChatMessage): PresentedMessage {
  const { metadata } = message;
  return {
    ...message,
    content: message.parts
      .flatMap((part) => (part.type === 'text' && part.text ? [part.text] : []))
      .join('\n')
      .trim(),
    createdAt: metadata?.createdAt,
    status: metadata?.status ?? 'ready',
    attachments: attachmentsOf(message),
    toolInvocations: message.parts.flatMap(invocationOf),
    annotations: metadata ? [metadata] : [],
  };
}

function invocationOf(part: ChatMessage['parts'][number]): ToolInvocation[] {
  if (part.type !== 'dynamic-tool') return [];
  const call = { toolCallId: String(part.toolCallId), toolName: String(part.toolName) };
  const args = part.input;
  if (part.state === 'output-available')
    return [{ ...call, args, state: 'result', result: part.output }];
  if (part.state === 'output-error')
    return [{ ...call, args, state: 'result', result: { error: part.errorText } }];
  return [{ ...call, args, state: 'call' }];
}

/** The files that came with a message. */
export function attachmentsOf({ parts }: ChatMessage): PresentedMessage['attachments'] {
  return parts.flatMap((part) => {
    if (part.type !== 'file' || typeof part.url !== 'string') return [];
    return [
      {
        name: String(part.filename ?? 'file'),
        url: part.url,
        contentType: String(part.mediaType ?? ''),
      },
    ];
  });
}

/**
 * A message as those see it who are no admins: without tokens and costs (ruling 18), and without what
 * lies behind a failure (spec 2, section 6).
 */
export function forOthers<M extends Pick<ChatMessage, 'metadata'> & Partial<ChatMessage>>(
  message: M,
): M {
  const {
    usage: _usage,
    details: _details,
    console: _console,
    ...metadata
  } = message.metadata ?? {};
  const parts = message.parts?.map(partForOthers);
  return {
    ...message,
    ...(message.metadata && { metadata }),
    ...(parts && { parts }),
  };
}

/** The same of one part, or of a chunk that brings one: a request to repair tells what it used. */
export function partForOthers<P extends { type: string; data?: unknown }>(part: P): P {
  if (part.type !== 'data-repair') return part;
  const { usage: _usage, cost: _cost, ...note } = part.data as { usage?: unknown; cost?: unknown };
  return { ...part, data: note };
}
