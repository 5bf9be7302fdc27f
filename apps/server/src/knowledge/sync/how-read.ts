import { FOREIGN } from '@trellis/contract';
import { decoded, encodingOf, type PassagesJob, separatorOf } from '../../parsing/index.ts';

type Open = () => AsyncIterable<Uint8Array>;

/** How a file is read, by its type (spec 1, section 3). */
export async function howRead(type: string, open: Open): Promise<{ job: PassagesJob; open: Open }> {
  if (type === 'pdf') return { job: { kind: 'passages', format: 'pdf' }, open };
  if (type === 'doc') return { job: { kind: 'passages', format: 'word' }, open };
  const { encoding, head } = await encodingOf(open());
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
