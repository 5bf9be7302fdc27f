import { pdfs, words } from './documents.fixture.ts';
import { avif, drawings, gif, jpeg, png } from './pictures.fixture.ts';
import { sheets, texts } from './tables.fixture.ts';

/** A file that means harm, by what it is; made when it is asked for, since many are large. */
export interface Hostile {
  what: string;
  /** The ending of its name, and the type that it is sent with. */
  ending: string;
  make(): Uint8Array;
}

const pictures: Record<string, () => Uint8Array> = {
  'png of 100,000 × 100,000': () => png(100_000, 100_000),
  'png of zeros': () => png(40_000, 40_000, 40_000),
  'png of more points than there are': () => png(2 ** 31 - 1, 2 ** 31 - 1),
  'jpeg that is cut': () => jpeg(2_000, 2_000),
  'jpeg of 65,535 × 65,535': () => jpeg(65_535, 65_535),
  'gif of thousands of pictures': () => gif(20_000),
  'avif of noise': avif,
};

const others: Record<string, () => Uint8Array> = {
  'png that is a page': () =>
    Buffer.concat([png(1, 1, 1), Buffer.from('<script>alert(1)</script>')]),
  'png that is an archive': () => Buffer.concat([png(1, 1, 1), sheets['xlsx with a far cell']!()]),
  'pdf that is an archive': () =>
    Buffer.concat([Buffer.from('%PDF-1.4\n'), sheets['xlsx with a far cell']!()]),
  'xlsx that is a picture': () => png(1, 1, 1),
  'docx that is a sheet': () => sheets['xlsx with a far cell']!(),
  'csv of bytes': () => Buffer.from(Array.from({ length: 500_000 }, (_, at) => (at * 7_919) % 256)),
  'json of nothing': () => Buffer.alloc(0),
  'xlsx of nothing': () => Buffer.alloc(0),
  'csv of nothing': () => Buffer.alloc(0),
  'svg of nothing': () => Buffer.from('<svg'),
  'zip cut in its midst': () => sheets['xlsx with a far cell']!().slice(0, 700),
};

const asText = (make: () => string) => () => Buffer.from(make());
const inText = (all: Record<string, () => string>) =>
  Object.fromEntries(Object.entries(all).map(([what, make]) => [what, asText(make)]));

const all: Record<string, () => Uint8Array> = {
  ...sheets,
  ...inText(texts),
  ...pdfs,
  ...words,
  ...pictures,
  ...inText(drawings),
  ...others,
};

/** Every hostile file. What begins with zip is sent as a spreadsheet: those are archives. */
export const HOSTILE: readonly Hostile[] = Object.entries(all).map(([what, make]) => ({
  what,
  ending: what.split(' ')[0]!.replace('zip', 'xlsx'),
  make,
}));
