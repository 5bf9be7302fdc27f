import { FOREIGN } from '@trellis/contract';
import { decoded, encodingOf, type PassagesJob, separatorOf } from '../../parsing/index.ts';
import { notFound } from '../../refusal.ts';
import { blobBytes } from '../../storage/index.ts';
import type { Connector } from './connector.ts';

/** Files and texts that were sent here; they are one part. */
export const local: Connector = {
  async *parts(item, { needs }) {
    const { app_id: appId, content_file: name, content_hash: hash } = item;
    const blob = name && (await needs.files.blob(appId, name));
    if (!blob || !hash) throw notFound('The file of this data item is gone. Upload it again.');
    yield { key: '', hash, ...(await howRead(item.type, blob)) };
  },
};

/** How a file is read, by its type. */
async function howRead(
  type: string,
  blob: Blob,
): Promise<{ job: PassagesJob; open: () => AsyncIterable<Uint8Array> }> {
  const open = () => blobBytes(blob);
  if (type === 'pdf') return { job: { kind: 'passages', format: 'pdf' }, open };
  if (type === 'doc') return { job: { kind: 'passages', format: 'word' }, open };
  const { encoding, head } = await encodingOf(blobBytes(blob));
  if (type !== 'csv')
    return {
      job: { kind: 'passages', format: 'text' },
      open: encoding === 'utf-8' ? open : () => inUtf8(decoded(open(), encoding)),
    };
  const separator = separatorOf(new TextDecoder(encoding).decode(head));
  const csv = { kind: 'csv', encoding, separator, record: FOREIGN.table.record } as const;
  return { job: { kind: 'passages', format: 'csv', csv }, open };
}

async function* inUtf8(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}
