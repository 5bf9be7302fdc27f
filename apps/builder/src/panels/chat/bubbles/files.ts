import type { Attachment } from '@trellis/contract';
import type { ChatItem } from '../types.ts';

/** The files that came with a message. */
export function filesOf({ parts }: ChatItem): Attachment[] {
  return parts.flatMap((part) =>
    part.type === 'file'
      ? [{ url: part.url, name: part.filename ?? 'file', contentType: part.mediaType }]
      : [],
  );
}
