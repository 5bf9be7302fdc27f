import { notFound } from '../../refusal.ts';
import { blobBytes } from '../../storage/index.ts';
import type { Connector } from './connector.ts';
import { howRead } from './how-read.ts';

/** Files and texts that were sent here; they are one part. */
export const local: Connector = {
  async *parts(item, { needs }) {
    const { app_id: appId, content_file: name, content_hash: hash } = item;
    const blob = name && (await needs.files.blob(appId, name));
    if (!blob || !hash) throw notFound('The file of this data item is gone. Upload it again.');
    yield { key: '', hash, ...(await howRead(item.type, () => blobBytes(blob))) };
  },
};
