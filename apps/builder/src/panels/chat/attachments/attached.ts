import type { Attachment, TableImport } from '@trellis/contract';

/** A file at the composer: on its way, there, or refused. */
export interface Attached {
  key: string;
  name: string;
  contentType: string;
  state: { kind: 'sending'; part: number } | { kind: 'failed'; message: string } | { kind: 'done' };
  attachment: Attachment | null;
  /** The entity that a table's rows go into; null where the assistant is to decide. */
  entity: string | null;
  /** Its person said so. */
  isChosen?: boolean;
  /** The field that each column goes to, where the person said so. */
  columns?: TableImport['columns'];
}

/** Files of a message, as they stand at the composer. */
export const attachedOf = (
  files: readonly Attachment[],
  imports: readonly TableImport[],
): Attached[] =>
  files.map((attachment) => {
    const into = imports.find(({ url }) => url === attachment.url);
    return {
      key: attachment.url,
      name: attachment.name,
      contentType: attachment.contentType,
      state: { kind: 'done' },
      attachment,
      entity: into?.entity ?? null,
      isChosen: true,
      columns: into?.columns,
    };
  });

/** What is sent of them. */
export function outgoing(list: readonly Attached[]): {
  files: Attachment[];
  imports: TableImport[];
} {
  const stored = list.flatMap(({ attachment, entity, columns }) =>
    attachment ? [{ ...attachment, entity, columns }] : [],
  );
  return {
    files: stored.map(({ name, url, contentType }) => ({ name, url, contentType })),
    imports: stored.flatMap(({ url, entity, columns }) =>
      entity ? [{ url, entity, ...(columns && { columns }) }] : [],
    ),
  };
}
