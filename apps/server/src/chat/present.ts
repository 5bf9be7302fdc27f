import type { ChatMessage, PresentedMessage } from '@trellis/contract';

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
    annotations: metadata ? [metadata] : [],
  };
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

/** A message without what it used: tokens and costs are for admins (ruling 18). */
export function withoutUsage<M extends Pick<ChatMessage, 'metadata'> & Partial<ChatMessage>>(
  message: M,
): M {
  const { usage: _usage, ...metadata } = message.metadata ?? {};
  const parts = message.parts?.map(partWithoutUsage);
  return {
    ...message,
    ...(message.metadata && { metadata }),
    ...(parts && { parts }),
  };
}

/** The same of one part, or of a chunk that brings one: a request to repair tells what it used. */
export function partWithoutUsage<P extends { type: string; data?: unknown }>(part: P): P {
  if (part.type !== 'data-repair') return part;
  const { usage: _usage, ...note } = part.data as { usage?: unknown };
  return { ...part, data: note };
}
