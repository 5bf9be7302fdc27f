/**
 * What a foreign file may be at most. Counted before anything is made of it, and the same for every way in;
 * what a reader's process may use beside that is the server's (apps/server/src/parsing/limits.ts).
 */
export const FOREIGN = {
  /** Of an archive, such as a spreadsheet or a Word file is: files in it, and bytes once unpacked. */
  archive: { entries: 5_000, bytes: 200_000_000 },
  /** Of XML: elements, and how deep they stand in each other. */
  xml: { elements: 20_000_000, depth: 250 },
  table: {
    columns: 2_000,
    /** The last row of a sheet, as spreadsheets have it. */
    lastRow: 1_048_576,
    /** Cells of a sheet, the empty ones before a row's last one counted. */
    cells: 10_000_000,
    sheets: 500,
    /** Texts that a sheet's cells share, and their characters together. */
    texts: 2_000_000,
    textLength: 60_000_000,
    /** Records that one call imports, all or none. The editor's import takes more, step by step. */
    records: 500_000,
    /** Bytes of one record of such an import. */
    record: 1_000_000,
  },
  json: { depth: 100, record: 5_000_000 },
  document: { bytes: 20_000_000, pages: 500, words: 2_000_000, elements: 1_000_000 },
  /** What becomes data of an app: pages of a PDF, characters of a document, rows of a list, bytes and elements of a page of the web. */
  knowledge: { pages: 2_000, words: 10_000_000, rows: 200_000, page: 5_000_000, elements: 200_000 },
  /** Pixels of a picture, as its first bytes tell them. */
  picture: { pixels: 50_000_000 },
  /** A drawing (SVG), which becomes a picture of pixels: `drawn` counts what is used again each time. */
  drawing: {
    bytes: 4_000_000,
    elements: 20_000,
    drawn: 100_000,
    depth: 100,
    width: 1_600,
    height: 4_000,
  },
} as const;

const many = (count: number) => count.toLocaleString('en');

/** Why a foreign file is not read, in words for whoever sent it. */
export const FOREIGN_WORDS = {
  needsMemory: 'This file needs too much memory to read',
  needsTime: 'This file takes too long to read',
  broken: 'This file is broken and cannot be read',
  busy: 'Many files are being read right now. Try again in a moment.',
  inflates: 'This file is too large when unpacked',
  locked: 'This file is password-protected',
  tooMany: (most: number, what: string) => `A file can have up to ${many(most)} ${what}`,
  tooLong: (most: number, what: string) => `${what} can have up to ${many(most)} characters`,
} as const;
