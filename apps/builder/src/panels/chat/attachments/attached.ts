import type { Attachment, TableImport } from '@trellis/contract';

/** A file at the composer: on its way, there, or refused. */
export interface Attached {
  key: string;
  name: string;
  contentType: string;
  state: { kind: 'sending'; part: number } | { kind: 'failed'; message: string } | { kind: 'done' };
  attachment: Attachment | null;
  /** The entity that a table's rows go into; null where it is only to be read. */
  entity: string | null;
}

/** Files of a message, as they stand at the composer. */
export const attachedOf = (
  files: readonly Attachment[],
  imports: readonly TableImport[],
): Attached[] =>
  files.map((attachment) => ({
    key: attachment.url,
    name: attachment.name,
    contentType: attachment.contentType,
    state: { kind: 'done' },
    attachment,
    entity: imports.find(({ url }) => url === attachment.url)?.entity ?? null,
  }));

/** What is sent of them. */
export function outgoing(list: readonly Attached[]): {
  files: Attachment[];
  imports: TableImport[];
} {
  const stored = list.flatMap(({ attachment, entity }) =>
    attachment ? [{ ...attachment, entity }] : [],
  );
  return {
    files: stored.map(({ name, url, contentType }) => ({ name, url, contentType })),
    imports: stored.flatMap(({ url, entity }) => (entity ? [{ url, entity }] : [])),
  };
}
