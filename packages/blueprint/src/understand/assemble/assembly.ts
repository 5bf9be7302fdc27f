import { labelled, type Span } from '../../labels/index.ts';
import { fold } from '../../lexicon/index.ts';
import type { Draft, DraftEntity } from '../draft.ts';
import { findValues, type Values } from '../values/index.ts';
import type { Text } from '../walk/index.ts';
import { nounOf } from './nouns.ts';
import { outlineOf } from './outline/index.ts';
import type { Outline, Outlined } from './outline/state.ts';
import { mended } from './spans.ts';

/** A text with its labels and what they outline, on the way into the draft. */
export interface Assembly extends Text {
  draft: Draft;
  spans: readonly Span[];
  leads: readonly number[];
  /** Choices that stand with their values. */
  values: readonly Values[];
  outline: Outline;
  entities: Map<Outlined, DraftEntity>;
}

/** Labels a text and outlines what it speaks of. */
export function assemblyOf(draft: Draft, reading: Text): Assembly {
  const { text, tokens, lexicon, tags } = reading;
  const values = findValues({ text, tokens, lexicon, tags });
  const isValue = ({ from, to }: { from: number; to: number }) =>
    values.some((list) => from < list.to && list.from < to);
  const { spans: seen, leads } = labelled({ tokens, lexicon, tags });
  const spans = mended(seen, reading);
  const source = { ...reading, values, out: [] };
  const told = spans.filter((span) => span.kind === 'value' || !isValue(span));
  const outline = outlineOf({ text, tokens, lexicon, spans: told }, (span) => nounOf(source, span));
  // 'A form to ask for a viewing': what is asked for is the form's, and no list beside it.
  outline.things = outline.things.filter(
    ({ noun, facts }) =>
      noun.many ||
      facts.length > 0 ||
      !draft.requests.some(({ action }) => fold(action).includes(fold(noun.head))),
  );
  return { ...reading, draft, spans, leads, values, outline, entities: new Map() };
}
