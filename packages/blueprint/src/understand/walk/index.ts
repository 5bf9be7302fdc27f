import type { Lexicon } from '../../lexicon/index.ts';
import type { Token } from '../../lexicon/tokens.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import type { Found } from '../phrases.ts';
import type { Piece } from '../pieces/index.ts';
import type { Tag } from '../tagger.ts';
import { readAlternatives, readStages } from './alternatives.ts';
import { readBare, settleChosen, settleColumns } from './choices.ts';
import { readNoun } from './nouns.ts';
import { settlePending, sharePairs } from './pending.ts';
import { Reading } from './reading.ts';
import { open, settleRequests } from './requests.ts';
import { readPhrase, readSign, readSmallWord, readVerb } from './small.ts';

export interface Text {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  tags: ReadonlyMap<number, Tag>;
  found: readonly Found[];
}

/** Goes through a text piece by piece and notes in the draft what each word asks for. */
export function walk(draft: Draft, { text, tokens, lexicon, tags, found }: Text): void {
  follow(new Reading(draft, text, tokens, lexicon, tags, found));
}

/** Reads on from where an app stands: what is named first belongs to `subject`; `bound` when the person said so ('to the deals'). */
export function walkFrom(
  draft: Draft,
  { text, tokens, lexicon, tags, found }: Text,
  subject: DraftEntity | undefined,
  mode: 'top' | 'fields',
  bound = false,
): void {
  const reading = new Reading(draft, text, tokens, lexicon, tags, found);
  Object.assign(reading, { subject, mode, first: false, verb: 'write', fixed: true, bound });
  follow(reading);
}

function follow(reading: Reading): void {
  let event = 0;
  const { found } = reading;
  for (const [at, piece] of reading.pieces.entries()) {
    while (event < found.length && (found[event] as Found).from <= piece.from)
      readPhrase(reading, found[event++] as Found);
    if (piece.from >= reading.skipTo) readPiece(reading, piece, at);
  }
  while (event < found.length) readPhrase(reading, found[event++] as Found);
  open(reading);
  settlePending(reading);
  settleChosen(reading);
  settleColumns(reading);
  settleRequests(reading);
  sharePairs(reading);
}

function readPiece(reading: Reading, piece: Piece, at: number): void {
  if (readStages(reading, piece)) return;
  if ((piece.kind === 'noun' || piece.kind === 'fn') && readAlternatives(reading, piece, at))
    return;
  if (piece.kind === 'sign') readSign(reading, piece.text, at);
  else if (piece.kind === 'fn') readSmallWord(reading, piece, at);
  else if (piece.kind === 'verb') readVerb(reading, piece, at);
  else if (piece.kind === 'noun') readNoun(reading, piece, at);
  else if (piece.kind === 'phrase') readBare(reading, piece.from);
}
