export { CHUNK, type Chunk, chunksOf, OVERLAP, rowText } from './chunks/chunks.ts';
export type { Part, Place } from './chunks/document.ts';
export { partsOfHtml } from './chunks/html.ts';
export { partsOfPlain } from './chunks/plain.ts';
export { nearness } from './index/nearness.ts';
export {
  BLOCK,
  blockOf,
  lengthByte,
  livePostings,
  PostingList,
  postingsIn,
} from './index/postings.ts';
export {
  bestChunks,
  type Found,
  type Index,
  type IndexRow,
  raritiesIn,
  type Span,
} from './index/search.ts';
export { fused } from './vectors/fused.ts';
export { direction, likeness, quantised, storedLength } from './vectors/quantised.ts';
export { type Indexed, indexed } from './words/indexed.ts';
export { ANY, codeOf, type Language, languageOf } from './words/languages.ts';
export { termsOf } from './words/terms.ts';
