import { FOREIGN } from '@trellis/contract/parsing';
import { type XmlHandler, XmlReader } from '../xml.ts';
import type { Zip } from '../zip.ts';

/** Reads an XML file of the workbook. `step` is asked after each piece: what it gives is passed on. */
export async function* readPart(
  zip: Zip,
  name: string,
  handler: XmlHandler,
  step: () => Iterable<string> = () => [],
): AsyncGenerator<string> {
  const reader = new XmlReader(handler, FOREIGN.xml);
  const decoder = new TextDecoder();
  for await (const piece of zip.file(name)) {
    reader.write(decoder.decode(piece, { stream: true }));
    yield* step();
  }
  reader.write(decoder.decode());
  reader.end();
  yield* step();
}

/** Reads a part that gives nothing on the way. */
export async function readWhole(zip: Zip, name: string, handler: XmlHandler): Promise<void> {
  for await (const _ of readPart(zip, name, handler));
}

/** Texts of workbooks write what XML does not know as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;
