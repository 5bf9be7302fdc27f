export { encodingOf } from './detect-encoding.ts';
export { drawnPage } from './drawn.ts';
export { decoded, type Encoding } from './encoding.ts';
export { type Foreign, foreignBytes, Parsing } from './parsing.ts';
export type {
  CsvJob,
  FoundPassage,
  PageRead,
  PassagesJob,
  PassagesRead,
  PictureFormat,
  TableRow,
} from './protocol.ts';
export { FairQueue } from './queue.ts';
export type { Reading } from './reading.ts';
export { BrokenFile } from './refusals.ts';
export { type Separator, saysSeparator, separatorOf } from './separator.ts';
export { textOf } from './text-of.ts';
