import type { Person } from './person.ts';

let messages = 0;
/** An id as the builder gives its messages, of a message that is new. */
export const messageId = (): string => `msgc${String(++messages).padStart(16, '0')}`;

interface Said {
  id?: string;
  /** Files beside the text. */
  parts?: readonly object[];
  metadata?: object;
  signal?: AbortSignal;
}

/** Says something in the chat of an app; the answer streams. */
export function sendMessage(
  person: Person,
  appId: string,
  text: string,
  { id = messageId(), parts = [], metadata, signal }: Said = {},
): Promise<Response> {
  const message = { id, role: 'user', parts: [{ type: 'text', text }, ...parts], metadata };
  return person.fetch(`/api/apps/${appId}/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: appId, messages: [message] }),
    signal,
  });
}

/** How a model writes files into its answer. */
export const writes = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(
      ([file, content]) =>
        `<action type="add_file" file="${file}" title="${file}">\n${content}\n</action>\n`,
    )
    .join('');
